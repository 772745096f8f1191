import { foldedText } from '../text/folded-text.ts';

/** Equal for the dates of one series of a charity: those with the same type and title, whoever posted them and how. */
export function seriesKey({ eventType, eventTitle }: { eventType: string; eventTitle: string }): string {
  return `${eventType} ${foldedText(eventTitle)}`;
}
