import type { CalendarOptions, DayCellContentArg, EventContentArg, EventInput } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin, { Draggable } from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import { type FocusEvent, type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import {
  dayAfterKey,
  firstFocusedDay,
  gridDays,
  monthReaching,
  placeOfDay,
  todayInNewYork,
} from '../month-data/calendar-month.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { isMovable, movedTo } from '../month-data/moved-quest.ts';
import type { MonthProps } from './calendar-context.ts';
import { useCalendar } from './calendar-context.ts';
import { DayButton } from './DayButton.tsx';
import { createFocusedDay, type FocusedDay, useIsFocusedDay } from './focused-day.ts';
import { GRID, localeOfGrid, nowInNewYork } from './grid-options.ts';
import { QuestBubble } from './QuestBubble.tsx';

/**
 * The month as a grid. FullCalendar is told days and wall clocks of New York as if they were UTC, so that the
 * browser's own zone never has a say.
 */
export const MonthGrid = memo(function MonthGrid({ month, quests, trayRef, onMonth }: MonthProps) {
  const { addOn, canCreate, canMove, move } = useCalendar();
  const calendar = useRef<FullCalendar>(null);
  const { focused, moveByKey, follow } = useFocusedDay(month, onMonth);
  const events = useMemo(() => quests.map((quest) => eventOf(quest, canMove)), [quests, canMove]);
  const contents = useMemo(() => contentsOf(focused), [focused]);
  useDraggableStamps(trayRef, canCreate);
  useEffect(() => {
    // While an effect runs React is still rendering, and FullCalendar renders at once.
    queueMicrotask(() => calendar.current?.getApi().gotoDate(`${month}-01`));
  }, [month]);

  const place = (day: string, stampId?: string) => {
    if (placeOfDay(day, month) !== 'before') addOn(day, stampId);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in the grid.
    <div className="month-grid" onKeyDown={moveByKey} onFocus={follow}>
      <FullCalendar
        ref={calendar}
        {...MONTH}
        locale={localeOfGrid()}
        {...contents}
        initialDate={`${month}-01`}
        now={nowInNewYork}
        events={events}
        droppable={canCreate}
        dateClick={({ dateStr, jsEvent }) => {
          // The day's number answers for itself, to the keyboard too.
          if (jsEvent.target instanceof Element && !jsEvent.target.closest('button')) place(dateStr);
        }}
        eventDrop={({ event, revert }) => {
          const moved = movedTo(event.extendedProps.quest, event.startStr, null);
          // It stands where it was until it is changed.
          revert();
          if (moved) move(moved);
        }}
        drop={({ dateStr, draggedEl }) => place(dateStr, draggedEl.dataset.stamp)}
      />
    </div>
  );
});

const MONTH = {
  ...GRID,
  plugins: [dayGridPlugin, interactionPlugin],
  initialView: 'dayGridMonth',
  fixedWeekCount: false,
  height: 'auto',
  eventDisplay: 'block',
  dayHeaderFormat: { weekday: 'short' },
} satisfies CalendarOptions;

/** The day of the grid that the keyboard is at: it goes on by keys, and into other months. */
function useFocusedDay(month: string, onMonth: (month: string) => void) {
  const [focused] = useState(() => createFocusedDay(firstFocusedDay(month, todayInNewYork())));
  useEffect(() => {
    if (placeOfDay(focused.get(), month) === 'within') return;
    if (!gridDays(month).includes(focused.get())) focused.moveTo(firstFocusedDay(month, todayInNewYork()));
  }, [month, focused]);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayAt(event.target);
    const next = day ? dayAfterKey(day, event.key) : null;
    if (next === null) return;
    event.preventDefault();
    focused.moveTo(next, { takesFocus: true });
    const reached = monthReaching(next, month);
    if (reached !== month) onMonth(reached);
  };
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const day = dayAt(target);
    if (day && day !== focused.get()) focused.moveTo(day);
  };
  return { focused, moveByKey, follow };
}

/** The day that a button or bubble of the grid stands in. */
function dayAt(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset.day : undefined;
}

/** What FullCalendar draws in its days: our buttons and bubbles. */
function contentsOf(focused: FocusedDay) {
  return {
    eventContent: ({ event }: EventContentArg) => (
      <GridBubble quest={event.extendedProps.quest} focused={focused} />
    ),
    dayCellContent: ({ date }: DayCellContentArg) => (
      <DayButton day={date.toISOString().slice(0, 10)} focused={focused} />
    ),
  } satisfies CalendarOptions;
}

/** Each quest stands in the day of its start, one that goes past midnight too. */
function eventOf(quest: CalendarQuest, canMove: boolean): EventInput {
  const { id, day: start, eventTitle: title, startedAt } = quest;
  const startEditable = canMove && isMovable(quest, Date.now());
  return { id, start, title, allDay: true, startEditable, extendedProps: { quest, startedAt } };
}

function useDraggableStamps(trayRef: MonthProps['trayRef'], isOn: boolean): void {
  useEffect(() => {
    const tray = trayRef.current;
    if (!tray || !isOn) return;
    const draggable = new Draggable(tray, {
      itemSelector: '[data-stamp]',
      eventData: { create: false },
      longPressDelay: 150,
    });
    return () => draggable.destroy();
  }, [trayRef, isOn]);
}

/** A bubble of the grid, which Tab reaches only from its own day. */
function GridBubble({ quest, focused }: { quest: CalendarQuest; focused: FocusedDay }) {
  const { month, openQuest } = useCalendar();
  const isTabStop = useIsFocusedDay(focused, quest.day);
  return <QuestBubble quest={quest} month={month} isTabStop={isTabStop} onOpen={openQuest} />;
}
