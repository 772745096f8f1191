import AddIcon from '@mui/icons-material/Add';
import { IconButton } from '@mui/material';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { useCalendar } from './calendar-context.ts';
import { QuestBubble } from './QuestBubble.tsx';

type Props = { day: string; quests: readonly CalendarQuest[]; isToday: boolean };

/** One day of the list with its quests, and the way to add one. */
export function ListDay({ day, quests, isToday }: Props) {
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
