import { createContext, useContext } from 'react';

/** What days and bubbles need from the calendar round them. */
export type CalendarActions = {
  month: string;
  canCreate: boolean;
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
