import { createContestLoaders } from '#api/reads/guilds/contest-minutes.ts';
import { createGuildLoaders } from '#api/reads/guilds/guild-loaders.ts';
import { findGuildRow, listGuildPage, listGuilds, listOwnGuilds } from '#api/reads/guilds/guild-queries.ts';
import { listGuildQuests } from '#api/reads/guilds/guild-quests.ts';
import { searchGuilds } from '#api/reads/guilds/search-guilds.ts';
import { chooseContestGuild, readContestGuild } from '#api/verbs/guilds/contest-guild.ts';
import { createGuild } from '#api/verbs/guilds/create-guild.ts';
import { joinGuild } from '#api/verbs/guilds/join-guild.ts';
import { renewGuildCode } from '#api/verbs/guilds/renew-guild-code.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
