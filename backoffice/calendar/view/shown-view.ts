import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { addDays, isDay, newYorkClock, weekdayOf } from '#domain/time/new-york-time.ts';
import { firstFocusedDay, todayInNewYork } from '../month-data/calendar-month.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';

export const VIEWS = ['month', 'week', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** The view of the calendar, remembered for this browser. */
export function useShownView(): [View, (view: View) => void] {
  const [view, setView] = useStore<View>('calendar.view', 'month');
  return [VIEWS.includes(view) ? view : 'month', setView];
}

/** The Sunday of the week in the address, else of today or the first of the month; and how to show another week. */
export function useShownWeek(month: string): [string, (day: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('week');
  const day = asked !== null && isDay(asked) ? asked : firstFocusedDay(month, todayInNewYork());
  const show = (chosen: string) =>
    setParams({ month: monthOfWeek(chosen), week: sundayOf(chosen) }, { replace: true });
  return [sundayOf(day), show];
}

export function sundayOf(day: string): string {
  return addDays(day, -(weekdayOf(day) % 7));
}

/** The month that most of a week lies in. */
export function monthOfWeek(day: string): string {
  return addDays(sundayOf(day), 3).slice(0, 7);
}

/** The hour at which a week opens: that of its first quest, else seven in the morning. */
export function firstHourOf(week: string, quests: readonly CalendarQuest[]): string {
  const end = addDays(week, 7);
  const clocks = quests.flatMap(({ day, startedAt }) =>
    day >= week && day < end ? [newYorkClock(startedAt)] : [],
  );
  return `${clocks.toSorted()[0]?.slice(0, 2) ?? '07'}:00:00`;
}
