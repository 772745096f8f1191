import { listCredits } from '#api/reads/credits/credit-queries.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    credits: (_, args, context) => listCredits(context, args),
  },
  Credit: {
    quest: ({ questId }, _, { loaders }) => loaders(createQuestLoaders).byId.load(questId),
  },
};
