import { findTextNumber } from '#api/reads/texting/text-number-queries.ts';
import { confirmTextNumber } from '#api/verbs/texting/confirm-text-number.ts';
import { removeTextNumber } from '#api/verbs/texting/remove-text-number.ts';
import { requestTextNumber } from '#api/verbs/texting/request-text-number.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
