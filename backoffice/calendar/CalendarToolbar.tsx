import AddIcon from '@mui/icons-material/Add';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import PostIcon from '@mui/icons-material/EventRepeatOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import { addDays, addMonths, instantOf } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { useRovingFocus } from '../widgets/pages/use-roving-focus.ts';
import { todayInNewYork } from './month-data/calendar-month.ts';
import { sundayOf } from './view/shown-view.ts';

type Props = {
  month: string;
  onMonth: (month: string) => void;
  /** The week that is shown, null where a month is. */
  week: string | null;
  onWeek: (day: string) => void;
  /** Null where the viewer may not do it, or there is nothing to post. */
  onAdd: (() => void) | null;
  onPostMonth: (() => void) | null;
  onCopyMonth: (() => void) | null;
  /** Publishes what the month has of Drafts. */
  publishing: ReactNode;
  /** Which part of the month is shown, and how. */
  viewing: ReactNode;
};

/** The month shown, the ways to others, and what can be done with it as a whole. */
export function CalendarToolbar({ viewing, ...shown }: Props) {
  const t = textsOf(consoleCalendarTexts);
  const { month, onAdd, onPostMonth, onCopyMonth, publishing } = shown;
  const { ref, onKeyDown } = useRovingFocus<HTMLDivElement>();
  return (
    <div className="calendar-toolbar" role="toolbar" aria-label={t.calendar} ref={ref} onKeyDown={onKeyDown}>
      <Steps {...shown} />
      {viewing}
      <div className="calendar-actions">
        <Button component={Link} to={`/calendar/print?month=${month}`} startIcon={<PrintIcon />}>
          {t.print}
        </Button>
        {onAdd && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={onAdd} aria-keyshortcuts="n">
            {t.addQuest}
          </Button>
        )}
        {onCopyMonth && (
          <Button startIcon={<CopyIcon />} onClick={onCopyMonth}>
            {t.copyMonth}
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

function Steps({ month, onMonth, week, onWeek }: Omit<Props, 'viewing'>) {
  const t = textsOf(consoleCalendarTexts);
  const today = todayInNewYork();
  const step = (by: 1 | -1) => (week ? onWeek(addDays(week, 7 * by)) : onMonth(addMonths(month, by)));
  const isNow = week ? week === sundayOf(today) : month === today.slice(0, 7);
  return (
    <div className="calendar-months">
      <IconButton
        aria-label={week ? t.previousWeek : t.previous}
        aria-keyshortcuts="k"
        onClick={() => step(-1)}
      >
        <PreviousIcon />
      </IconButton>
      <Typography variant="h2" aria-live="polite" className="calendar-month-name">
        {week ? weekText(week) : consoleFormats().month(month)}
      </Typography>
      <IconButton aria-label={week ? t.nextWeek : t.next} aria-keyshortcuts="j" onClick={() => step(1)}>
        <NextIcon />
      </IconButton>
      <Button
        disabled={isNow}
        aria-keyshortcuts="t"
        onClick={() => (week ? onWeek(today) : onMonth(today.slice(0, 7)))}
      >
        {t.today}
      </Button>
    </div>
  );
}

/** The days of a week from its Sunday on: 'Nov 29 to Dec 5, 2026'. */
function weekText(week: string): string {
  const named = (day: string) =>
    textsOf(consoleRecordsTexts).monthDay(consoleFormats().shortDay(instantOf(day, '12:00')));
  const last = addDays(week, 6);
  return textsOf(consoleCalendarTexts).weekSpan({
    ...{ from: named(week), to: named(last), year: last.slice(0, 4) },
  });
}
