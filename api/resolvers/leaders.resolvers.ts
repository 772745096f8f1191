import { createGuildLoaders } from '#api/reads/guilds/guild-loaders.ts';
import { listReservingGuilds } from '#api/reads/guilds/reserving-guilds.ts';
import { findLeader, findLeadingPerson, shownGiverName } from '#api/reads/leaders/leader-loaders.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
