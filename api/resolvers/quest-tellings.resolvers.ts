import { createNoticeLoaders } from '#api/reads/messages/notice-loaders.ts';
import { questTelling } from '#api/reads/messages/quest-telling.ts';
import { markCalled } from '#api/verbs/quest-notices/mark-called.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
