import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createNoticeLoaders } from '#api/messages/messages/notice-loaders.ts';
import { markCalled } from './mark-called.ts';
import { questTelling } from './quest-telling.ts';

export const resolvers: Resolvers = {
  Query: {
    questTelling: (_, { questId }, context) => questTelling(context, questId),
  },
  Mutation: {
    markCalled: (_, args, context) => markCalled(context, args),
  },
  Quest: {
    cancelReason: ({ id, publishingStatus }, _, { loaders }) =>
      publishingStatus === 'Cancelled' ? loaders(createNoticeLoaders).cancelReason.load(id) : null,
  },
};
