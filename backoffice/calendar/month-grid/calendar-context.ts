import type { RefObject } from 'react';
import { createContext, useContext } from 'react';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { MovedQuest } from '../month-data/moved-quest.ts';

/** What grid and list of a month are given alike. */
export type MonthProps = {
  month: string;
  quests: readonly CalendarQuest[];
  /** Tray with the stamps that can be dragged onto a day. */
  trayRef: RefObject<HTMLDivElement | null>;
  onMonth: (month: string) => void;
};

/** What days and bubbles need from the calendar round them. */
export type CalendarActions = {
  month: string;
  canCreate: boolean;
  /** Whether quests can be dragged elsewhere. */
  canMove: boolean;
  /** Says what a drag changes and whom it tells, before it is done. */
  move: (moved: MovedQuest) => void;
  /** Opens the add-quest dialog with what a quest has, a week later. */
  copy: (quest: CalendarQuest) => void;
  openQuest: (questId: string) => void;
  /** Opens the add-quest dialog on a day with the stamp dropped there, else with the selected one. */
  addOn: (day: string, stampId?: string) => void;
};

export const CalendarContext = createContext<CalendarActions | null>(null);

export function useCalendar(): CalendarActions {
  const context = useContext(CalendarContext);
  if (!context) throw new Error('This part of the calendar stands outside of it.');
  return context;
}
