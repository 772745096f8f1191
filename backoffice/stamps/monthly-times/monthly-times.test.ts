import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { timesInWords } from '../collection/times-in-words.ts';
import {
  problemOfTimes,
  reservationInWords,
  reservationsOf,
  withoutReservation,
  withoutTimes,
  withReservation,
  withTimes,
} from './monthly-times.ts';

const dinner: MonthlyScheduleEntry = {
  quest_id: 's1',
  weeks: [1, 2, 3, 4, 5],
  days: [1, 5],
  start_time: '17:30',
  end_time: '20:00',
  location_id: 'hall',
  supervisor_name: '',
};
const { weeks: _, supervisor_name: __, ...slot } = dinner;
const reservation = { ...slot, weeks: [2], days: [1], group_id: 'g1' };
const books = () =>
  parseQuestConfiguration(
    JSON.stringify({
      bundleBook: {
        monthly_schedule: [{ ...dinner, color: 'blue' }],
        monthly_reservations: [reservation, { ...reservation, start_time: '09:00' }],
        other: 1,
      },
    }),
  );
const ground = {
  stamps: new Map([
    ['s1', 'OSV'],
    ['s2', 'SUPPLY-REQUEST'],
  ] as const),
  approvedLocationIds: new Set(['hall']),
  maximums: new Map(),
  guildIds: new Set(['g1']),
};

describe('monthly times', () => {
  it('read back in words [STM-13]', () => {
    expect(timesInWords(dinner)).toBe('every Monday and Friday, 5:30 pm to 8:00 pm');
    expect(timesInWords({ ...dinner, weeks: [2], last: true, days: [6], end_time: null })).toBe(
      '2nd and last Saturday at 5:30 pm',
    );
    expect(timesInWords({ ...dinner, end_time: '01:00' })).toContain('to 1:00 am the next day');
  });

  it('an entry is added and changed, its unknown keys and its reservations with it [STM-10]', () => {
    const changed = withTimes(books(), 0, { ...dinner, start_time: '18:00' });
    expect(changed.bundleBook).toMatchObject({
      monthly_schedule: [{ start_time: '18:00', color: 'blue' }],
      monthly_reservations: [{ start_time: '18:00' }, { start_time: '09:00' }],
      other: 1,
    });
    expect(withTimes(changed, null, dinner).bundleBook.monthly_schedule).toHaveLength(2);
    const last = withTimes(books(), 0, { ...dinner, weeks: [], last: true });
    expect(last.bundleBook.monthly_schedule[0]?.last).toBe(true);
    expect(withTimes(last, 0, dinner).bundleBook.monthly_schedule[0]).not.toHaveProperty('last');
  });

  it('reservations stand with the times they speak of [STM-11]', () => {
    expect(reservationsOf(books(), dinner).map(({ position }) => position)).toEqual([0]);
    expect(reservationsOf(books(), null).map(({ position }) => position)).toEqual([1]);
    const more = withReservation(books(), { ...reservation, days: [5] });
    expect(reservationsOf(more, dinner)).toHaveLength(2);
    expect(reservationsOf(withoutReservation(more, 0), dinner)).toHaveLength(1);
  });

  it('deleted times take their reservations along, unless others have the same', () => {
    expect(withoutTimes(books(), 0).bundleBook.monthly_reservations).toHaveLength(1);
    const twice = withTimes(books(), null, { ...dinner, weeks: [1] });
    expect(withoutTimes(twice, 0).bundleBook.monthly_reservations).toHaveLength(2);
  });

  it('what the API would refuse is said while it is typed [STM-12]', () => {
    expect(problemOfTimes(dinner, ground)).toBeNull();
    expect(problemOfTimes({ ...dinner, weeks: [] }, ground)).toBe('Choose at least one week.');
    expect(problemOfTimes({ ...dinner, weeks: [], last: true }, ground)).toBeNull();
    expect(problemOfTimes({ ...dinner, days: [] }, ground)).toBe('Choose at least one day.');
    expect(problemOfTimes({ ...dinner, end_time: null }, ground)).toBe('On-site shifts need an end.');
    expect(problemOfTimes({ ...dinner, quest_id: 's2', end_time: null }, ground)).toBeNull();
    expect(problemOfTimes({ ...dinner, end_time: '10:00' }, ground)).toContain('16 hours');
  });

  describe('in Spanish', () => {
    beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'es' } }));
    afterEach(() => vi.unstubAllGlobals());

    it('times and what is wrong with them are said in Spanish [LNG-07: recurrences]', () => {
      expect(timesInWords(dinner)).toBe('cada lunes y viernes, 5:30 p. m. a 8:00 p. m.');
      expect(timesInWords({ ...dinner, end_time: '01:00' })).toContain('a 1:00 a. m. del día siguiente');
      expect(problemOfTimes({ ...dinner, weeks: [] }, ground)).toBe('Elige al menos una semana.');
      expect(problemOfTimes({ ...dinner, end_time: null }, ground)).toBe(
        'Los turnos presenciales necesitan una hora de fin.',
      );
    });
  });
});

it('a reservation says how many spots it holds, and until when [HEAD-06]', () => {
  const held = { ...reservation, spots: 4 };
  expect(reservationInWords(reservation)).toBe('2nd Monday, 5:30 pm to 8:00 pm');
  expect(reservationInWords(held)).toBe('2nd Monday, 5:30 pm to 8:00 pm (4 spots)');
  expect(reservationInWords({ ...held, release_days: 2 })).toBe(
    '2nd Monday, 5:30 pm to 8:00 pm (4 spots until 2 days before, 5:30 pm)',
  );
  expect(reservationInWords({ ...held, release_days: 1, release_time: '09:00' })).toBe(
    '2nd Monday, 5:30 pm to 8:00 pm (4 spots until 1 day before, 9:00 am)',
  );
});
