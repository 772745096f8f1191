import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { celebrateTypes } from './celebrate-types.ts';
import { findOwnProgress } from './progress-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    ownProgress: (_, __, context) => findOwnProgress(context),
  },
  Mutation: {
    celebrateTypes: (_, args, context) => celebrateTypes(context, args),
  },
};
