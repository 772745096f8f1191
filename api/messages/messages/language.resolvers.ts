import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { setLanguage } from './set-language.ts';

export const resolvers: Resolvers = {
  Mutation: {
    setLanguage: (_, { locale }, context) => setLanguage(context, locale),
  },
};
