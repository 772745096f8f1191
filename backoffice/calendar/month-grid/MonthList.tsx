import { memo, useMemo } from 'react';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { daysOfMonth } from '#domain/time/new-york-time.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questsByDay } from '../month-data/calendar-quest.ts';
import { todayInNewYork } from '../month-data/today.ts';
import { ListDay } from './ListDay.tsx';
import type { MonthProps } from './month-props.ts';

/** The month on a phone: its days one below the other, those that have passed folded away. */
export const MonthList = memo(function MonthList({ month, quests }: MonthProps) {
  const today = todayInNewYork();
  const byDay = useMemo(() => questsByDay(quests), [quests]);
  const days = daysOfMonth(month);
  const earlier = days.filter((day) => day < today && byDay.has(day));
  const listed = (day: string) => (
    <ListDay key={day} day={day} quests={byDay.get(day) ?? []} isToday={day === today} />
  );
  return (
    <ol className="month-list">
      {earlier.length > 0 && (
        <li>
          {/* A month that has passed as a whole is looked at for what was. */}
          <details className="list-earlier" open={month < today.slice(0, 7)}>
            <summary>{textsOf(consoleCalendarTexts).earlier}</summary>
            <ol>{earlier.map(listed)}</ol>
          </details>
        </li>
      )}
      {days.filter((day) => day >= today).map(listed)}
    </ol>
  );
});
