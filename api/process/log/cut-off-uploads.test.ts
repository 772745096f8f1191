import { afterEach, expect, it, vi } from 'vitest';
import { createCutOffCount } from './cut-off-uploads.ts';

afterEach(() => void vi.useRealTimers());

it('tells of uploads that were cut off at most once a minute, with how many there were', () => {
  vi.useFakeTimers();
  const told: number[] = [];
  const count = createCutOffCount((uploads) => void told.push(uploads));
  for (let upload = 0; upload < 120; upload += 1) count();
  expect(told, 'the first one right away').toEqual([1]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([1, 119]);
  count();
  vi.advanceTimersByTime(59_999);
  expect(told).toEqual([1, 119]);
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual([1, 119, 1]);
});
