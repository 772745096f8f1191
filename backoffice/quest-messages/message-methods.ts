import {
  ConsoleAnswerVolunteerDocument,
  ConsoleMessageDeliveriesDocument,
  ConsoleMessagePreviewDocument,
  ConsoleQuestMessagesDocument,
  ConsoleVolunteerMessagesDocument,
  ConsoleWriteToQuestDocument,
} from '../gql/generated/quest-messages.ts';
import { reading, writing } from '../resources/method.ts';

/** What went to the people of a quest, a page of it. */
export const sentMessages = reading(ConsoleQuestMessagesDocument, (data) => data.questMessagePage);

/** To whom one of them went. */
export const deliveries = reading(ConsoleMessageDeliveriesDocument, (data) => data.questMessageDeliveryPage);

/** Whom a text would reach. */
export const previewMessage = reading(ConsoleMessagePreviewDocument, (data) => data.previewQuestMessage);

export const writeToQuest = writing(ConsoleWriteToQuestDocument, (data) => data.writeToQuest);

/** What volunteers of a quest wrote, a page of it. */
export const volunteerMessages = reading(
  ConsoleVolunteerMessagesDocument,
  (data) => data.volunteerMessagePage,
);

export const answerVolunteer = writing(ConsoleAnswerVolunteerDocument, (data) => data.answerVolunteer);
