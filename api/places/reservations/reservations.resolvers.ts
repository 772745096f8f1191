import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { isManagerOf } from '#domain/permissions/permissions.ts';
import { answerReservationRequest } from './answer-request.ts';
import { giveReservationBack } from './give-reservation-back.ts';
import { findGuildDesk } from './guild-desk.ts';
import { createReservationLoaders, heldFor } from './reservation-loaders.ts';
import { reserveQuest } from './reserve-quest.ts';
import { setGuildAsksFirst, setGuildClosedTo } from './set-reservation-terms.ts';
import { withdrawReservationRequest } from './withdraw-request.ts';
import { writeToGuild } from './write-to-guild.ts';

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
    guildHold: ({ id }, _, { loaders }) => loaders(createReservationLoaders).holdOfQuest.load(id),
    heldCount: (quest, _, context) => heldFor(context, quest),
    reservationRequest: ({ id }, _, { loaders }) => loaders(createReservationLoaders).requestOfQuest.load(id),
  },
  GuildSummary: {
    reservationTerms: ({ id: guildId }, { providerId }, { viewer, loaders }) =>
      isManagerOf(viewer, providerId)
        ? loaders(createReservationLoaders).terms.load({ providerId, guildId })
        : null,
  },
};
