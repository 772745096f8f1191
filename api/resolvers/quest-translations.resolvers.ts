import { createTranslationLoaders, translationIn } from '#api/reads/quests/quest-translations.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Quest: {
    translations: ({ id }, _, { loaders }) => loaders(createTranslationLoaders).byQuest.load(id),
    translation: ({ id }, { locale }, context) => translationIn(context, id, locale),
  },
};
