import { findOwnYear, findSharedYear } from '#api/reads/years/year-queries.ts';
import { shareYear } from '#api/verbs/years/share-year.ts';
import { unshareYear } from '#api/verbs/years/unshare-year.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownYear: (_root, args, context) => findOwnYear(context, args),
    sharedYear: (_root, args, context) => findSharedYear(context, args),
  },
  Mutation: {
    shareYear: (_root, args, context) => shareYear(context, args),
    unshareYear: (_root, args, context) => unshareYear(context, args),
  },
};
