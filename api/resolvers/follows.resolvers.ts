import { listOwnFollows } from '#api/reads/follows/follow-queries.ts';
import { followOne } from '#api/verbs/follows/follow.ts';
import { setFollowNews } from '#api/verbs/follows/set-follow-news.ts';
import { unfollowOne } from '#api/verbs/follows/unfollow.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownFollows: (_root, _args, context) => listOwnFollows(context),
  },
  Mutation: {
    follow: (_root, { what }, context) => followOne(context, what),
    unfollow: (_root, { what }, context) => unfollowOne(context, what),
    setFollowNews: (_root, { isOn }, context) => setFollowNews(context, isOn),
  },
};
