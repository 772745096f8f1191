import type { RefObject } from 'react';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';

/** What grid and list of a month are given alike. */
export type MonthProps = {
  month: string;
  quests: readonly CalendarQuest[];
  /** Tray with the stamps that can be dragged onto a day. */
  trayRef: RefObject<HTMLDivElement | null>;
  onMonth: (month: string) => void;
};
