import { newYorkClock } from '#domain/time/new-york-time.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { NO_HELD_SPOTS } from '../../widgets/fields/held-spots.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { AddQuestForm } from './add-quest-form.ts';
import { suggestedTimes } from './suggested-times.ts';

/** What a form is filled from: the charity's stamps, places and monthly times, and the quests that stand already. */
export type FormSource = {
  books: Pick<CharityBooks, 'stamps' | 'locations' | 'bundleBook'>;
  quests: readonly CalendarQuest[];
};

/** A form of a day for which nothing has been chosen. */
export function emptyForm(day: string): AddQuestForm {
  return {
    stampId: null,
    day,
    start: '',
    end: '',
    supervisor: '',
    locationId: '',
    guild: null,
    held: NO_HELD_SPOTS,
  };
}

/** A form filled with what a stamp suggests: its usual times, and its place or the only one there is. */
export function withStamp(
  form: AddQuestForm,
  stampId: string | null,
  { books, quests }: FormSource,
): AddQuestForm {
  if (stampId === null) return { ...form, stampId };
  const { locations, stamps, bundleBook } = books;
  const wanted = stamps.get(stampId)?.locationId;
  const place =
    locations.find(({ id }) => id === wanted) ?? (locations.length === 1 ? locations[0] : undefined);
  const times = suggestedTimes({ stampId, day: form.day }, bundleBook.monthly_schedule, quests);
  return { ...form, ...times, stampId, locationId: place?.id ?? '' };
}

/** What a copy has of a quest: its clocks, location and supervisor. */
export function copyOf({ startedAt, endedAt, locationId, giverName }: CalendarQuest): Partial<AddQuestForm> {
  return {
    start: newYorkClock(startedAt),
    end: endedAt === null ? '' : newYorkClock(endedAt),
    supervisor: giverName ?? '',
    ...(locationId !== null && { locationId }),
  };
}
