import { answerOffer } from '#api/verbs/waiting/taking/answer-offer.ts';
import { takeOfferedPlace } from '#api/verbs/waiting/taking/take-offered-place.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    takeOfferedPlace: (_, args, context) => takeOfferedPlace(context, args),
    answerOffer: (_, args, context) => answerOffer(context, args),
  },
};
