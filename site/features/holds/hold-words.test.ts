import { expect, it } from 'vitest';
import { instantOf } from '#domain/time/new-york-time.ts';
import { guardianHoldIn, joiningHoldIn, minutesLeftIn } from './hold-words.ts';
import { minutesLeft } from './minutes-left.ts';

const now = instantOf('2026-11-16', '16:02');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

it.each([
  ['en', 'We’re holding your spot until 4:12 pm.'],
  ['es', 'Hasta 4:12 p. m. te guardamos el lugar.'],
] as const)('the page says in %s until when the place is held [JOI-18: site]', (locale, text) => {
  expect(joiningHoldIn({ locale, now }, inMinutes(10))).toBe(text);
});

it('where no place is held the page says so, and that one can go on [JOI-18: site]', () => {
  expect(joiningHoldIn({ locale: 'en', now }, null)).toBe(
    'We can’t hold a spot: it may be taken before you finish.',
  );
});

it('the young person reads until when the guardian can agree [JOI-06: site]', () => {
  expect(guardianHoldIn({ locale: 'en', now }, inMinutes(48 * 60))).toBe(
    'We’re holding your spot until Wednesday, November 18, 2026, 4:02 pm, for your guardian to agree.',
  );
  expect(guardianHoldIn({ locale: 'en', now }, null)).toContain('We can’t hold the spot');
});

it.each([
  [10 * 60_000, 10],
  [9 * 60_000 + 1, 10],
  [60_000, 1],
  [1, 1],
  [0, null],
  [-5, null],
  [48 * 3_600_000, null],
])('of %i ms %s minutes are left [JOI-18: site]', (left, minutes) => {
  expect(minutesLeft(now + left, now)).toBe(minutes);
});

it('minutes are said in the page’s words, never seconds [JOI-18: site]', () => {
  expect(minutesLeftIn('en').slice(0, 2)).toEqual(['About 1 minute left.', 'About 2 minutes left.']);
  expect(minutesLeftIn('ar')[1]).toBe('بقيت دقيقتان تقريبًا.');
});
