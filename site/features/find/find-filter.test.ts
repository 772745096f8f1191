import { expect, it } from 'vitest';
import { NOTHING_ASKED } from './find-address.ts';
import { findVariables } from './find-filter.ts';

const of = (ask: Partial<typeof NOTHING_ASKED>, isLoggedIn = false) =>
  findVariables({ ...NOTHING_ASKED, ...ask }, { today: '2026-11-26', isLoggedIn });

it('each choice arrives there [DSC-02: what the API is asked]', () => {
  expect(
    of({
      day: 'weekend',
      times: ['morning', 'evening'],
      types: ['food'],
      districtId: '3',
      zip: '07030',
      miles: 3,
      needsPeople: true,
      words: 'soup',
      sort: 'distance',
      page: 2,
    }),
  ).toEqual({
    filter: {
      day: 'WEEKEND',
      date: null,
      times: ['MORNING', 'EVENING'],
      types: ['food'],
      districtId: '3',
      zip: '07030',
      near: null,
      miles: 3,
      needsPeople: true,
      withChildren: false,
      noExperience: false,
      atHome: false,
      words: 'soup',
    },
    sort: 'DISTANCE',
    page: 2,
    showAll: false,
  });
  expect(of({ day: 'week', near: '40.74,-74.03' }).filter).toMatchObject({
    day: 'NEXT_7_DAYS',
    near: { latitude: 40.74, longitude: -74.03 },
    miles: 10,
  });
});

it('what was typed wrong is not asked for, nor a type that there is none of [DSC-02: odd values]', () => {
  const { filter, sort } = of({
    zip: '7030',
    date: '2025-01-01',
    words: 'x',
    types: ['gold'],
    sort: 'distance',
  });
  expect(filter).toMatchObject({ zip: null, date: null, words: null, types: [], miles: null });
  expect(sort).toBe('START');
});

it('visitors never ask for what they could not take [DSC-03: who may ask for all]', () => {
  expect(of({ isAll: true }).showAll).toBe(false);
  expect(of({ isAll: true }, true).showAll).toBe(true);
});
