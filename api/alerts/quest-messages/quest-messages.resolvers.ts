import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createNoticeLoaders } from '#api/messages/messages/notice-loaders.ts';
import { answerVolunteer } from './answer-volunteer.ts';
import { markCalled } from './mark-called.ts';
import { listMessageDeliveries } from './message-deliveries.ts';
import { listQuestMessages } from './message-page.ts';
import { listOwnQuestMessages } from './own-messages.ts';
import { createPlaceLoaders } from './place-loaders.ts';
import { previewQuestMessage } from './preview-message.ts';
import { questTelling } from './quest-telling.ts';
import { listVolunteerMessages } from './volunteer-messages.ts';
import { writeToCharity } from './write-to-charity.ts';
import { writeToQuest } from './write-to-quest.ts';

export const resolvers: Resolvers = {
  Query: {
    previewQuestMessage: (_, args, context) => previewQuestMessage(context, args),
    questMessagePage: (_, args, context) => listQuestMessages(context, args),
    questMessageDeliveryPage: (_, args, context) => listMessageDeliveries(context, args),
    volunteerMessagePage: (_, args, context) => listVolunteerMessages(context, args),
    ownQuestMessages: (_, args, context) => listOwnQuestMessages(context, args),
    questTelling: (_, { questId }, context) => questTelling(context, questId),
  },
  Mutation: {
    writeToQuest: (_, args, context) => writeToQuest(context, args),
    writeToCharity: (_, args, context) => writeToCharity(context, args),
    answerVolunteer: (_, args, context) => answerVolunteer(context, args),
    markCalled: (_, args, context) => markCalled(context, args),
  },
  Quest: {
    viewerHadPlace: ({ id }, _, { loaders }) => loaders(createPlaceLoaders).hadPlace.load(id),
    cancelReason: ({ id, publishingStatus }, _, { loaders }) =>
      publishingStatus === 'Cancelled' ? loaders(createNoticeLoaders).cancelReason.load(id) : null,
  },
};
