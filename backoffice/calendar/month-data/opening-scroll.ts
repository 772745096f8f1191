/** Vertical extent of an element, in pixels from the top of the page. */
type Reach = { top: number; bottom: number };

type Measured = {
  /** All weeks of the month, or days of its list, the first one first. */
  weeks: readonly Reach[];
  thisWeek: Reach;
  /** Pixels at the top of the window that something covers: bar, toolbar, stamps, names of the weekdays. */
  covered: number;
  /** How far the page scrolls at most, for what must stay in sight. */
  most: number;
  windowHeight: number;
};

/** Pixels between this week and the lower edge of the window. */
const EDGE = 8;

/**
 * Pixels to scroll so that this week is in sight whole, below as many whole weeks before it as fit. 0 where it is in
 * sight from the start; a week that is too high shows its beginning.
 */
export function openingScroll({ weeks, thisWeek, covered, most, windowHeight }: Measured): number {
  const lowest = windowHeight - EDGE;
  if (thisWeek.bottom <= lowest) return 0;
  const first = weeks.find(({ top }) => thisWeek.bottom - top <= lowest - covered) ?? thisWeek;
  const wanted = Math.min(first.top, thisWeek.top) - covered;
  return Math.max(0, Math.min(wanted, most));
}
