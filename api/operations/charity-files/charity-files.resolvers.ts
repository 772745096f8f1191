import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { askForCharityFile } from './ask-for-charity-file.ts';
import { findCharityFile } from './charity-file-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    charityFile: (_root, args, context) => findCharityFile(context, args),
  },
  Mutation: {
    askForCharityFile: (_root, args, context) => askForCharityFile(context, args),
  },
};
