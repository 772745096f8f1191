import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { isGroupAdmin } from '#domain/permissions.ts';
import { chooseContestGuild, readContestGuild } from './contest-guild.ts';
import { createContestLoaders } from './contest-minutes.ts';
import { createGuild } from './create-guild.ts';
import { createGuildLoaders } from './guild-loaders.ts';
import { findGuildRow, listGuildPage, listGuilds, listOwnGuilds } from './guild-queries.ts';
import { listGuildQuests } from './guild-quests.ts';
import { joinGuild } from './join-guild.ts';
import { renewGuildCode } from './renew-guild-code.ts';
import { searchGuilds } from './search-guilds.ts';

export const resolvers: Resolvers = {
  Query: {
    guilds: (_, args, context) => listGuilds(context, args),
    guildPage: (_, args, context) => listGuildPage(context, args),
    getGuild: (_, { id }, context) => findGuildRow(context, id),
    ownGuilds: (_root, _args, context) => listOwnGuilds(context),
    contestGuild: (_root, _args, context) => readContestGuild(context),
    searchGuilds: (_, { text }, context) => searchGuilds(context, text),
  },
  Mutation: {
    createGuild: (_, { input }, context) => createGuild(context, input),
    chooseContestGuild: (_, { guildId }, context) => chooseContestGuild(context, guildId),
    renewGuildCode: (_, { guildId }, context) => renewGuildCode(context, guildId),
    addChariteerToGuild: (_, args, context) => joinGuild(context, args),
  },
  Guild: {
    contracts: ({ id }, _, { loaders }) => loaders(createGuildLoaders).contracts.load(id),
    quests: ({ id }, args, context) => listGuildQuests(context, id, args),
    contestMinutes: ({ id }, _, { loaders }) => loaders(createContestLoaders).minutesOfGuild.load(id),
    memberCount: ({ id }, _, { loaders }) => loaders(createGuildLoaders).memberCount.load(id),
    viewerIsMember: ({ id }, _, { viewer }) => viewer?.guildIds.includes(id) ?? false,
    viewerIsAdmin: ({ id }, _, { viewer }) => isGroupAdmin(viewer, { groupId: id, providerId: null }),
  },
};
