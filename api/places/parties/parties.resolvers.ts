import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { partyOf } from '#domain/sign-up/party.ts';
import { changeParty } from './change-party.ts';
import { isEachAsked, othersLeft } from './others-left.ts';

export const resolvers: Resolvers = {
  Mutation: {
    changeParty: (_, args, context) => changeParty(context, args),
  },
  Quest: {
    othersLeft: (quest, _, context) => othersLeft(context, quest),
    isEachAsked: (quest, _, context) => isEachAsked(context, quest),
  },
  Contract: {
    party: ({ party }) => partyOf(party),
  },
};
