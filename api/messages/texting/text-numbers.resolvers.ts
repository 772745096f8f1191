import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { confirmTextNumber } from './confirm-text-number.ts';
import { removeTextNumber, requestTextNumber } from './request-text-number.ts';
import { findTextNumber } from './text-number-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    textNumber: (_root, _args, context) => findTextNumber(context),
  },
  Mutation: {
    requestTextNumber: (_root, args, context) => requestTextNumber(context, args),
    confirmTextNumber: (_root, { code }, context) => confirmTextNumber(context, code),
    removeTextNumber: (_root, _args, context) => removeTextNumber(context),
  },
};
