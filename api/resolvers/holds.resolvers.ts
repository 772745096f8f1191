import { listOwnHolds } from '#api/reads/holds/own-holds.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownHeldQuests: (_root, _args, context) => listOwnHolds(context),
  },
};
