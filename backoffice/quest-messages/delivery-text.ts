import type { ConsoleDeliveriesTexts } from '#domain/texts/generated/console-deliveries.ts';
import type { ConsoleQuestMessageFragment } from '../gql/generated.ts';

type Sum = ConsoleQuestMessageFragment['sums'][number];

/** Name of a channel. */
export function channelText(t: ConsoleDeliveriesTexts, channel: Sum['channel']): string {
  return { email: t.email, text: t.text, push: t.push }[channel];
}

/** How far a delivery got. */
export function stateText(t: ConsoleDeliveriesTexts, status: Sum['status']): string {
  const { onTheWay, sent, failed, expired, unreachable, held } = t;
  return { waiting: onTheWay, sending: onTheWay, sent, failed, expired, unreachable, held }[status];
}
