import { findOfferRequest } from '#api/reads/waiting/offer-request.ts';
import { canJoin, ownWaitingOf } from '#api/reads/waiting/own-waiting.ts';
import { listOwnWaitings } from '#api/reads/waiting/own-waitings.ts';
import { listSimilarQuests } from '#api/reads/waiting/similar-quests.ts';
import { listWaiting, waitingVolunteerOf } from '#api/reads/waiting/waiting-list.ts';
import { declineOfferedPlace } from '#api/verbs/waiting/decline-offer.ts';
import { joinWaitingList } from '#api/verbs/waiting/join-list.ts';
import { offerPlace, setWaitingList, takeOffWaitingList } from '#api/verbs/waiting/keep-list.ts';
import { leaveWaitingList } from '#api/verbs/waiting/leave-waiting-list.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
