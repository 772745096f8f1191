import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { shareRecap, unshareRecap } from './share-recap.ts';
import { findSharedRecap, readSharedAt } from './shared-recap-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    recapSharedAt: (_root, args, context) => readSharedAt(context, args),
    sharedRecap: (_root, args, context) => findSharedRecap(context, args),
  },
  Mutation: {
    shareRecap: (_root, args, context) => shareRecap(context, args),
    unshareRecap: (_root, args, context) => unshareRecap(context, args),
  },
};
