import { isFriendLink, ownFriendToken } from '#api/reads/friends/friend-queries.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownInvitation: (_root, _args, context) => ownFriendToken(context),
    isInvitation: (_root, { token }, context) => isFriendLink(context, token),
  },
};
