import AddIcon from '@mui/icons-material/Add';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import PostIcon from '@mui/icons-material/EventRepeatOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth } from '#domain/text/format.ts';
import { addMonths, nextMonth } from '#domain/time/new-york-time.ts';
import { todayInNewYork } from './month-data/today.ts';

type Props = {
  month: string;
  onMonth: (month: string) => void;
  /** Null where the viewer may not do it, or there is nothing to post. */
  onAdd: (() => void) | null;
  onPostMonth: (() => void) | null;
  /** Publishes what the month has of Drafts. */
  publishing: ReactNode;
};

/** The month shown, the ways to others, and what can be done with it as a whole. */
export function CalendarToolbar({ month, onMonth, onAdd, onPostMonth, publishing }: Props) {
  const running = todayInNewYork().slice(0, 7);
  return (
    <div className="calendar-toolbar" role="toolbar" aria-label="Calendar">
      <div className="calendar-months">
        <IconButton aria-label="Previous month" onClick={() => onMonth(addMonths(month, -1))}>
          <PreviousIcon />
        </IconButton>
        <Typography variant="h2" aria-live="polite" className="calendar-month-name">
          {formatMonth(month)}
        </Typography>
        <IconButton aria-label="Next month" onClick={() => onMonth(nextMonth(month))}>
          <NextIcon />
        </IconButton>
        <Button disabled={month === running} onClick={() => onMonth(running)}>
          Today
        </Button>
      </div>
      <div className="calendar-actions">
        <Button component={Link} to={`/calendar/print?month=${month}`} startIcon={<PrintIcon />}>
          Print Schedule
        </Button>
        {onAdd && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={onAdd}>
            Add Quest
          </Button>
        )}
        {publishing}
        {onPostMonth && (
          <Button variant="contained" startIcon={<PostIcon />} onClick={onPostMonth}>
            Post Monthly Schedule
          </Button>
        )}
      </div>
    </div>
  );
}
