import { useEffect, useRef } from 'react';
import { formatLongDate } from '#domain/text/format.ts';
import { placeOfDay } from '../month-data/calendar-month.ts';
import { useCalendar } from './calendar-context.ts';
import { type FocusedDay, useIsFocusedDay } from './focused-day.ts';

/** The number of a day; pressed, it opens the add-quest dialog on that day. */
export function DayButton({ day, focused }: { day: string; focused: FocusedDay }) {
  const { month, canCreate, addOn } = useCalendar();
  const isFocused = useIsFocusedDay(focused, day);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused && focused.takesFocus(day)) ref.current?.focus();
  }, [isFocused, focused, day]);

  const number = Number(day.slice(8));
  if (placeOfDay(day, month) === 'before') return <span className="day-number">{number}</span>;
  return (
    <button
      ref={ref}
      type="button"
      className="day-number"
      data-day={day}
      tabIndex={isFocused ? 0 : -1}
      aria-disabled={!canCreate}
      onClick={() => addOn(day)}
    >
      <span aria-hidden="true">{number}</span>
      <span className="calendar-hidden">
        {canCreate ? `Add a Quest on ${formatLongDate(day)}` : formatLongDate(day)}
      </span>
    </button>
  );
}
