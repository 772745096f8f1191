import { createApplicantLoader } from '#api/reads/groups/applicant-loader.ts';
import { listAnnouncements } from '#api/reads/guilds/guild-announcements.ts';
import { findInvitedGuild, listGuildInvites } from '#api/reads/guilds/guild-invites.ts';
import { createGuildLoaders } from '#api/reads/guilds/guild-loaders.ts';
import { findGuildRow, listGuildPage, listGuilds, listOwnGuilds } from '#api/reads/guilds/guild-queries.ts';
import { listGuildQuests } from '#api/reads/guilds/guild-quests.ts';
import { createGuildRecordLoader } from '#api/reads/guilds/guild-record.ts';
import { listGuildsWithoutAdmin } from '#api/reads/guilds/resting-guilds.ts';
import { searchGuilds } from '#api/reads/guilds/search-guilds.ts';
import { createGuild } from '#api/verbs/guilds/create-guild.ts';
import { createGuildInvite } from '#api/verbs/guilds/invites/create-guild-invite.ts';
import { joinByInvite } from '#api/verbs/guilds/invites/join-by-invite.ts';
import { revokeGuildInvite } from '#api/verbs/guilds/invites/revoke-guild-invite.ts';
import { joinGuild } from '#api/verbs/guilds/join-guild.ts';
import { announceToGuild } from '#api/verbs/guilds/members/announce-to-guild.ts';
import { giveGuild } from '#api/verbs/guilds/members/give-guild.ts';
import { renewGuildCode } from '#api/verbs/guilds/renew-guild-code.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    guilds: (_, args, context) => listGuilds(context, args),
    guildPage: (_, args, context) => listGuildPage(context, args),
    getGuild: (_, { id }, context) => findGuildRow(context, id),
    ownGuilds: (_root, _args, context) => listOwnGuilds(context),
    guildInvites: (_, { guildId }, context) => listGuildInvites(context, guildId),
    invitedGuild: (_, { token }, context) => findInvitedGuild(context, token),
    guildAnnouncements: (_, { guildId }, context) => listAnnouncements(context, guildId),
    guildsWithoutAdmin: (_, args, context) => listGuildsWithoutAdmin(context, args),
    searchGuilds: (_, { text }, context) => searchGuilds(context, text),
  },
  Mutation: {
    createGuild: (_, { input }, context) => createGuild(context, input),
    renewGuildCode: (_, { guildId }, context) => renewGuildCode(context, guildId),
    createGuildInvite: (_, { guildId }, context) => createGuildInvite(context, guildId),
    revokeGuildInvite: (_, args, context) => revokeGuildInvite(context, args),
    joinGuildByInvite: (_, { token }, context) => joinByInvite(context, token),
    announceToGuild: (_, args, context) => announceToGuild(context, args),
    giveGuild: (_, args, context) => giveGuild(context, args),
    addChariteerToGuild: (_, args, context) => joinGuild(context, args),
  },
  Guild: {
    contracts: ({ id }, _, { loaders }) => loaders(createGuildLoaders).contracts.load(id),
    quests: ({ id }, args, context) => listGuildQuests(context, id, args),
    memberCount: ({ id }, _, { loaders }) => loaders(createGuildLoaders).memberCount.load(id),
    hasAdmin: ({ id }, _, { loaders }) => loaders(createGuildLoaders).hasAdmin.load(id),
    record: ({ id }, _, { loaders }) => loaders(createGuildRecordLoader).load(id),
    viewerIsMember: ({ id }, _, { viewer }) => viewer?.guildIds.includes(id) ?? false,
    viewerIsAdmin: ({ id }, _, { viewer }) => isGroupAdmin(viewer, { groupId: id, providerId: null }),
  },
  OrphanGuild: {
    memberCount: async ({ id }, _, { loaders }) =>
      (await loaders(createGuildLoaders).memberCount.load(id)) ?? 0,
    applicants: ({ id }, _, { loaders }) => loaders(createApplicantLoader).load(id),
  },
};
