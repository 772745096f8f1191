import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { isBirthday, refusalOfKiosk, unreadableParts } from './kiosk.ts';

const quest = {
  publishingStatus: 'Published' as const,
  startedAt: instantOf('2026-06-02', '21:00'),
  endedAt: instantOf('2026-06-03', '01:00'),
};
const codeOf = (
  changed: Partial<Parameters<typeof refusalOfKiosk>[0]>,
  day: string,
  clock: string,
  pin = '4821',
) => refusalOfKiosk({ ...quest, ...changed }, pin, instantOf(day, clock))?.code ?? null;

describe('a quest', () => {
  it.each([
    ['2026-06-01', '23:59', 'BAD_USER_INPUT'],
    ['2026-06-02', '00:01', null],
    ['2026-06-03', '00:30', null],
    ['2026-06-04', '00:01', 'BAD_USER_INPUT'],
  ])('can have a kiosk on its own days only: %s %s [CHK-07]', (day, clock, code) => {
    expect(codeOf({}, day, clock)).toBe(code);
  });

  it('can have none without a date, as a stamp or once it is cancelled [CHK-07]', () => {
    expect(codeOf({ startedAt: null }, '2026-06-02', '20:00')).toBe('QUEST_IS_TEMPLATE');
    expect(codeOf({ publishingStatus: 'Template' }, '2026-06-02', '20:00')).toBe('QUEST_IS_TEMPLATE');
    expect(codeOf({ publishingStatus: 'Cancelled' }, '2026-06-02', '20:00')).toBe('QUEST_CANCELLED');
  });

  it.each(['', '123', '123456789', '12a4', '１２３４'])('takes no PIN like “%s” [CHK-07]', (pin) => {
    expect(codeOf({}, '2026-06-02', '20:00', pin)).toBe('BAD_USER_INPUT');
  });
});

it.each([
  [{ month: 2, day: 29 }, []],
  [{ month: 2, day: 30 }, [{ field: 'day', max: 29 }]],
  [{ month: 4, day: 31 }, [{ field: 'day', max: 30 }]],
  [{ month: 12, day: 31 }, []],
  [{ month: 13, day: 31 }, [{ field: 'month', max: 12 }]],
  [
    { month: 0, day: 0 },
    [
      { field: 'month', max: 12 },
      { field: 'day', max: 31 },
    ],
  ],
])('says which part of %o no day of a year has [CHK-07]', (birthday, parts) => {
  expect(unreadableParts(birthday)).toEqual(parts);
});

it('a birthday is month and day of the birth date, whatever the year; nobody’s without one [CHK-07]', () => {
  expect(isBirthday('2000-02-29', { month: 2, day: 29 })).toBe(true);
  expect(isBirthday('1990-11-03', { month: 11, day: 3 })).toBe(true);
  expect(isBirthday('1990-11-03', { month: 3, day: 11 })).toBe(false);
  expect(isBirthday(null, { month: 1, day: 1 })).toBe(false);
});
