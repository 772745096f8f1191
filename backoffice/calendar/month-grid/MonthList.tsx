import AddIcon from '@mui/icons-material/Add';
import { IconButton } from '@mui/material';
import { memo, useMemo } from 'react';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { daysOfMonth } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { todayInNewYork } from '../month-data/calendar-month.ts';
import { type CalendarQuest, questsByDay } from '../month-data/calendar-quest.ts';
import type { MonthProps } from './calendar-context.ts';
import { useCalendar } from './calendar-context.ts';
import { QuestBubble } from './QuestBubble.tsx';

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

type Props = { day: string; quests: readonly CalendarQuest[]; isToday: boolean };

/** Day of the list with its quests and a button to add one. */
function ListDay({ day, quests, isToday }: Props) {
  const { month, canCreate, addOn, openQuest } = useCalendar();
  const t = textsOf(consoleCalendarTexts);
  const date = consoleFormats().longDate(day);
  return (
    <li className={`list-day${quests.length > 0 ? ' has-quests' : ''}${isToday ? ' is-today' : ''}`}>
      <div className="list-day-head">
        <h3>
          {date.replace(/(,| de) \d{4}$/, '')}
          {isToday && <span className="list-today">{t.today}</span>}
        </h3>
        {canCreate && (
          <IconButton aria-label={t.addOn({ day: date })} onClick={() => addOn(day)}>
            <AddIcon />
          </IconButton>
        )}
      </div>
      {quests.map((quest) => (
        <QuestBubble key={quest.id} quest={quest} month={month} isTabStop onOpen={openQuest} />
      ))}
    </li>
  );
}
