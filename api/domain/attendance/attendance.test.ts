import { describe, expect, it } from 'vitest';
import {
  actualTimesOf,
  attendanceOf,
  CONTRACT_STATUSES,
  type ContractStatus,
  creditsFor,
  isAttendanceMissing,
  isAttendanceOpen,
  isVoidedByCancel,
  lateDropOut,
  servedMinutes,
} from './attendance.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const startedAt = Date.parse('2026-03-07T15:00:00Z');
const quest = { startedAt, endedAt: startedAt + 2 * HOUR };
const unexpected = { expectedArrivalAt: null, expectedDepartureAt: null };

describe('statuses', () => {
  it('a contract is Present, Absent, Booted, Cancelled, Excused, Late, LeftEarly or none [ATT-01, HRS-03]', () => {
    const known = ['Present', 'Absent', 'Booted', 'Cancelled', 'Excused', 'Late', 'LeftEarly'];
    expect(CONTRACT_STATUSES).toEqual(known);
  });

  it('attendance is missing when the quest has started and no status is set [ATT-02]', () => {
    expect(isAttendanceMissing({ startedAt, status: null }, startedAt)).toBe(true);
    expect(isAttendanceMissing({ startedAt, status: null }, startedAt - 1)).toBe(false);
    expect(isAttendanceMissing({ startedAt: null, status: null }, startedAt)).toBe(false);
    for (const status of CONTRACT_STATUSES) {
      expect(isAttendanceMissing({ startedAt, status }, startedAt + HOUR)).toBe(false);
    }
  });

  it('attendance can be taken from 1 hour before the start, without end [OPEN-ATT-05]', () => {
    expect(isAttendanceOpen(startedAt, startedAt - HOUR - 1)).toBe(false);
    expect(isAttendanceOpen(startedAt, startedAt - HOUR)).toBe(true);
    expect(isAttendanceOpen(startedAt, startedAt + 10_000 * HOUR)).toBe(true);
    expect(isAttendanceOpen(null, startedAt)).toBe(true);
  });
});

describe('actual times', () => {
  it('Present takes the expected times [ATT-03]', () => {
    const expected = { expectedArrivalAt: startedAt + HOUR, expectedDepartureAt: startedAt + 1.5 * HOUR };
    const actual = { actualArrivalAt: startedAt + HOUR, actualDepartureAt: startedAt + 1.5 * HOUR };
    expect(actualTimesOf('Present', expected, quest)).toEqual(actual);
    expect(servedMinutes({ ...actual, creditedUntil: null })).toBe(30);
  });

  it('without own times the quest’s start and end are expected [OPEN-ATT-02]', () => {
    const actual = { actualArrivalAt: startedAt, actualDepartureAt: startedAt + 2 * HOUR };
    expect(actualTimesOf('Present', unexpected, quest)).toEqual(actual);
  });

  it('credits minutes up to now while the departure lies ahead [DEC-79]', () => {
    const actual = { actualArrivalAt: startedAt, actualDepartureAt: startedAt + 2 * HOUR };
    expect(servedMinutes({ ...actual, creditedUntil: startedAt + HOUR })).toBe(60);
    expect(servedMinutes({ ...actual, creditedUntil: startedAt - HOUR })).toBe(0);
    expect(servedMinutes({ ...actual, creditedUntil: null })).toBe(120);
  });

  it.each<ContractStatus | null>(['Absent', 'Booted', 'Cancelled', null])(
    '%s clears the actual times [ATT-04]',
    (status) => {
      const cleared = { actualArrivalAt: null, actualDepartureAt: null };
      const expected = { expectedArrivalAt: startedAt, expectedDepartureAt: startedAt + HOUR };
      expect(actualTimesOf(status, expected, quest)).toEqual(cleared);
      expect(servedMinutes({ ...cleared, creditedUntil: null })).toBe(0);
      expect(servedMinutes({ ...cleared, creditedUntil: null, actualDepartureAt: startedAt })).toBe(0);
    },
  );
});

describe('credits', () => {
  it.each<[ContractStatus, number, number]>([
    ['Present', 120, 10],
    ['Absent', 0, -10],
    ['Booted', 0, 0],
  ])('%s writes %i minutes and a reputation of %i [OPEN-ATT-01]', (status, time, reputation) => {
    expect(creditsFor(status, 120)).toEqual([
      { type: 'volunteerTime', unit: 'minutes', value: time },
      { type: 'reputation', unit: 'reputationXP', value: reputation },
    ]);
  });

  it('a contract without a result has no credits [OPEN-ATT-01]', () => {
    expect(creditsFor(null, 120)).toEqual([]);
    expect(creditsFor('Cancelled', 120)).toEqual([]);
  });

  const told = (time: number, reputation: number) =>
    attendanceOf([
      { type: 'reputation', value: reputation },
      { type: 'volunteerTime', value: time },
    ]);

  it('positive time and reputation read Present [ATT-07]', () => {
    expect(told(120, 10)).toBe('Present');
    expect(attendanceOf(creditsFor('Present', 1))).toBe('Present');
  });

  it('a supply request has no length: who delivered reads Present, with no hours [ATT-07, DEC-44]', () => {
    const delivery = { startedAt, endedAt: null };
    const minutes = servedMinutes({ ...actualTimesOf('Present', unexpected, delivery), creditedUntil: null });
    expect(minutes).toBe(0);
    expect(attendanceOf(creditsFor('Present', minutes))).toBe('Present');
  });

  it('no time and no reputation read Dismissed [ATT-08]', () => {
    expect(told(0, 0)).toBe('Dismissed');
    expect(attendanceOf(creditsFor('Booted', 120))).toBe('Dismissed');
  });

  it('no time and negative reputation read Absent [ATT-09]', () => {
    expect(told(0, -10)).toBe('Absent');
    expect(attendanceOf(creditsFor('Absent', 120))).toBe('Absent');
  });

  it('anything else tells no attendance [ATT-07, ATT-08, ATT-09]', () => {
    expect([told(120, 0), told(120, -10), told(-1, 10), attendanceOf([])]).toEqual([null, null, null, null]);
    expect(attendanceOf([{ type: 'reputation', value: 0 }])).toBeNull();
  });
});

describe('late drop-out', () => {
  it.each([
    [24 * HOUR + 1, false],
    [24 * HOUR, true],
    [1, true],
    [-HOUR, true],
  ])('bailing out %i ms before the start is late: %s [CON-11]', (before, isLate) => {
    expect(lateDropOut(startedAt, startedAt - before)).toBe(isLate);
  });

  it('who stays, or leaves a quest without a start, is no late drop-out [CON-11]', () => {
    expect(lateDropOut(startedAt, null)).toBe(false);
    expect(lateDropOut(null, startedAt)).toBe(false);
  });
});

it.each([
  ['Present', startedAt + HOUR, true],
  ['Late', startedAt + HOUR, true],
  ['Absent', null, true],
  ['Booted', null, false],
  ['Excused', null, false],
  [null, null, false],
  ['Present', startedAt - HOUR, false],
] as const)('%s from %s on is taken back by a cancel: %s [HRS-09]', (status, actualArrivalAt, isVoided) => {
  const times = {
    actualArrivalAt,
    actualDepartureAt: actualArrivalAt && startedAt + 3 * HOUR,
    creditedUntil: startedAt,
  };
  expect(isVoidedByCancel({ ownMarkedAt: null, ...times, status })).toBe(isVoided);
});
