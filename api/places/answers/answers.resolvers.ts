import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { answerReminder } from './answer-reminder.ts';
import { findAnswerRequest } from './answer-request.ts';
import { createConfirmedLoaders } from './confirmed-counts.ts';

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
