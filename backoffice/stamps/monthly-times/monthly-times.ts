import type { MonthlyReservationEntry, MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { type BookReferences, problemOfEntry } from '#domain/books/quest-configuration-check.ts';
import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import { consoleRulesTexts } from '#domain/texts/generated/console-rules.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { Books } from '../book-record/book-changes.ts';
import { timesInWords } from '../collection/times-in-words.ts';

/** Changes of a bundle book: when stamps recur, and which of these times are a guild's. */

/** A line of the monthly schedule and where it stands in the book. */
export type PlacedEntry = { entry: MonthlyScheduleEntry; position: number };

type Slot = Pick<MonthlyScheduleEntry, 'quest_id' | 'location_id' | 'start_time' | 'end_time'>;

/** Whether a reservation speaks of the times of an entry: same stamp, place, start and end. */
export function isSameSlot(a: Slot, b: Slot): boolean {
  return (
    a.quest_id === b.quest_id &&
    a.location_id === b.location_id &&
    a.start_time === b.start_time &&
    a.end_time === b.end_time
  );
}

/** An entry, new or in place of another; reservations of the other's times move along. */
export function withTimes(books: Books, position: number | null, entry: MonthlyScheduleEntry): Books {
  const { monthly_schedule: schedule, monthly_reservations: reservations } = books.bundleBook;
  const last = position === null ? undefined : schedule[position];
  const merged = { ...last, ...entry };
  if (entry.last !== true) delete merged.last;
  const next = last ? schedule.with(position ?? 0, merged) : [...schedule, merged];
  const isLastOfItsSlot = last !== undefined && !next.some((one) => isSameSlot(one, last));
  const { quest_id, location_id, start_time, end_time } = entry;
  const moved = reservations.map((one) =>
    isLastOfItsSlot && isSameSlot(one, last) ? { ...one, quest_id, location_id, start_time, end_time } : one,
  );
  return withBundleBook(books, next, moved);
}

/** Removes an entry, and the reservations of its times unless another entry has the same. */
export function withoutTimes(books: Books, position: number): Books {
  const { monthly_schedule: schedule, monthly_reservations: reservations } = books.bundleBook;
  const gone = schedule[position];
  if (!gone) return books;
  const next = schedule.toSpliced(position, 1);
  const isLastOfItsSlot = !next.some((one) => isSameSlot(one, gone));
  const kept = reservations.filter((one) => !(isLastOfItsSlot && isSameSlot(one, gone)));
  return withBundleBook(books, next, kept);
}

export function withReservation(books: Books, reservation: MonthlyReservationEntry): Books {
  const { monthly_schedule, monthly_reservations } = books.bundleBook;
  return withBundleBook(books, monthly_schedule, [...monthly_reservations, reservation]);
}

export function withoutReservation(books: Books, position: number): Books {
  const { monthly_schedule, monthly_reservations } = books.bundleBook;
  return withBundleBook(books, monthly_schedule, monthly_reservations.toSpliced(position, 1));
}

/** The reservations of an entry's times, or with null those that no entry has, each with its place in the book. */
export function reservationsOf(
  { bundleBook }: Books,
  entry: MonthlyScheduleEntry | null,
): { reservation: MonthlyReservationEntry; position: number }[] {
  const { monthly_schedule: schedule, monthly_reservations: reservations } = bundleBook;
  return reservations
    .map((reservation, position) => ({ reservation, position }))
    .filter(({ reservation }) =>
      entry === null ? !schedule.some((one) => isSameSlot(one, reservation)) : isSameSlot(entry, reservation),
    );
}

/** When a reservation recurs, and what of the spots it holds until when. */
export function reservationInWords(reservation: MonthlyReservationEntry): string {
  const t = textsOf(consoleMonthlyTimesTexts);
  const { spots, release_days: days, release_time, start_time } = reservation;
  const words = timesInWords(reservation);
  if (spots === undefined) return words;
  if (days === undefined) return t.spotsOf({ words, spots });
  return t.spotsUntil({ words, spots, days, time: consoleFormats().clock(release_time ?? start_time) });
}

/** What is wrong with an entry, in the words of the API, or null. */
export function problemOfTimes(entry: MonthlyScheduleEntry, ground: BookReferences): string | null {
  const t = textsOf(consoleMonthlyTimesTexts);
  if (entry.quest_id === '') return t.needsStamp;
  if (entry.location_id === '') return t.needsLocation;
  if (entry.start_time === '') return t.needsStart;
  if (entry.weeks.length === 0 && entry.last !== true) return t.needsWeek;
  if (entry.days.length === 0) return t.needsDay;
  const problem = problemOfEntry(textsOf(consoleRulesTexts), entry, ground);
  return problem && `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`;
}

function withBundleBook(
  books: Books,
  monthly_schedule: MonthlyScheduleEntry[],
  monthly_reservations: MonthlyReservationEntry[],
): Books {
  return { ...books, bundleBook: { ...books.bundleBook, monthly_schedule, monthly_reservations } };
}
