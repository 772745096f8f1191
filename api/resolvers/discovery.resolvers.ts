import { findQuests } from '#api/reads/discovery/find-quests.ts';
import { listSuggestedQuests } from '#api/reads/discovery/suggested-quests.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    findQuests: (_, args, context) => findQuests(context, args),
    suggestedQuests: (_root, _args, context) => listSuggestedQuests(context),
  },
  FoundQuests: { types: ({ countTypes }) => countTypes() },
};
