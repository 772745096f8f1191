import AddIcon from '@mui/icons-material/Add';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import PostIcon from '@mui/icons-material/EventRepeatOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { addMonths, nextMonth } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
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
  const t = textsOf(consoleCalendarTexts);
  const running = todayInNewYork().slice(0, 7);
  return (
    <div className="calendar-toolbar" role="toolbar" aria-label={t.calendar}>
      <div className="calendar-months">
        <IconButton aria-label={t.previous} onClick={() => onMonth(addMonths(month, -1))}>
          <PreviousIcon />
        </IconButton>
        <Typography variant="h2" aria-live="polite" className="calendar-month-name">
          {consoleFormats().month(month)}
        </Typography>
        <IconButton aria-label={t.next} onClick={() => onMonth(nextMonth(month))}>
          <NextIcon />
        </IconButton>
        <Button disabled={month === running} onClick={() => onMonth(running)}>
          {t.today}
        </Button>
      </div>
      <div className="calendar-actions">
        <Button component={Link} to={`/calendar/print?month=${month}`} startIcon={<PrintIcon />}>
          {t.print}
        </Button>
        {onAdd && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={onAdd}>
            {t.addQuest}
          </Button>
        )}
        {publishing}
        {onPostMonth && (
          <Button variant="contained" startIcon={<PostIcon />} onClick={onPostMonth}>
            {t.postMonth}
          </Button>
        )}
      </div>
    </div>
  );
}
