import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { answerCharityRequest } from './answer-charity-request.ts';
import { askBackCharityRequest } from './ask-back-charity-request.ts';
import { askForCharityAccount } from './ask-for-charity-account.ts';
import { listCharityRequests } from './charity-request-queries.ts';
import { declineCharityRequest } from './decline-charity-request.ts';
import { readRequestProgress } from './request-progress.ts';
import { settleCharityRequest } from './settle-charity-request.ts';

export const resolvers: Resolvers = {
  Query: {
    charityRequestPage: (_root, args, context) => listCharityRequests(context, args),
    charityRequestProgress: (_root, args, context) => readRequestProgress(context, args),
  },
  Mutation: {
    answerCharityRequest: (_root, args, context) => answerCharityRequest(context, args),
    askBackCharityRequest: (_root, args, context) => askBackCharityRequest(context, args),
    askForCharityAccount: (_root, { input }, context) => askForCharityAccount(context, input),
    declineCharityRequest: (_root, args, context) => declineCharityRequest(context, args),
    settleCharityRequest: (_root, { id }, context) => settleCharityRequest(context, id),
  },
};
