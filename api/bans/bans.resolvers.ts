import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { answerBanQuestion } from './answer-ban-question.ts';
import { listBanQuestions } from './ban-question-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    banQuestions: (_, { providerId }, context) => listBanQuestions(context, providerId),
  },
  Mutation: {
    answerBanQuestion: (_, args, context) => answerBanQuestion(context, args),
  },
};
