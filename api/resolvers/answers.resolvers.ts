import { findAnswerRequest } from '#api/reads/answers/answer-request.ts';
import { createConfirmedLoaders } from '#api/reads/answers/confirmed-counts.ts';
import { createComeAgainLoaders } from '#api/reads/feedback/come-again-loaders.ts';
import {
  createFeedbackLoaders,
  feedbackPathOf,
  ownFeedbackOf,
} from '#api/reads/feedback/feedback-loaders.ts';
import { findFeedbackRequest } from '#api/reads/feedback/feedback-request.ts';
import { answerReminder } from '#api/verbs/answers/answer-reminder.ts';
import { giveFeedback } from '#api/verbs/feedback/give-feedback.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    answerRequest: (_, { token }, context) => findAnswerRequest(context, token),
    feedbackRequest: (_, { token }, context) => findFeedbackRequest(context, token),
  },
  Mutation: {
    answerReminder: (_, args, context) => answerReminder(context, args),
    giveFeedback: (_, args, context) => giveFeedback(context, args),
  },
  Quest: {
    confirmedCount: ({ id }, _, { loaders }) => loaders(createConfirmedLoaders).byQuest.load(id),
    comeAgain: ({ templateQuestId }, _, { loaders }) =>
      templateQuestId === null ? null : loaders(createComeAgainLoaders).byStamp.load(templateQuestId),
    feedback: ({ id }, _, { loaders }) => loaders(createFeedbackLoaders).byQuest.load(id),
  },
  Contract: {
    ownFeedback: (row, _, context) => ownFeedbackOf(context, row),
    feedbackPath: (row, _, context) => feedbackPathOf(context, row),
  },
};
