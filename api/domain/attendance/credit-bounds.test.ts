import { describe, expect, it } from 'vitest';
import {
  type CreditClaim,
  creditedUntilOf,
  departureToCredit,
  type OpenStay,
  type Plan,
  plannedMinutes,
  problemOfCredit,
} from './credit-bounds.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const plan: Plan = {
  expectedArrivalAt: null,
  expectedDepartureAt: null,
  startedAt: NOW - 9 * HOUR,
  endedAt: NOW - 7 * HOUR,
  flexibleMinimumTime: null,
};
const start = NOW - 9 * HOUR;

describe('the planned length', () => {
  it.each<[string, Partial<Plan>, number]>([
    ['is that of the quest', {}, 120],
    [
      'is that of the person’s own times',
      { expectedArrivalAt: start, expectedDepartureAt: start + HOUR, flexibleMinimumTime: 30 },
      60,
    ],
    ['is the stated length without an end', { endedAt: null, flexibleMinimumTime: 90 }, 90],
    ['is 4 hours without either', { endedAt: null }, 240],
    ['is 4 hours without a date', { startedAt: null, endedAt: null }, 240],
  ])('%s [DEC-79]', (_title, values, minutes) => {
    expect(plannedMinutes({ ...plan, ...values })).toBe(minutes);
  });
});

describe('what can be credited', () => {
  const problemOf = (arrival: number | null, departure: number | null, more: Partial<CreditClaim> = {}) =>
    problemOfCredit({
      ...{ now: NOW, plan, arrival, departure, isOwn: false, reason: null, creditedElsewhere: [] },
      typed: [arrival, departure].filter((at) => at !== null),
      ...more,
    });

  it('refuses a typed time later than now, not a planned one [DEC-79]', () => {
    const open = { plan: { ...plan, startedAt: NOW - HOUR, endedAt: NOW + HOUR } };
    expect(problemOf(NOW - HOUR, NOW, open)).toBeNull();
    expect(problemOf(NOW - HOUR, NOW + 1, open)).toBe('later');
    expect(problemOf(NOW + 1, null, open)).toBe('later');
    expect(problemOf(NOW - HOUR, NOW + HOUR, { ...open, typed: [] })).toBeNull();
  });

  it('takes only planned times before the start, whoever marks and for whatever reason [DEC-79]', () => {
    const ahead = { plan: { ...plan, startedAt: NOW + 1, endedAt: NOW + HOUR }, reason: 'helped with setup' };
    expect(problemOf(NOW - HOUR, NOW, ahead)).toBe('early');
    expect(problemOf(NOW + 1, NOW + HOUR, { ...ahead, typed: [] })).toBeNull();
    expect(problemOf(NOW - HOUR, NOW, { ...ahead, plan: { ...ahead.plan, startedAt: NOW } })).toBeNull();
  });

  it('credits no minute twice [DEC-79]', () => {
    const elsewhere = { creditedElsewhere: [{ arrival: start + HOUR, departure: start + 2 * HOUR }] };
    const own = { ...elsewhere, isOwn: true };
    expect(problemOf(start, start + HOUR + 1, own)).toBe('twice');
    expect(problemOf(start + 2 * HOUR - 1, start + 3 * HOUR, own)).toBe('twice');
    expect(problemOf(start, start + HOUR, own)).toBeNull();
    expect(problemOf(start + 2 * HOUR, start + 3 * HOUR, own)).toBeNull();
    expect(problemOf(start, start + HOUR + 1, elsewhere)).toBe('twice');
  });

  it('asks another person’s reason beyond the planned length and 2 hours [DEC-79]', () => {
    const most = start + 4 * HOUR;
    expect(problemOf(start, most)).toBeNull();
    expect(problemOf(start, most, { isOwn: true })).toBeNull();
    expect(problemOf(start, most + MINUTE)).toBe('unexplained');
    expect(problemOf(start, most + MINUTE, { reason: 'The van broke down' })).toBeNull();
    expect(problemOf(start, most + MINUTE, { reason: 'The van broke down', isOwn: true })).toBe('own');
  });

  it('credits nobody more than a day, nor a day away from the quest [OPEN-ATT-01]', () => {
    const reason = { reason: 'Night shift', now: NOW + 3 * DAY };
    const end = NOW - 7 * HOUR;
    expect(problemOf(start - DAY, start, reason)).toBeNull();
    expect(problemOf(start - DAY - 1, start - DAY, reason)).toBe('far');
    expect(problemOf(end, end + DAY, reason)).toBeNull();
    expect(problemOf(end + DAY, end + DAY + 1, reason)).toBe('far');
    expect(problemOf(start, start + DAY + 1, reason)).toBe('day');
    expect(problemOf(end, start)).toBe('crosses');
    const undated = { ...plan, startedAt: null, endedAt: null };
    expect(problemOf(NOW - 90 * DAY, NOW - 90 * DAY, { plan: undated })).toBeNull();
  });

  it('credits up to now while the departure lies ahead [DEC-79]', () => {
    expect(creditedUntilOf(NOW + 1, NOW)).toBe(NOW);
    expect(creditedUntilOf(NOW, NOW)).toBeNull();
    expect(creditedUntilOf(null, NOW)).toBeNull();
  });
});

describe('a stay that is behind', () => {
  const open: OpenStay = {
    ...plan,
    actualArrivalAt: start,
    actualDepartureAt: start + 8 * HOUR,
    creditedUntil: start + MINUTE,
    abandonedAt: null,
    timesReason: null,
  };
  const most = start + 4 * HOUR;
  it.each<[string, Partial<OpenStay>, number]>([
    ['counts up to the departure', { actualDepartureAt: most - 1 }, most - 1],
    ['counts at most 2 hours over the plan as it is now', {}, most],
    ['counts longer for another person’s reason', { timesReason: 'Snow' }, start + 8 * HOUR],
    ['counts until the person left', { abandonedAt: start + HOUR }, start + HOUR],
    ['counts until the person left, whatever the reason', { abandonedAt: most, timesReason: 'Snow' }, most],
    ['counts nothing of who left before it', { abandonedAt: start - 2, creditedUntil: start - 3 }, start],
    ['keeps what is credited already', { creditedUntil: most + HOUR }, most + HOUR],
    ['needs no arrival', { actualArrivalAt: null, abandonedAt: most }, most],
  ])('%s [DEC-79]', (_title, values, departure) => {
    expect(departureToCredit({ ...open, ...values })).toBe(departure);
  });
});
