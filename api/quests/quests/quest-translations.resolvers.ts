import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createTranslationLoaders, translationIn } from './quest-translations.ts';

export const resolvers: Resolvers = {
  Quest: {
    translations: ({ id }, _, { loaders }) => loaders(createTranslationLoaders).byQuest.load(id),
    translation: ({ id }, { locale }, context) => translationIn(context, id, locale),
  },
};
