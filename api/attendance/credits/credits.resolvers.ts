import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { listCredits } from './credit-queries.ts';
import { createEntryLoaders } from './entry-loaders.ts';

export const resolvers: Resolvers = {
  Query: {
    credits: (_, args, context) => listCredits(context, args),
  },
  Contract: {
    attendanceEntries: ({ id }, _, { loaders }) => loaders(createEntryLoaders).byContract.load(id),
  },
  Credit: {
    quest: ({ questId }, _, { loaders }) => loaders(createQuestLoaders).byId.load(questId),
  },
};
