import { listCharityRequests } from '#api/reads/charity-requests/charity-request-queries.ts';
import { askForCharityAccount } from '#api/verbs/charity-requests/ask-for-charity-account.ts';
import { settleCharityRequest } from '#api/verbs/charity-requests/settle-charity-request.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    charityRequestPage: (_root, args, context) => listCharityRequests(context, args),
  },
  Mutation: {
    askForCharityAccount: (_root, { input }, context) => askForCharityAccount(context, input),
    settleCharityRequest: (_root, { id }, context) => settleCharityRequest(context, id),
  },
};
