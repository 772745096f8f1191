import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createComeAgainLoaders } from './come-again-loaders.ts';
import { createFeedbackLoaders, feedbackPathOf, ownFeedbackOf } from './feedback-loaders.ts';
import { findFeedbackRequest } from './feedback-request.ts';
import { giveFeedback } from './give-feedback.ts';

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
