import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { followOne } from './follow.ts';
import { listOwnFollows } from './follow-queries.ts';
import { setFollowNews } from './set-follow-news.ts';
import { unfollowOne } from './unfollow.ts';

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
