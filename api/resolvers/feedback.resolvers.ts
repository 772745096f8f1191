import { createComeAgainLoaders } from '#api/reads/feedback/come-again-loaders.ts';
import {
  createFeedbackLoaders,
  feedbackPathOf,
  ownFeedbackOf,
} from '#api/reads/feedback/feedback-loaders.ts';
import { findFeedbackRequest } from '#api/reads/feedback/feedback-request.ts';
import { giveFeedback } from '#api/verbs/feedback/give-feedback.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    feedbackRequest: (_, { token }, context) => findFeedbackRequest(context, token),
  },
  Mutation: {
    giveFeedback: (_, args, context) => giveFeedback(context, args),
  },
  Quest: {
    comeAgain: ({ templateQuestId }, _, { loaders }) =>
      templateQuestId === null ? null : loaders(createComeAgainLoaders).byStamp.load(templateQuestId),
    feedback: ({ id }, _, { loaders }) => loaders(createFeedbackLoaders).byQuest.load(id),
  },
  Contract: {
    ownFeedback: (row, _, context) => ownFeedbackOf(context, row),
    feedbackPath: (row, _, context) => feedbackPathOf(context, row),
  },
};
