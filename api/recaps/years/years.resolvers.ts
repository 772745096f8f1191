import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { shareYear } from './share-year.ts';
import { unshareYear } from './unshare-year.ts';
import { findOwnYear, findSharedYear } from './year-queries.ts';

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
