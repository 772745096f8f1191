import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { askForStandIn } from './ask-for-stand-in.ts';
import { endStandIn } from './end-stand-in.ts';
import { findHandOver, findWantedStandIn } from './hand-over.ts';
import { makeHandOverLink } from './make-hand-over-link.ts';
import { setStampPlaces } from './set-stamp-places.ts';
import { findStampPlaces } from './stamp-places.ts';
import { findStandInsAt, listWantedStandIns } from './stand-in-queries.ts';
import { takeHandedPlace, takeStandIn } from './take-stand-in.ts';
import { findTakerClashes } from './taker-clashes.ts';

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
