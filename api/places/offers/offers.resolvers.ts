import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { answerOffer } from './answer-offer.ts';
import { takeOfferedPlace } from './take-offered-place.ts';

export const resolvers: Resolvers = {
  Mutation: {
    takeOfferedPlace: (_, args, context) => takeOfferedPlace(context, args),
    answerOffer: (_, args, context) => answerOffer(context, args),
  },
};
