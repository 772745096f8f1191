import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { isFriendLink, ownFriendToken } from './friend-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    ownInvitation: (_root, _args, context) => ownFriendToken(context),
    isInvitation: (_root, { token }, context) => isFriendLink(context, token),
  },
};
