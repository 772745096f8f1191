import { Suspense, useState } from 'react';
import { isNarrowNow, useIsNarrowPage } from '../theme/use-narrow-page.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { CalendarLoading } from './CalendarLoading.tsx';
import type { MonthProps } from './month-grid/calendar-context.ts';
import { MonthList } from './month-grid/MonthList.tsx';
import { useThisWeekInSight } from './month-grid/use-this-week-in-sight.ts';
import type { View } from './view/shown-view.ts';

// FullCalendar is for pages wide enough for seven days: a narrow one never loads it, the others while the quests are on their way.
const loadGrid = () => import('./month-grid/MonthGrid.tsx');
const MonthGrid = lazyPart(loadGrid, 'MonthGrid');
const WeekGrid = lazyPart(() => import('./view/WeekGrid.tsx'), 'WeekGrid');
if (!isNarrowNow('month')) void loadGrid().catch(() => undefined);

type Props = MonthProps & {
  isLoading: boolean;
  /** A stamp is selected: a day is where it goes. */
  isPlacing: boolean;
  view: View;
  /** The Sunday of the week that is shown where the view is one. */
  week: string;
};

/** The month as a grid, as a list where the page is narrow or a list is wanted, or one of its weeks. */
export function ShownMonth({ isLoading, isPlacing, view, week, ...month }: Props) {
  const isNarrow = useIsNarrowPage('month');
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  useThisWeekInSight(month.month, place, !isLoading);
  const Month = isNarrow || view === 'list' ? MonthList : MonthGrid;
  return (
    <Suspense fallback={<CalendarLoading />}>
      <div
        ref={setPlace}
        className={isPlacing ? 'calendar-month is-placing' : 'calendar-month'}
        aria-busy={isLoading}
      >
        {isLoading && <CalendarLoading />}
        {view === 'week' && !isNarrow ? <WeekGrid week={week} quests={month.quests} /> : <Month {...month} />}
      </div>
    </Suspense>
  );
}
