import { expect, it } from 'vitest';
import { askedDay } from './asked-day.ts';

const TODAY = '2026-11-30';

it.each([
  ['2026-12-05', 'en', '2026-12-05'],
  ['12/5', 'en', '2026-12-05'],
  ['1/9', 'en', '2027-01-09'],
  ['11/2', 'en', '2026-11-02'],
  ['Dec 5', 'en', '2026-12-05'],
  ['december 5, 2027', 'en', '2027-12-05'],
  ['5 de diciembre', 'es', '2026-12-05'],
  ['5 ene', 'es', '2027-01-05'],
  ['Today', 'en', '2026-11-30'],
  ['tomorrow', 'en', '2026-12-01'],
  ['yesterday', 'en', '2026-11-29'],
  ['monday', 'en', '2026-11-30'],
  ['Sunday', 'en', '2026-12-06'],
  ['manana', 'es', '2026-12-01'],
  ['miércoles', 'es', '2026-12-02'],
])('“%s” in %s is a day, the closest one without a year [DSK-03]', (typed, locale, day) => {
  expect(askedDay(typed, TODAY, locale)).toBe(day);
});

it.each(['', 'dinner', 'fri', 'sunday brunch', '13/40', 'foo 5', '2/30', 'dec', '12'])(
  '“%s” is no day [DSK-03]',
  (typed) => {
    expect(askedDay(typed, TODAY, 'en')).toBeNull();
  },
);
