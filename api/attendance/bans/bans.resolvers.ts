import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { answerBanQuestion } from './answer-ban-question.ts';
import { listBanQuestions } from './ban-question-queries.ts';
import { bootVolunteer } from './boot-volunteer.ts';
import { liftProviderBan } from './lift-ban.ts';
import { listProviderBans } from './provider-bans.ts';

export const resolvers: Resolvers = {
  Query: {
    banQuestions: (_, { providerId }, context) => listBanQuestions(context, providerId),
    providerBans: (_, args, context) => listProviderBans(context, args),
  },
  Mutation: {
    updateContract: (_, args, context) => bootVolunteer(context, args),
    liftProviderBan: (_, args, context) => liftProviderBan(context, args),
    answerBanQuestion: (_, args, context) => answerBanQuestion(context, args),
  },
};
