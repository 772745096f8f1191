import { findOwnProgress } from '#api/reads/progress/progress-queries.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownProgress: (_, __, context) => findOwnProgress(context),
  },
};
