import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { listCredits } from './credit-queries.ts';
import { createEntryLoaders } from './entry-loaders.ts';
import { listOwnReputations } from './reputation-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    credits: (_, args, context) => listCredits(context, args),
    ownReputations: (_, _args, context) => listOwnReputations(context),
  },
  Contract: {
    attendanceEntries: ({ id }, _, { loaders }) => loaders(createEntryLoaders).byContract.load(id),
  },
  Credit: {
    quest: ({ questId }, _, { loaders }) => loaders(createQuestLoaders).byId.load(questId),
  },
};
