import { useEffect } from 'react';
import { todayInNewYork } from '../month-data/calendar-month.ts';
import { openingScroll } from '../month-data/opening-scroll.ts';

/** What people do with the page themselves; from then on it stays where they put it. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Pixels of the bar above every page. */
const BAR = 56;
const THIS_WEEK = 'tr:has(> .fc-day-today), .list-day.is-today';

/**
 * Opens the running month at this week, with the month's name, the toolbar and the names of the weekdays in sight. What
 * arrives later, in the month or above it, moves the week, so it is followed until someone takes the page in hand. How
 * much of the calendar stays at the top is kept as `--calendar-stuck` for its style sheet.
 */
export function useThisWeekInSight(month: string, place: HTMLElement | null, isReady: boolean): void {
  useEffect(() => {
    const calendar = place?.closest<HTMLElement>('.calendar');
    if (!place || !calendar) return;
    let isFollowed = isReady && todayInNewYork().startsWith(month);
    const show = () => {
      calendar.style.setProperty('--calendar-stuck', `${BAR + stuckHeight(calendar)}px`);
      const week = isFollowed ? place.querySelector(THIS_WEEK) : null;
      if (week) window.scrollTo(0, openingScroll(measured(week, calendar)));
    };
    const follower = new ResizeObserver(show);
    // The tray of stamps, which comes later, moves the month without changing it.
    for (const part of [place, calendar, document.body]) follower.observe(part);
    const stop = () => {
      isFollowed = false;
    };
    for (const kind of HANDS) window.addEventListener(kind, stop, { passive: true });
    return () => {
      follower.disconnect();
      for (const kind of HANDS) window.removeEventListener(kind, stop);
    };
  }, [month, place, isReady]);
}

/** Pixels of what stays below the bar: toolbar and stamps, the toolbar alone, or the month's name, by the style sheet. */
function stuckHeight(calendar: HTMLElement): number {
  const parts = calendar.querySelectorAll<HTMLElement>('.calendar-head, .calendar-toolbar, .calendar-months');
  const stuck = [...parts].find((part) => getComputedStyle(part).position === 'sticky');
  return stuck?.offsetHeight ?? 0;
}

/** Extents of the weeks, in pixels from the top of the page. */
function measured(week: Element, calendar: HTMLElement) {
  const boxOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top + window.scrollY, bottom: bottom + window.scrollY };
  };
  const weekdays = calendar.querySelector('.fc-scrollgrid-section-header');
  const stuck = stuckHeight(calendar);
  const isToolbarStuck = stuck > 0 && calendar.querySelector('.month-grid') !== null;
  return {
    weeks: [...(week.parentElement?.children ?? [])].map(boxOf),
    thisWeek: boxOf(week),
    covered: BAR + stuck + (weekdays?.getBoundingClientRect().height ?? 0),
    // Where the toolbar scrolls with the page it stays in sight.
    most: isToolbarStuck ? Number.POSITIVE_INFINITY : boxOf(calendar).top - BAR,
    windowHeight: window.innerHeight,
  };
}
