import { createTranslationLoaders, translationIn } from '#api/reads/quests/quest-translations.ts';
import { translateQuest } from '#api/verbs/quests/translate-quest.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    translateQuest: (_, args, context) => translateQuest(context, args),
  },
  Quest: {
    translations: ({ id }, _, { loaders }) => loaders(createTranslationLoaders).byQuest.load(id),
    translation: ({ id }, { locale }, context) => translationIn(context, id, locale),
  },
};
