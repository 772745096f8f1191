import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { useCalendar } from './calendar-context.ts';
import { type FocusedDay, useIsFocusedDay } from './focused-day.ts';
import { QuestBubble } from './QuestBubble.tsx';

/** A bubble of the grid, which Tab reaches only from its own day. */
export function GridBubble({ quest, focused }: { quest: CalendarQuest; focused: FocusedDay }) {
  const { month, openQuest } = useCalendar();
  const isTabStop = useIsFocusedDay(focused, quest.day);
  return <QuestBubble quest={quest} month={month} isTabStop={isTabStop} onOpen={openQuest} />;
}
