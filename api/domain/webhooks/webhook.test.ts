import { describe, expect, it } from 'vitest';
import { isGivenUp, isTaken, nextTryAt, readWebhookUrl } from './webhook.ts';

const HOUR_MS = 3_600_000;

describe('tries [EDG-04: pauses]', () => {
  it('come with growing pauses and end within 24 hours', () => {
    const times = [0];
    for (let next: number | null = 0; next !== null; ) {
      next = nextTryAt(times.length, { since: 0, now: times.at(-1) ?? 0 });
      if (next !== null) times.push(next);
    }
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(times).toHaveLength(9);
    expect(times.at(-1)).toBeGreaterThan(23 * HOUR_MS);
    expect(times.at(-1)).toBeLessThanOrEqual(24 * HOUR_MS);
  });

  it('end early where they began late, and a receiver has 5 days', () => {
    expect(nextTryAt(8, { since: 0, now: 20 * HOUR_MS })).toBeNull();
    expect([isGivenUp(0, 120 * HOUR_MS - 1), isGivenUp(0, 120 * HOUR_MS)]).toEqual([false, true]);
  });

  it.each([
    [200, true],
    [204, true],
    [299, true],
    [301, false],
    [199, false],
    [500, false],
    [null, false],
  ])('answer %s counts as taken: %s', (code, expected) => expect(isTaken(code)).toBe(expected));
});

describe('addresses [EDG-04: addresses]', () => {
  it.each([
    'http://a.example/',
    'ftp://a.example/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://metadata/',
    'https://user@a.example/',
    `https://a.example/${'x'.repeat(500)}`,
    'no address',
  ])('%s is none', (typed) => expect(readWebhookUrl(typed)).toHaveProperty('problem'));

  it('is kept without its fragment and blanks', () => {
    expect(readWebhookUrl(' https://Hook.Example/a?b=1#c ')).toEqual({
      url: 'https://hook.example/a?b=1',
      hostname: 'hook.example',
    });
  });
});
