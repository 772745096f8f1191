import {
  EVENT_TYPES,
  type EventType,
  eventTypeLabel,
  type PublishingStatus,
} from '#domain/quests/quest-status.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import { textsOf } from '../language/console-locale.ts';

/** What the status of a quest is called. */
export function statusLabel(status: PublishingStatus): string {
  return status === 'Published' ? textsOf(consoleRecordsTexts).published : textsOf(questWordsTexts)[status];
}

/** What the type of a quest is called. */
export function typeLabel(type: EventType): string {
  return eventTypeLabel(type, textsOf(questWordsTexts));
}

/** The types as choices of a field. */
export function typeChoices(): { id: EventType; name: string }[] {
  return EVENT_TYPES.map((id) => ({ id, name: typeLabel(id) }));
}
