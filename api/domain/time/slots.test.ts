import { describe, expect, it } from 'vitest';
import { dailyAt, everyMinutes, nextSlot, weeklyAt } from './slots.ts';

const at = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString();

describe('when jobs are due', () => {
  it.each([
    ['2026-11-22T10:05:59.999Z', '2026-11-22T10:05:00.000Z', '2026-11-22T10:06:00.000Z'],
    ['2026-11-22T10:06:00.000Z', '2026-11-22T10:06:00.000Z', '2026-11-22T10:07:00.000Z'],
  ])('every minute, at %s', (now, last, next) => {
    expect(iso(everyMinutes(1)(at(now)))).toBe(last);
    expect(iso(nextSlot(everyMinutes(1), at(now)))).toBe(next);
  });

  it.each([
    ['before it in winter', '2026-11-22T13:59:59Z', '2026-11-21T14:00:00.000Z', '2026-11-22T14:00:00.000Z'],
    ['on it', '2026-11-22T14:00:00Z', '2026-11-22T14:00:00.000Z', '2026-11-23T14:00:00.000Z'],
    ['into winter', '2026-10-31T20:00:00Z', '2026-10-31T13:00:00.000Z', '2026-11-01T14:00:00.000Z'],
    ['into summer', '2027-03-13T20:00:00Z', '2027-03-13T14:00:00.000Z', '2027-03-14T13:00:00.000Z'],
  ])('every day at 9 am in New York, %s', (_case, now, last, next) => {
    expect(iso(dailyAt('09:00')(at(now)))).toBe(last);
    expect(iso(nextSlot(dailyAt('09:00'), at(now)))).toBe(next);
  });

  it.each([
    ['on another day', '2026-11-22T12:00:00Z', '2026-11-19T14:00:00.000Z', '2026-11-26T14:00:00.000Z'],
    ['that morning', '2026-11-26T13:59:00Z', '2026-11-19T14:00:00.000Z', '2026-11-26T14:00:00.000Z'],
    ['on the minute', '2026-11-26T14:00:00Z', '2026-11-26T14:00:00.000Z', '2026-12-03T14:00:00.000Z'],
    [
      'over the change of the clock',
      '2026-10-30T12:00:00Z',
      '2026-10-29T13:00:00.000Z',
      '2026-11-05T14:00:00.000Z',
    ],
  ])('Thursdays at 9 am in New York, %s [REM-11: when]', (_case, now, last, next) => {
    expect(iso(weeklyAt(4, '09:00')(at(now)))).toBe(last);
    expect(iso(nextSlot(weeklyAt(4, '09:00'), at(now)))).toBe(next);
  });

  it('what is due in the hour that spring skips is due an hour later, and in autumn once', () => {
    expect(iso(nextSlot(dailyAt('02:30'), at('2027-03-13T12:00:00Z')))).toBe('2027-03-14T07:30:00.000Z');
    expect(iso(nextSlot(dailyAt('01:30'), at('2026-10-31T12:00:00Z')))).toBe('2026-11-01T05:30:00.000Z');
    expect(iso(dailyAt('01:30')(at('2026-11-01T07:00:00Z')))).toBe('2026-11-01T05:30:00.000Z');
  });
});
