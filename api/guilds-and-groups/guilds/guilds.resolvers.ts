import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createApplicantLoader } from '#api/guilds-and-groups/groups/applicant-loader.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import { announceToGuild } from './announce-to-guild.ts';
import { createGuild } from './create-guild.ts';
import { createGuildInvite } from './create-guild-invite.ts';
import { giveGuild } from './give-guild.ts';
import { listAnnouncements } from './guild-announcements.ts';
import { findInvitedGuild, listGuildInvites } from './guild-invites.ts';
import { createGuildLoaders } from './guild-loaders.ts';
import { findGuildRow, listGuildPage, listGuilds, listOwnGuilds } from './guild-queries.ts';
import { listGuildQuests } from './guild-quests.ts';
import { createGuildRecordLoader } from './guild-record.ts';
import { joinByInvite } from './join-by-invite.ts';
import { joinGuild } from './join-guild.ts';
import { renewGuildCode } from './renew-guild-code.ts';
import { listGuildsWithoutAdmin } from './resting-guilds.ts';
import { revokeGuildInvite } from './revoke-guild-invite.ts';
import { searchGuilds } from './search-guilds.ts';

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
