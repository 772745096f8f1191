import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listOwnHolds } from './own-holds.ts';

export const resolvers: Resolvers = {
  Query: {
    ownHeldQuests: (_root, _args, context) => listOwnHolds(context),
  },
};
