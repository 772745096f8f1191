import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { joinGuild } from './join-guild.ts';
import { searchGuilds } from './search-guilds.ts';

export const resolvers: Resolvers = {
  Query: {
    searchGuilds: (_, { text }, context) => searchGuilds(context, text),
  },
  Mutation: {
    addChariteerToGuild: (_, args, context) => joinGuild(context, args),
  },
};
