import { findGuildDesk } from '#api/reads/reservations/guild-desk.ts';
import { createReservationLoaders } from '#api/reads/reservations/reservation-loaders.ts';
import { answerReservationRequest } from '#api/verbs/reservations/answer-request.ts';
import { giveReservationBack } from '#api/verbs/reservations/give-reservation-back.ts';
import { reserveQuest } from '#api/verbs/reservations/reserve-quest.ts';
import { setGuildAsksFirst, setGuildClosedTo } from '#api/verbs/reservations/set-reservation-terms.ts';
import { withdrawReservationRequest } from '#api/verbs/reservations/withdraw-request.ts';
import { writeToGuild } from '#api/verbs/reservations/write-to-guild.ts';
import { isManagerOf } from '#domain/permissions/permissions.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    guildDesk: (_, { guildId }, context) => findGuildDesk(context, guildId),
  },
  Mutation: {
    reserveQuest: (_, args, context) => reserveQuest(context, args),
    withdrawReservationRequest: (_, { id }, context) => withdrawReservationRequest(context, id),
    answerReservationRequest: (_, args, context) => answerReservationRequest(context, args),
    giveReservationBack: (_, { id }, context) => giveReservationBack(context, id),
    setGuildAsksFirst: (_, args, context) => setGuildAsksFirst(context, args),
    setGuildClosedTo: (_, args, context) => setGuildClosedTo(context, args),
    writeToGuild: (_, args, context) => writeToGuild(context, args),
  },
  Quest: {
    reservationRequest: ({ id }, _, { loaders }) => loaders(createReservationLoaders).requestOfQuest.load(id),
  },
  GuildSummary: {
    reservationTerms: ({ id: guildId }, { providerId }, { viewer, loaders }) =>
      isManagerOf(viewer, providerId)
        ? loaders(createReservationLoaders).terms.load({ providerId, guildId })
        : null,
  },
};
