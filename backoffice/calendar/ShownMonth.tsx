import { Suspense, useEffect, useState } from 'react';
import { isNarrowNow, useIsNarrowPage } from '../theme/use-narrow-page.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { CalendarLoading } from './CalendarLoading.tsx';
import { todayInNewYork } from './month-data/today.ts';
import { MonthList } from './month-grid/MonthList.tsx';
import type { MonthProps } from './month-grid/month-props.ts';

// FullCalendar is for pages with room for seven days: a narrow one never loads it, the others while the quests are on their way.
const loadGrid = () => import('./month-grid/MonthGrid.tsx');
const MonthGrid = lazyPart(loadGrid, 'MonthGrid');
if (!isNarrowNow('month')) void loadGrid().catch(() => undefined);

type Props = MonthProps & {
  isLoading: boolean;
  /** A stamp is selected: a day is where it goes. */
  isPlacing: boolean;
};

/** The month as a grid, or as a list where the page is narrow. */
export function ShownMonth({ isLoading, isPlacing, ...month }: Props) {
  const isNarrow = useIsNarrowPage('month');
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  useThisWeekInSight(month.month, place, !isLoading);
  const Month = isNarrow ? MonthList : MonthGrid;
  return (
    <Suspense fallback={<CalendarLoading />}>
      <div
        ref={setPlace}
        className={isPlacing ? 'calendar-month is-placing' : 'calendar-month'}
        aria-busy={isLoading}
      >
        {isLoading && <CalendarLoading />}
        <Month {...month} />
      </div>
    </Suspense>
  );
}

/** What somebody does with the page themselves; from then on it stays where they put it. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * When the running month opens, this week stands in sight without scrolling: the grid's row of today, or the day in the
 * list. What arrives later, in the month or above it, moves it, so it is followed until somebody takes the page in hand.
 */
function useThisWeekInSight(month: string, place: HTMLElement | null, isReady: boolean): void {
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
