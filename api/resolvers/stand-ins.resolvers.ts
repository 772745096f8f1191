import { findHandOver, findWantedStandIn } from '#api/reads/stand-ins/hand-over.ts';
import { findStampPlaces } from '#api/reads/stand-ins/stamp-places.ts';
import { findStandInsAt, listWantedStandIns } from '#api/reads/stand-ins/stand-in-queries.ts';
import { findTakerClashes } from '#api/reads/stand-ins/taker-clashes.ts';
import { askForStandIn } from '#api/verbs/stand-ins/ask-for-stand-in.ts';
import { endStandIn } from '#api/verbs/stand-ins/end-stand-in.ts';
import { makeHandOverLink } from '#api/verbs/stand-ins/make-hand-over-link.ts';
import { setStampPlaces } from '#api/verbs/stand-ins/set-stamp-places.ts';
import { takeHandedPlace, takeStandIn } from '#api/verbs/stand-ins/take-stand-in.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    standInsAt: (_, { questId }, context) => findStandInsAt(context, questId),
    wantedStandIns: (_, _args, context) => listWantedStandIns(context),
    handOver: (_, { token }, context) => findHandOver(context, token),
    wantedStandIn: (_, { id }, context) => findWantedStandIn(context, id),
    stampPlaces: (_, { stampId }, context) => findStampPlaces(context, stampId),
  },
  Mutation: {
    askForStandIn: (_, args, context) => askForStandIn(context, args),
    makeHandOverLink: (_, args, context) => makeHandOverLink(context, args),
    endStandIn: (_, args, context) => endStandIn(context, args),
    takeStandIn: (_, args, context) => takeStandIn(context, args),
    takeHandedPlace: (_, args, context) => takeHandedPlace(context, args),
    setStampPlaces: (_, args, context) => setStampPlaces(context, args),
  },
  StandInTaker: {
    clashes: (taker, _args, context) => findTakerClashes(context, taker),
  },
  Contract: {
    isHandedOver: ({ handedToId }) => handedToId !== null,
  },
};
