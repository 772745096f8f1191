import { describe, expect, it } from 'vitest';
import {
  chosenReminders,
  dueReminder,
  nextReminderAt,
  REMINDER_OFFSETS,
  type ReminderOffset,
  remindersOf,
  remindsAt,
  startsRemindedWithin,
} from './reminder.ts';

const at = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');
const HOUR_MS = 3_600_000;

describe('the reminders that somebody chose', () => {
  it.each([
    [[], []],
    [
      ['3h', '2d'],
      ['2d', '3h'],
    ],
    [
      ['1h', '1h', '7d', '1d'],
      ['7d', '1d', '1h'],
    ],
    [['7d', '2d', '1d', '3h'], null],
    [['2d', '4h'], null],
    [['toString'], null],
  ])('of %j are %j [REM-01: rule]', (given, expected) => {
    expect(chosenReminders(given)).toEqual(expected);
  });

  it.each([
    ['nobody chose', null, null, ['2d', '3h']],
    ['the charity chose', null, ['1d'], ['1d']],
    ['the charity wants none', null, [], []],
    ['the stamp has its own', ['1h'], ['1d'], ['1h']],
    ['the stamp wants none', [], ['1d'], []],
    ['something unknown was kept', ['1h', '9w'], null, ['1h']],
  ])('where %s [REM-01: rule]', (_case, ofStamp, ofCharity, expected) => {
    expect(remindersOf(ofStamp, ofCharity)).toEqual(expected);
  });
});

/** Quest, offset, when it goes; New York's clocks behind it. */
const NIGHTS: readonly (readonly [string, ReminderOffset, string, string])[] = [
  ['2026-11-01T14:00:00Z', '2d', '2026-10-30T13:00:00Z', '9 am of November 1: 9 am of October 30'],
  ['2026-11-01T14:00:00Z', '3h', '2026-11-01T11:00:00Z', '9 am: 6 am of the day'],
  ['2026-11-01T14:00:00Z', '7d', '2026-10-25T13:00:00Z', '9 am, a week before'],
  [
    '2026-11-01T08:30:00Z',
    '3h',
    '2026-11-01T05:30:00Z',
    '3:30 am, four hours later by the clock: the first 1:30 am',
  ],
  ['2026-11-01T07:30:00Z', '1h', '2026-11-01T06:30:00Z', '2:30 am: the second 1:30 am'],
  ['2026-11-01T07:30:00Z', '1d', '2026-10-31T06:30:00Z', '2:30 am: 2:30 am of the day before'],
  ['2026-11-01T05:30:00Z', '1d', '2026-10-31T05:30:00Z', 'the first 1:30 am: 1:30 am of the day before'],
  ['2026-11-01T06:30:00Z', '1d', '2026-10-31T05:30:00Z', 'the second 1:30 am: the same'],
  ['2026-11-02T06:30:00Z', '1d', '2026-11-01T05:30:00Z', '1:30 am of November 2: the first 1:30 am'],
  ['2026-11-03T14:00:00Z', '2d', '2026-11-01T14:00:00Z', '9 am of November 3: 9 am of November 1'],
  ['2027-03-14T13:00:00Z', '2d', '2027-03-12T14:00:00Z', '9 am of March 14: 9 am of March 12'],
  ['2027-03-14T13:00:00Z', '3h', '2027-03-14T10:00:00Z', '9 am: 6 am of the day'],
  ['2027-03-14T07:30:00Z', '1h', '2027-03-14T06:30:00Z', '3:30 am: 1:30 am, for 2:30 am is not there'],
  ['2027-03-14T07:30:00Z', '1d', '2027-03-13T08:30:00Z', '3:30 am: 3:30 am of the day before'],
  [
    '2027-03-15T06:30:00Z',
    '1d',
    '2027-03-14T07:30:00Z',
    '2:30 am of March 15: 3:30 am, for 2:30 am is not there',
  ],
  ['2027-03-16T13:00:00Z', '2d', '2027-03-14T13:00:00Z', '9 am of March 16: 9 am of March 14'],
  ['2027-03-15T06:30:45Z', '1d', '2027-03-14T07:30:45Z', 'seconds stay'],
];

describe('when a reminder goes [REM-02]', () => {
  it.each(NIGHTS)('%s, %s before: %s (%s) [REM-02]', (start, offset, expected) => {
    expect(iso(remindsAt(offset, at(start)))).toBe(expected);
  });

  it('the starts that are looked at hold each whose reminder goes within, in both nights [REM-02: SQL]', () => {
    for (const night of ['2026-11-01T00:00:00Z', '2027-03-14T00:00:00Z'])
      for (const offset of REMINDER_OFFSETS)
        for (let quarter = -200; quarter < 1000; quarter += 1) {
          const start = at(night) + (quarter * HOUR_MS) / 4;
          const dueAt = remindsAt(offset, start);
          const { after, until } = startsRemindedWithin(offset, dueAt - 60_000, dueAt);
          expect(after < start && start <= until, `${iso(start)} ${offset}`).toBe(true);
        }
  });

  it('on other days no other start is looked at', () => {
    const noon = at('2026-11-22T17:00:00Z');
    for (const offset of REMINDER_OFFSETS) {
      const { after, until } = startsRemindedWithin(offset, noon - 60_000, noon);
      expect([until - after, remindsAt(offset, until)]).toEqual([60_000, noon]);
    }
  });
});

describe('which reminder is sent', () => {
  const start = at('2026-11-22T15:00:00Z');
  const all = [...REMINDER_OFFSETS];
  const look = (after: number, until: number, now = until) =>
    dueReminder(all, start, {
      after: start - after * HOUR_MS,
      until: start - until * HOUR_MS,
      now: start - now * HOUR_MS,
    })?.offset ?? null;

  it.each([
    ['on the minute', 3.1, 3, 3, '3h'],
    ['a minute early', 3.2, 3.1, 3.1, null],
    ['done already', 3, 2.9, 2.9, null],
    ['after two days in which nothing ran', 49, 2, 2, '3h'],
    ['after a day in which nothing ran', 49, 10, 10, '1d'],
    ['where a nearer one is due as well by now', 25, 23, 2, null],
    ['once it has begun', 49, 0.5, 0, null],
  ])('%s [REM-03: rule]', (_case, after, until, now, expected) => {
    expect(look(after, until, now)).toBe(expected);
  });
});

describe('what comes next', () => {
  const startedAt = Date.parse('2026-11-20T11:00:00Z'); // 6 am in New York
  it.each([
    ['2026-11-10T12:00:00Z', '2026-11-18T13:00:00.000Z', 'two days before at 6 am people sleep: at 8 am'],
    ['2026-11-19T12:00:00Z', '2026-11-20T08:00:00.000Z', 'three hours before they have to set out'],
    ['2026-11-20T08:00:00Z', null, 'nothing any more'],
  ])('at %s: %s, %s [VHM-01: reminders]', (now, at, _why) => {
    const next = nextReminderAt(['2d', '3h'], startedAt, Date.parse(now));
    expect(next === null ? null : new Date(next).toISOString()).toBe(at);
  });

  it('none where the charity sends none [VHM-01: reminders]', () => {
    expect(nextReminderAt([], startedAt, startedAt - 1)).toBeNull();
  });
});
