import { findAnswerRequest } from '#api/reads/answers/answer-request.ts';
import { createConfirmedLoaders } from '#api/reads/answers/confirmed-counts.ts';
import { answerReminder } from '#api/verbs/answers/answer-reminder.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    answerRequest: (_, { token }, context) => findAnswerRequest(context, token),
  },
  Mutation: {
    answerReminder: (_, args, context) => answerReminder(context, args),
  },
  Quest: {
    confirmedCount: ({ id }, _, { loaders }) => loaders(createConfirmedLoaders).byQuest.load(id),
  },
};
