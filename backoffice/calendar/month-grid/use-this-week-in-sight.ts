import { useEffect } from 'react';
import { todayInNewYork } from '../month-data/today.ts';

/** What somebody does with the page themselves; from then on it stays where they put it. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * When the running month opens, this week stands in sight without scrolling: the grid's row of today, or the day in the
 * list. What arrives later, in the month or above it, moves it, so it is followed until somebody takes the page in hand.
 */
export function useThisWeekInSight(month: string, place: HTMLElement | null, isReady: boolean): void {
  useEffect(() => {
    if (!place || !isReady || !todayInNewYork().startsWith(month)) return;
    const show = () => place.querySelector(THIS_WEEK)?.scrollIntoView({ block: 'nearest' });
    const follower = new ResizeObserver(show);
    follower.observe(place);
    // The tray of stamps, which comes later, moves the month without changing it.
    follower.observe(document.body);
    const stop = () => {
      follower.disconnect();
      for (const kind of HANDS) window.removeEventListener(kind, stop);
    };
    for (const kind of HANDS) window.addEventListener(kind, stop, { passive: true });
    return stop;
  }, [month, place, isReady]);
}

const THIS_WEEK = 'tr:has(> .fc-day-today), .list-day.is-today';
