import { findOwnDetails } from '#api/reads/volunteers/own-details-queries.ts';
import { correctOwnBirthDate } from '#api/verbs/volunteers/correct-own-birth-date.ts';
import { correctOwnDetails } from '#api/verbs/volunteers/correct-own-details.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownDetails: (_root, _args, context) => findOwnDetails(context),
  },
  Mutation: {
    correctOwnDetails: (_root, args, context) => correctOwnDetails(context, args),
    correctOwnBirthDate: (_root, args, context) => correctOwnBirthDate(context, args),
  },
};
