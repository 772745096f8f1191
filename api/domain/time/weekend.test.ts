import { expect, it } from 'vitest';
import { weekendFrom } from './new-york-time.ts';

it('the weekend is the coming one, from Saturday on the one that runs', () => {
  expect(weekendFrom('2026-11-16')).toEqual(['2026-11-21', '2026-11-22']);
  expect(weekendFrom('2026-11-20')).toEqual(['2026-11-21', '2026-11-22']);
  expect(weekendFrom('2026-11-21')).toEqual(['2026-11-21', '2026-11-22']);
  expect(weekendFrom('2026-11-22')).toEqual(['2026-11-21', '2026-11-22']);
  expect(weekendFrom('2026-11-23')).toEqual(['2026-11-28', '2026-11-29']);
});
