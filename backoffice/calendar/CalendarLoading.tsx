import { CircularProgress } from '@mui/material';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { textsOf } from '../language/console-locale.ts';

/** Stands where the calendar will be. */
export function CalendarLoading() {
  return (
    <p className="calendar-loading" role="status">
      <CircularProgress aria-hidden="true" />
      {textsOf(consoleCalendarTexts).loading}
    </p>
  );
}
