import type { ConsoleDeliveriesTexts } from '#domain/texts/generated/console-deliveries.ts';
import {
  ConsoleAnswerVolunteerDocument,
  ConsoleMessageDeliveriesDocument,
  ConsoleMessagePreviewDocument,
  ConsoleQuestMessagesDocument,
  ConsoleVolunteerMessagesDocument,
  ConsoleWriteToQuestDocument,
} from '../gql/generated/quest-messages.ts';
import type { ConsoleQuestMessageFragment } from '../gql/generated.ts';
import { reading, writing } from '../resources/method.ts';

type Sum = ConsoleQuestMessageFragment['sums'][number];

/** How many sent messages a page of the list shows. */
export const SENT_PER_PAGE = 5;

/** What the first page of the messages sent about a quest is asked with. */
export const firstSentPage = (questId: string) => ({ questId, page: 1, perPage: SENT_PER_PAGE });

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

/** Name of a channel. */
export function channelText(t: ConsoleDeliveriesTexts, channel: Sum['channel']): string {
  return { email: t.email, text: t.text, push: t.push }[channel];
}

/** How far a delivery got. */
export function stateText(t: ConsoleDeliveriesTexts, status: Sum['status']): string {
  const { onTheWay, sent, failed, expired, unreachable, held } = t;
  return { waiting: onTheWay, sending: onTheWay, sent, failed, expired, unreachable, held }[status];
}
