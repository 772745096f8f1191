import { findOwnProgress } from '#api/reads/progress/progress-queries.ts';
import { celebrateTypes } from '#api/verbs/progress/celebrate-types.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownProgress: (_, __, context) => findOwnProgress(context),
  },
  Mutation: {
    celebrateTypes: (_, args, context) => celebrateTypes(context, args),
  },
};
