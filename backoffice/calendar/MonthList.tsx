import { useMemo } from 'react';
import { daysOfMonth } from '#domain/new-york-time.ts';
import { questsByDay } from './calendar-quest.ts';
import { ListDay } from './ListDay.tsx';
import type { MonthProps } from './month-props.ts';
import { todayInNewYork } from './today.ts';

/** The month on a phone: its days one below the other; what has passed without a quest is left out. */
export function MonthList({ month, quests, isPlacing }: MonthProps) {
  const today = todayInNewYork();
  const byDay = useMemo(() => questsByDay(quests), [quests]);
  const days = daysOfMonth(month).filter((day) => day >= today || byDay.has(day));
  return (
    <ol className={isPlacing ? 'month-list is-placing' : 'month-list'}>
      {days.map((day) => (
        <ListDay key={day} day={day} quests={byDay.get(day) ?? []} isToday={day === today} />
      ))}
    </ol>
  );
}
