import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PART_LIMIT, withinLimit } from './lazy-part.ts';
import { isLoadingFailure } from './loading-failure.ts';

describe('a part that does not load', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is known by the words of every browser [NAV-44]', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: /console/assets/a.js',
      'error loading dynamically imported module: /console/assets/a.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /console/assets/a.css',
    ]) {
      expect(isLoadingFailure(new Error(message))).toBe(true);
    }
    expect(isLoadingFailure(new Error('x is undefined'))).toBe(false);
  });

  it('fails with «Loading chunk failed» after 120,000 ms and not before [NAV-44]', async () => {
    expect(PART_LIMIT).toBe(120_000);
    const told: unknown[] = [];
    const late = withinLimit(new Promise(() => {})).catch((error: Error) => void told.push(error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await late;
    expect(told).toEqual([new Error('Loading chunk failed')]);
    expect(isLoadingFailure(told[0] as Error)).toBe(true);
  });

  it('one that comes in time, or fails by itself, leaves no timer behind [NAV-44]', async () => {
    expect(await withinLimit(Promise.resolve('part'))).toBe('part');
    await expect(withinLimit(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});
