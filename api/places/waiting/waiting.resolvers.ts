import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { declineOfferedPlace } from './decline-offer.ts';
import { joinWaitingList } from './join-list.ts';
import { offerPlace, setWaitingList, takeOffWaitingList } from './keep-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { findOfferRequest } from './offer-request.ts';
import { canJoin, ownWaitingOf } from './own-waiting.ts';
import { listOwnWaitings } from './own-waitings.ts';
import { listSimilarQuests } from './similar-quests.ts';
import { listWaiting, waitingVolunteerOf } from './waiting-list.ts';

export const resolvers: Resolvers = {
  Query: {
    questWaitingList: (_, args, context) => listWaiting(context, args),
    similarQuests: (_, { questId }, context) => listSimilarQuests(context, questId),
    ownWaitings: (_root, _args, context) => listOwnWaitings(context),
    readOffer: (_, { token }, context) => findOfferRequest(context, token),
  },
  Mutation: {
    joinWaitingList: (_, args, context) => joinWaitingList(context, args),
    leaveWaitingList: (_, args, context) => leaveWaitingList(context, args),
    declineOfferedPlace: (_, args, context) => declineOfferedPlace(context, args),
    offerPlace: (_, args, context) => offerPlace(context, args),
    takeOffWaitingList: (_, args, context) => takeOffWaitingList(context, args),
    setWaitingList: (_, args, context) => setWaitingList(context, args),
  },
  Quest: {
    isWaitingListOpen: ({ isWaitingListClosed }) => !isWaitingListClosed,
    ownWaiting: (quest, { chariteerId }, context) => ownWaitingOf(context, quest, chariteerId),
    canJoinWaitingList: (quest, { chariteerId }, context) => canJoin(context, quest, chariteerId),
  },
  WaitingPerson: {
    chariteer: (row, _, context) => waitingVolunteerOf(context, row),
  },
};
