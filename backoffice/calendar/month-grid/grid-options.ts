import type { CalendarOptions } from '@fullcalendar/core';
import esUs from '@fullcalendar/core/locales/es-us';
import { newYorkClock } from '#domain/time/new-york-time.ts';
import { consoleLocale } from '../../language/console-locale.ts';
import { todayInNewYork } from '../month-data/calendar-month.ts';

/** What the grids of FullCalendar have in common. */
export const GRID = {
  timeZone: 'UTC',
  firstDay: 0,
  headerToolbar: false,
  // calendar.css does it, below what stays at the top.
  stickyHeaderDates: false,
  eventOrder: 'startedAt,title',
} satisfies CalendarOptions;

/** FullCalendar's names of our languages. */
const LOCALES = { en: 'en-US', es: esUs } as const;

export function localeOfGrid() {
  return LOCALES[consoleLocale()];
}

export function nowInNewYork(): string {
  return `${todayInNewYork()}T${newYorkClock(Date.now())}:00`;
}
