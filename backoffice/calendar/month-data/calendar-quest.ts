import { hasStarted } from '#domain/quests/quest-status.ts';
import { isActiveSignUp } from '#domain/sign-up/contract-standing.ts';
import { compareNames } from '#domain/text/folded-text.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { CalendarQuestFragment, CalendarVolunteersQuery } from '../../gql/generated.ts';

/** A quest of the calendar; instants in epoch milliseconds, `day` the New York day of the start. */
export type CalendarQuest = Omit<CalendarQuestFragment, 'startedAt' | 'endedAt'> & {
  startedAt: number;
  endedAt: number | null;
  day: string;
};

/** The quests that stand on the calendar: stamps and roles without a date do not. */
export function calendarQuestsOf(rows: readonly CalendarQuestFragment[]): CalendarQuest[] {
  return rows.flatMap((row) => {
    if (row.startedAt === null || row.publishingStatus === 'Template') return [];
    const startedAt = Date.parse(row.startedAt);
    const endedAt = row.endedAt === null ? null : Date.parse(row.endedAt);
    return [{ ...row, startedAt, endedAt, day: newYorkDay(startedAt) }];
  });
}

/** Whether a quest is shown pale: it has begun, or lies in the month before the shown one. */
export function isFaded(quest: CalendarQuest, month: string, now: number): boolean {
  return hasStarted(quest, now) || quest.day < `${month}-01`;
}

/** The quests of each day, by start. */
export function questsByDay(quests: readonly CalendarQuest[]): Map<string, CalendarQuest[]> {
  const sorted = quests.toSorted(
    (a, b) => a.startedAt - b.startedAt || compareNames(a.eventTitle, b.eventTitle),
  );
  return Map.groupBy(sorted, ({ day }) => day);
}

type Pledged = NonNullable<CalendarVolunteersQuery['quest']>['pledgedContracts'][number];

/** Volunteers who have a spot; guilds' reservations don't count. */
export function signedUpAmong(pledged: readonly Pledged[]): Pledged['chariteer'][] {
  return pledged.filter(isActiveSignUp).map(({ chariteer }) => chariteer);
}
