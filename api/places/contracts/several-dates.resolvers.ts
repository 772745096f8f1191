import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listOtherDates } from '#api/quests/quests/other-dates.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { signUpForDates } from './sign-up-for-dates.ts';

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
