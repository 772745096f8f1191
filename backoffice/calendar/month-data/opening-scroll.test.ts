import { expect, it } from 'vitest';
import { openingScroll } from './opening-scroll.ts';

/** Five weeks of 200 px, 400 px below the top of the page. */
const weeks = [0, 1, 2, 3, 4].map((week) => ({ top: 400 + week * 200, bottom: 600 + week * 200 }));
const page = { weeks, covered: 300, most: Number.POSITIVE_INFINITY, windowHeight: 800 };
const scrollTo = (week: number, changed: Partial<typeof page> = {}) =>
  openingScroll({ ...page, ...changed, thisWeek: weeks[week] ?? { top: 0, bottom: 0 } });

it.each([
  ['stays at the top for a week that is in sight there', 0, {}, 0],
  ['stays at the top for a week that ends with the window', 1, { windowHeight: 808 }, 0],
  ['puts the week below what covers the page, with the week before it', 3, {}, 500],
  ['puts the week alone where one week fits', 4, { windowHeight: 700 }, 900],
  ['shows the beginning of a week that is too high for the window', 4, { windowHeight: 400 }, 900],
  ['goes no further than what must stay in sight lets it', 4, { most: 120 }, 120],
  ['does not move where nothing above may leave', 4, { most: -10 }, 0],
])('%s [CAL-03]', (_title, week, changed, expected) => {
  expect(scrollTo(week, changed)).toBe(expected);
});
