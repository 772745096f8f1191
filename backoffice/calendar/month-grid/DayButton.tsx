import { useEffect, useRef } from 'react';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
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
  const date = consoleFormats().longDate(day);
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
        {canCreate ? textsOf(consoleCalendarTexts).addOn({ day: date }) : date}
      </span>
    </button>
  );
}
