import { findOwnCopy } from '#api/reads/data-copies/data-copy-queries.ts';
import { askForDataCopy } from '#api/verbs/data-copies/ask-for-data-copy.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    dataCopy: (_root, _args, context) => findOwnCopy(context),
  },
  Mutation: {
    askForDataCopy: (_root, _args, context) => askForDataCopy(context),
  },
};
