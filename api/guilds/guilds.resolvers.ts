import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { searchGuilds } from './search-guilds.ts';

export const resolvers: Resolvers = {
  Query: {
    searchGuilds: (_, { text }, context) => searchGuilds(context, text),
  },
};
