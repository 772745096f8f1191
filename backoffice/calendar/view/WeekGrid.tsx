import type { CalendarOptions, EventInput } from '@fullcalendar/core';
import interactionPlugin from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';
import { useEffect, useMemo, useRef } from 'react';
import { newYorkClock, newYorkDay } from '#domain/time/new-york-time.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { isMovable, movedTo } from '../month-data/moved-quest.ts';
import { useCalendar } from '../month-grid/calendar-context.ts';
import { GRID, localeOfGrid, nowInNewYork } from '../month-grid/grid-options.ts';
import { QuestBubble } from '../month-grid/QuestBubble.tsx';
import { firstHourOf } from './shown-view.ts';

/** A week with its hours; FullCalendar is told wall clocks of New York as if they were UTC. */
export function WeekGrid({ week, quests }: { week: string; quests: readonly CalendarQuest[] }) {
  const { month, openQuest, move, addOn, canMove } = useCalendar();
  const calendar = useRef<FullCalendar>(null);
  const events = useMemo(() => quests.flatMap((quest) => eventOf(quest, canMove)), [quests, canMove]);
  const firstHour = firstHourOf(week, quests);
  useEffect(() => {
    queueMicrotask(() => calendar.current?.getApi().gotoDate(week));
  }, [week]);
  useEffect(() => {
    queueMicrotask(() => calendar.current?.getApi().scrollToTime(firstHour));
  }, [firstHour]);
  const moved: CalendarOptions['eventDrop'] & CalendarOptions['eventResize'] = ({ event, revert }) => {
    const to = movedTo(event.extendedProps.quest, event.startStr, event.endStr || null);
    // It stands where it was until it is changed.
    revert();
    if (to) move(to);
  };
  return (
    <div className="month-grid week-grid">
      <FullCalendar
        ref={calendar}
        {...GRID}
        plugins={[timeGridPlugin, interactionPlugin]}
        initialView="timeGridWeek"
        locale={localeOfGrid()}
        initialDate={week}
        now={nowInNewYork}
        events={events}
        allDaySlot={false}
        nowIndicator
        scrollTime={firstHour}
        height={640}
        slotEventOverlap={false}
        dayHeaderFormat={{ weekday: 'short', day: 'numeric' }}
        eventContent={({ event }) => (
          <QuestBubble quest={event.extendedProps.quest} month={month} isTabStop onOpen={openQuest} />
        )}
        dateClick={({ dateStr }) => addOn(dateStr.slice(0, 10))}
        eventDrop={moved}
        eventResize={moved}
      />
    </div>
  );
}

/** Quests without an end take half an hour. */
const SHORTEST_MS = 30 * 60_000;

function eventOf(quest: CalendarQuest, canMove: boolean): EventInput {
  const { id, eventTitle: title, startedAt, endedAt } = quest;
  const isFree = canMove && isMovable(quest, Date.now());
  return {
    ...{ id, title, start: wallClock(startedAt), end: wallClock(endedAt ?? startedAt + SHORTEST_MS) },
    startEditable: isFree,
    durationEditable: isFree && endedAt !== null,
    extendedProps: { quest, startedAt },
  };
}

function wallClock(instant: number): string {
  return `${newYorkDay(instant)}T${newYorkClock(instant)}:00Z`;
}
