import { listMessageDeliveries } from '#api/reads/quest-messages/message-deliveries.ts';
import { listQuestMessages } from '#api/reads/quest-messages/message-page.ts';
import { listOwnQuestMessages } from '#api/reads/quest-messages/own-messages.ts';
import { createPlaceLoaders } from '#api/reads/quest-messages/place-loaders.ts';
import { previewQuestMessage } from '#api/reads/quest-messages/preview-message.ts';
import { listVolunteerMessages, readUnanswered } from '#api/reads/quest-messages/volunteer-messages.ts';
import { answerVolunteer } from '#api/verbs/quest-messages/answer-volunteer.ts';
import { writeToCharity } from '#api/verbs/quest-messages/write-to-charity.ts';
import { writeToQuest } from '#api/verbs/quest-messages/write-to-quest.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    previewQuestMessage: (_, args, context) => previewQuestMessage(context, args),
    questMessagePage: (_, args, context) => listQuestMessages(context, args),
    questMessageDeliveryPage: (_, args, context) => listMessageDeliveries(context, args),
    volunteerMessagePage: (_, args, context) => listVolunteerMessages(context, args),
    unansweredMessages: (_, args, context) => readUnanswered(context, args),
    ownQuestMessages: (_, args, context) => listOwnQuestMessages(context, args),
  },
  Quest: {
    viewerHadPlace: ({ id }, _, { loaders }) => loaders(createPlaceLoaders).hadPlace.load(id),
  },
  Mutation: {
    writeToQuest: (_, args, context) => writeToQuest(context, args),
    writeToCharity: (_, args, context) => writeToCharity(context, args),
    answerVolunteer: (_, args, context) => answerVolunteer(context, args),
  },
};
