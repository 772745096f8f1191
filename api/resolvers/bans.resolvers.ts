import { listBanQuestions } from '#api/reads/bans/ban-question-queries.ts';
import { answerBanQuestion } from '#api/verbs/bans/answer-ban-question.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    banQuestions: (_, { providerId }, context) => listBanQuestions(context, providerId),
  },
  Mutation: {
    answerBanQuestion: (_, args, context) => answerBanQuestion(context, args),
  },
};
