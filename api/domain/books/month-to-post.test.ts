import { expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { monthToPost } from './month-to-post.ts';

it.each([
  ['2026-11-14', '23:59', '2026-11'],
  ['2026-11-15', '00:00', '2026-12'],
  ['2026-12-31', '23:59', '2027-01'],
])('on %s at %s the month to post is %s [DSK-01]', (day, clock, month) => {
  expect(monthToPost(instantOf(day, clock))).toBe(month);
});
