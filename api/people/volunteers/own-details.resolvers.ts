import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { correctOwnBirthDate } from './correct-own-birth-date.ts';
import { correctOwnDetails } from './correct-own-details.ts';
import { findOwnDetails } from './own-details-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    ownDetails: (_root, _args, context) => findOwnDetails(context),
  },
  Mutation: {
    correctOwnDetails: (_root, args, context) => correctOwnDetails(context, args),
    correctOwnBirthDate: (_root, args, context) => correctOwnBirthDate(context, args),
  },
};
