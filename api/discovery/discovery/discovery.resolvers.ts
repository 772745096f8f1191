import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findQuests } from './find-quests.ts';
import { listSuggestedQuests } from './suggested-quests.ts';

export const resolvers: Resolvers = {
  Query: {
    findQuests: (_, args, context) => findQuests(context, args),
    suggestedQuests: (_root, _args, context) => listSuggestedQuests(context),
  },
  FoundQuests: { types: ({ countTypes }) => countTypes() },
};
