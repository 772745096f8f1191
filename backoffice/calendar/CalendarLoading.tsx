import { CircularProgress } from '@mui/material';

/** Stands where the calendar will be. */
export function CalendarLoading() {
  return (
    <p className="calendar-loading" role="status">
      <CircularProgress aria-hidden="true" />
      Loading the Calendar, please wait...
    </p>
  );
}
