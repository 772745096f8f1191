import { gridDays, placeOfDay } from '../month-data/calendar-month.ts';
import { type CalendarQuest, questsByDay } from '../month-data/calendar-quest.ts';

export type PrintedDay = { day: string; quests: readonly CalendarQuest[] };

export type PrintedPlace = NonNullable<CalendarQuest['location']>;

/** The weeks of a month from Sunday on, with the quests that everyone may see; null outside of the month. */
export function printedWeeks(month: string, quests: readonly CalendarQuest[]): (PrintedDay | null)[][] {
  const byDay = questsByDay(publicQuests(month, quests));
  const cells = gridDays(month).map((day) =>
    placeOfDay(day, month) === 'within' ? { day, quests: byDay.get(day) ?? [] } : null,
  );
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The Published quests of a month: the sheet hangs where everyone reads it. */
export function publicQuests(month: string, quests: readonly CalendarQuest[]): CalendarQuest[] {
  return quests.filter(
    ({ day, publishingStatus }) => publishingStatus === 'Published' && placeOfDay(day, month) === 'within',
  );
}

/** The places at which the quests are, that of most quests first. */
export function printedPlaces(quests: readonly CalendarQuest[]): PrintedPlace[] {
  const places = Map.groupBy(
    quests.flatMap(({ location }) => location ?? []),
    ({ id }) => id,
  );
  return [...places.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap(([place]) => place ?? []);
}
