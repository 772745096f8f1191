import { addDays, instantOf, newYorkClock, newYorkDay } from '../../time/new-york-time.ts';
import { MAIL_KINDS } from '../mail-kind.ts';
import { sendAt } from '../quiet-hours.ts';

/** How long before a quest someone can be reminded of it, the longest first. */
export const REMINDER_OFFSETS = ['7d', '2d', '1d', '3h', '1h'] as const;
export type ReminderOffset = (typeof REMINDER_OFFSETS)[number];

export const MOST_REMINDERS = 3;
/** What a charity sends until it chooses. */
export const DEFAULT_REMINDERS: readonly ReminderOffset[] = ['2d', '3h'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What is over by this is another minute. */
const MINUTE_MS = 60_000;

const isOffset = (text: unknown): text is ReminderOffset => REMINDER_OFFSETS.some((one) => one === text);
const inOrder = (offsets: readonly string[]) => REMINDER_OFFSETS.filter((one) => offsets.includes(one));

/** What was chosen, each once and the longest first; null for what is no choice of at most three. */
export function chosenReminders(given: readonly string[]): ReminderOffset[] | null {
  const offsets = inOrder(given);
  return given.every(isOffset) && offsets.length <= MOST_REMINDERS ? offsets : null;
}

/** The reminders of a quest: its stamp's where that has some of its own, else its charity's, else the default. */
export function remindersOf(
  ofStamp: readonly string[] | null,
  ofCharity: readonly string[] | null,
): readonly ReminderOffset[] {
  const chosen = ofStamp ?? ofCharity;
  return chosen === null ? DEFAULT_REMINDERS : inOrder(chosen).slice(0, MOST_REMINDERS);
}

/**
 * When a reminder of a quest goes: days before at the same time of New York's wall clock, hours before as they pass.
 * Epoch ms.
 */
export function remindsAt(offset: ReminderOffset, startedAt: number): number {
  const count = Number.parseInt(offset, 10);
  if (offset.endsWith('h')) return startedAt - count * HOUR_MS;
  const beyondMinute = startedAt % MINUTE_MS;
  return instantOf(addDays(newYorkDay(startedAt), -count), newYorkClock(startedAt)) + beyondMinute;
}

/**
 * When someone who is on a quest now is reminded of it next, where people sleep the morning after; null where nothing
 * comes any more. Epoch ms.
 */
export function nextReminderAt(
  offsets: readonly ReminderOffset[],
  startedAt: number,
  now: number,
): number | null {
  const dueAt = offsets.map((offset) => remindsAt(offset, startedAt)).find((at) => at > now);
  return dueAt === undefined ? null : sendAt(MAIL_KINDS.reminder.class, startedAt, dueAt);
}

/**
 * The starts of all quests whose reminder goes after the one instant and up to the other: where a clock is changed in
 * between, an hour more on each side, for `remindsAt` to decide. Epoch ms.
 */
export function startsRemindedWithin(
  offset: ReminderOffset,
  after: number,
  until: number,
): { after: number; until: number } {
  const length = Number.parseInt(offset, 10) * (offset.endsWith('h') ? HOUR_MS : DAY_MS);
  const [first, last] = [after + length, until + length];
  const isPlain = [first - HOUR_MS, first, last, last + HOUR_MS].every(
    (start) => remindsAt(offset, start) === start - length,
  );
  const margin = isPlain ? 0 : HOUR_MS;
  return { after: first - margin, until: last + margin };
}

/**
 * Which reminder of a quest is to be sent of those that came due after the one instant and up to the other: the one
 * nearest to the start, or null. A nearer one that is due at `now` already goes with the next look. Epoch ms.
 */
export function dueReminder(
  offsets: readonly ReminderOffset[],
  startedAt: number,
  { after, until, now }: { after: number; until: number; now: number },
): { offset: ReminderOffset; dueAt: number } | null {
  if (startedAt <= now) return null;
  const due = inOrder(offsets)
    .map((offset) => ({ offset, dueAt: remindsAt(offset as ReminderOffset, startedAt) }))
    .filter(({ dueAt }) => dueAt > after && dueAt <= Math.max(until, now));
  const nearest = due.at(-1);
  return nearest && nearest.dueAt <= until ? nearest : null;
}
