import { describe, expect, it } from 'vitest';
import {
  addsDay,
  contactUntil,
  isAheadThere,
  isDayOfQuest,
  isEmergencyTime,
  isNearQuest,
  opensContact,
  type SignUpThere,
} from './contact-window.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Signed up three days ago for a shift of three hours that starts in so many days. */
const signUp = (days: number, changes: Partial<SignUpThere> = {}): SignUpThere => ({
  claimedAt: Math.min(NOW, NOW + days * DAY) - 3 * DAY,
  abandonedAt: null,
  status: null,
  actualDepartureAt: null,
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: NOW + days * DAY,
  endedAt: NOW + days * DAY + 3 * HOUR,
  ...changes,
});
const role = (changes: Partial<SignUpThere> = {}) =>
  signUp(0, { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null, ...changes });
const yearAgo = Date.parse('2025-11-16T15:00:00Z');
const endedAt = (end: number) => signUp(0, { claimedAt: end - DAY, startedAt: end - HOUR, endedAt: end });

const CASES: [string, SignUpThere, number | null, boolean][] = [
  ['for a quest ahead', signUp(5), null, true],
  ['for a quest that goes on', signUp(0), null, true],
  ['for a quest ten months ago', signUp(-300), null, true],
  ['for a quest that ended twelve months ago to the second', endedAt(yearAgo), null, true],
  ['for a quest that ended a second before that', endedAt(yearAgo - 1000), null, false],
  ['for a quest two years ago', signUp(-730), null, false],
  ['where the person was marked absent', signUp(-5, { status: 'Absent' }), null, true],
  ['that was given up', signUp(5, { abandonedAt: NOW - HOUR }), null, false],
  ['from which the person was turned away', signUp(5, { abandonedAt: NOW, status: 'Booted' }), null, false],
  ['made before the person ended the contact', signUp(-5), NOW - DAY, false],
  ['made at the moment when the person ended it', signUp(-5), signUp(-5).claimedAt, false],
  ['made after the person ended it', signUp(5), signUp(5).claimedAt - 1, true],
  ['for a cancelled quest ahead', signUp(5, { publishingStatus: 'Cancelled' }), null, true],
  [
    'for a quest that was cancelled and would be over',
    signUp(-5, { publishingStatus: 'Cancelled' }),
    null,
    false,
  ],
  ['for a meal without an end', signUp(-5, { eventType: 'SUPPLY-REQUEST', endedAt: null }), null, true],
  ['for a role that goes on', role({ claimedAt: NOW - 900 * DAY }), null, true],
  ['for a role marked long ago', role({ claimedAt: NOW - 900 * DAY, status: 'Present' }), null, false],
  ['for a cancelled role', role({ publishingStatus: 'Cancelled' }), null, false],
];

describe('how long a charity reaches a volunteer', () => {
  it.each(CASES)('a sign-up %s [SAF-07]', (_, held, closedAt, expected) => {
    expect(opensContact(held, closedAt, NOW)).toBe(expected);
  });

  it('the contact ends by itself twelve months after the last quest [SAF-07]', () => {
    expect(contactUntil(yearAgo)).toBe(NOW);
    expect(contactUntil(Number.POSITIVE_INFINITY)).toBeNull();
  });

  it('only what is still to come or going on keeps a person from ending it [SAF-07]', () => {
    expect(isAheadThere(signUp(5), NOW)).toBe(true);
    expect(isAheadThere(signUp(0), NOW)).toBe(true);
    expect(isAheadThere(role(), NOW)).toBe(true);
    expect(isAheadThere(signUp(-1), NOW)).toBe(false);
    expect(isAheadThere(signUp(5, { abandonedAt: NOW }), NOW)).toBe(false);
    expect(isAheadThere(signUp(5, { publishingStatus: 'Cancelled' }), NOW)).toBe(false);
  });
});

describe('times of a quest', () => {
  it('emergency contacts open 24 hours before a quest and close 24 hours after it [SAF-07]', () => {
    const times = { startedAt: NOW, endedAt: NOW + 3 * HOUR };
    const at = (instant: number) => isEmergencyTime(times, instant);
    expect([at(NOW - DAY - 1), at(NOW - DAY), at(NOW + HOUR)]).toEqual([false, true, true]);
    expect([at(NOW + 3 * HOUR + DAY), at(NOW + 3 * HOUR + DAY + 1)]).toEqual([true, false]);
    expect(isEmergencyTime({ startedAt: NOW, endedAt: null }, NOW + DAY + 1)).toBe(false);
    expect(isEmergencyTime({ startedAt: null, endedAt: null }, NOW)).toBe(false);
  });

  it('the day of a quest is a day of New York, and of one past midnight both [SAF-07]', () => {
    const evening = {
      startedAt: Date.parse('2026-11-17T01:00:00Z'),
      endedAt: Date.parse('2026-11-17T08:00:00Z'),
    };
    const on = (day: string) => isDayOfQuest(evening, Date.parse(day));
    expect(on('2026-11-16T04:59:00Z'), 'the day before').toBe(false);
    expect(on('2026-11-16T05:00:00Z'), 'from midnight').toBe(true);
    expect(on('2026-11-18T04:59:00Z'), 'until the midnight after its end').toBe(true);
    expect(on('2026-11-18T05:00:00Z')).toBe(false);
    expect(isDayOfQuest({ startedAt: null, endedAt: null }, NOW)).toBe(false);
  });

  it('near a quest are three days of New York before its first day and one after its last [DEC-85]', () => {
    const evening = {
      startedAt: Date.parse('2026-11-17T01:00:00Z'),
      endedAt: Date.parse('2026-11-17T08:00:00Z'),
    };
    const at = (instant: string) => isNearQuest(evening, Date.parse(instant));
    expect(at('2026-11-13T04:59:00Z')).toBe(false);
    expect(at('2026-11-13T05:00:00Z')).toBe(true);
    expect(at('2026-11-19T04:59:00Z')).toBe(true);
    expect(at('2026-11-19T05:00:00Z')).toBe(false);
    expect(isNearQuest({ startedAt: null, endedAt: null }, NOW)).toBe(false);
  });

  it('a quest gets another day where its start or end passes a midnight of New York outward [SAF-04]', () => {
    const times = (start: string, end: string | null) => ({
      startedAt: Date.parse(start),
      endedAt: end === null ? null : Date.parse(end),
    });
    const evening = times('2026-11-17T01:00:00Z', '2026-11-17T04:00:00Z');
    expect(addsDay(evening, times('2026-11-16T05:00:00Z', '2026-11-17T04:59:00Z')), 'same day').toBe(false);
    expect(addsDay(evening, times('2026-11-16T04:59:00Z', '2026-11-17T04:00:00Z')), 'earlier').toBe(true);
    expect(addsDay(evening, times('2026-11-17T01:00:00Z', '2026-11-17T05:00:00Z')), 'longer').toBe(true);
    expect(addsDay(evening, times('2026-11-18T01:00:00Z', null)), 'later').toBe(true);
    expect(addsDay({ startedAt: null, endedAt: null }, evening), 'first day').toBe(true);
    expect(addsDay(evening, { startedAt: null, endedAt: null }), 'no day').toBe(false);
  });
});
