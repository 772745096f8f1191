import { listBanQuestions } from '#api/reads/bans/ban-question-queries.ts';
import { listProviderBans } from '#api/reads/contracts/provider-bans.ts';
import { answerBanQuestion } from '#api/verbs/bans/answer-ban-question.ts';
import { bootVolunteer } from '#api/verbs/bans/boot-volunteer.ts';
import { liftProviderBan } from '#api/verbs/bans/lift-ban.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
