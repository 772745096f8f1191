import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { askForDataCopy } from './ask-for-data-copy.ts';
import { findOwnCopy } from './data-copy-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    dataCopy: (_root, _args, context) => findOwnCopy(context),
  },
  Mutation: {
    askForDataCopy: (_root, _args, context) => askForDataCopy(context),
  },
};
