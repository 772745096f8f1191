import { hasStarted } from '#domain/quests/quest-status.ts';
import { daysBetween, newYorkClock } from '#domain/time/new-york-time.ts';
import type { SeveralForm } from '../../quests/several/several-form.ts';
import type { CalendarQuest } from './calendar-quest.ts';

/** A quest that was dragged, and what that means for it. */
export type MovedQuest = { quest: CalendarQuest; form: Partial<SeveralForm> };

/** Whether a quest can be dragged elsewhere. `now` in epoch ms. */
export function isMovable(quest: CalendarQuest, now: number): boolean {
  return quest.publishingStatus !== 'Cancelled' && !hasStarted(quest, now);
}

/**
 * What it means to drag a quest to wall clocks of New York, '2026-11-30T17:00:00Z' as the calendar has them; a day alone
 * keeps the times. Null where it stays.
 */
export function movedTo(quest: CalendarQuest, start: string, end: string | null): MovedQuest | null {
  const { day, startedAt, endedAt } = quest;
  const days = daysBetween(day, start.slice(0, 10)) || null;
  const changed = (at: string | null, instant: number | null) => {
    const clock = at?.slice(11, 16) ?? '';
    return instant === null || clock === newYorkClock(instant) ? '' : clock;
  };
  const form = { days, start: changed(start, startedAt), end: changed(end, endedAt) };
  return days === null && form.start === '' && form.end === '' ? null : { quest, form };
}

/** A quest as the dialog of changes takes it. */
export function chosenQuest({ id, eventTitle, startedAt, endedAt, updatedAt }: CalendarQuest) {
  const ended = endedAt === null ? null : new Date(endedAt).toISOString();
  return { id, eventTitle, startedAt: new Date(startedAt).toISOString(), endedAt: ended, updatedAt };
}
