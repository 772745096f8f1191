import { Suspense, useState } from 'react';
import { isNarrowNow, useIsNarrowPage } from '../theme/use-narrow-page.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { CalendarLoading } from './CalendarLoading.tsx';
import { MonthList } from './month-grid/MonthList.tsx';
import type { MonthProps } from './month-grid/month-props.ts';
import { useThisWeekInSight } from './month-grid/use-this-week-in-sight.ts';

// FullCalendar is for pages wide enough for seven days: a narrow one never loads it, the others while the quests are on their way.
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
