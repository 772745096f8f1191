import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { listCredits } from './credit-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    credits: (_, args, context) => listCredits(context, args),
  },
  Credit: {
    quest: ({ questId }, _, { loaders }) => loaders(createQuestLoaders).byId.load(questId),
  },
};
