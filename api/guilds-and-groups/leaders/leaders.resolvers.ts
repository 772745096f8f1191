import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createGuildLoaders } from '#api/guilds-and-groups/guilds/guild-loaders.ts';
import { listReservingGuilds } from '#api/guilds-and-groups/guilds/reserving-guilds.ts';
import { findLeader, findLeadingPerson, shownGiverName } from './leader-loaders.ts';

export const resolvers: Resolvers = {
  Quest: {
    giverName: (quest, _, context) => shownGiverName(context, quest),
    leader: (quest, _, context) => findLeader(context, quest),
  },
  QuestLeader: { person: (row, _, context) => findLeadingPerson(context, row) },
  Reservation: {
    contactEmail: async ({ guildId }, _, { loaders }) =>
      (await loaders(createGuildLoaders).contact.load(guildId))?.email ?? null,
    contactPhone: async ({ guildId }, _, { loaders }) =>
      (await loaders(createGuildLoaders).contact.load(guildId))?.phone ?? null,
  },
  Provider: {
    reservingGuilds: ({ id }, _, context) => listReservingGuilds(context, id),
  },
};
