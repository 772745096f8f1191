import { setLanguage } from '#api/verbs/language/set-language.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    setLanguage: (_, { locale }, context) => setLanguage(context, locale),
  },
};
