import { listOtherDates } from '#api/reads/quests/other-dates.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import { signUpForDates } from '#api/verbs/contracts/sign-up-for-dates.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    signUpForDates: (_, args, context) => signUpForDates(context, args),
  },
  Quest: {
    otherDates: ({ id }, _, context) => listOtherDates(context, id),
  },
  DateSignUp: {
    quest: ({ questId }, _, { loaders }) => loaders(createQuestLoaders).byId.load(questId),
  },
};
