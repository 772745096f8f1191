import { describe, expect, it } from 'vitest';
import {
  actualTimesOf,
  attendanceOf,
  CONTRACT_STATUSES,
  type ContractStatus,
  creditsFor,
  isAttendanceMissing,
  isAttendanceOpen,
  lateDropOut,
  servedMinutes,
} from './attendance.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const startedAt = Date.parse('2026-03-07T15:00:00Z');
const quest = { startedAt, endedAt: startedAt + 2 * HOUR };
const unexpected = { expectedArrivalAt: null, expectedDepartureAt: null };

describe('statuses', () => {
  it('ATT-01 a contract is Present, Absent, Booted, Cancelled or none', () => {
    expect(CONTRACT_STATUSES).toEqual(['Present', 'Absent', 'Booted', 'Cancelled']);
  });

  it('ATT-02 attendance is missing when the quest has started and no status is set', () => {
    expect(isAttendanceMissing({ startedAt, status: null }, startedAt)).toBe(true);
    expect(isAttendanceMissing({ startedAt, status: null }, startedAt - 1)).toBe(false);
    expect(isAttendanceMissing({ startedAt: null, status: null }, startedAt)).toBe(false);
    for (const status of CONTRACT_STATUSES) {
      expect(isAttendanceMissing({ startedAt, status }, startedAt + HOUR)).toBe(false);
    }
  });

  it('OPEN-ATT-05 attendance can be taken from 1 hour before the start, without end', () => {
    expect(isAttendanceOpen(startedAt, startedAt - HOUR - 1)).toBe(false);
    expect(isAttendanceOpen(startedAt, startedAt - HOUR)).toBe(true);
    expect(isAttendanceOpen(startedAt, startedAt + 10_000 * HOUR)).toBe(true);
    expect(isAttendanceOpen(null, startedAt)).toBe(true);
  });
});

describe('actual times', () => {
  it('ATT-03 Present takes the expected times', () => {
    const expected = { expectedArrivalAt: startedAt + HOUR, expectedDepartureAt: startedAt + 1.5 * HOUR };
    const actual = { actualArrivalAt: startedAt + HOUR, actualDepartureAt: startedAt + 1.5 * HOUR };
    expect(actualTimesOf('Present', expected, quest)).toEqual(actual);
    expect(servedMinutes({ ...actual, creditedUntil: null })).toBe(30);
  });

  it('OPEN-ATT-02 without own times the quest’s start and end are expected', () => {
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
    'ATT-04 %s clears the actual times',
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
  ])('OPEN-ATT-01 %s writes %i minutes and a reputation of %i', (status, time, reputation) => {
    expect(creditsFor(status, 120)).toEqual([
      { type: 'volunteerTime', unit: 'minutes', value: time },
      { type: 'reputation', unit: 'reputationXP', value: reputation },
    ]);
  });

  it('OPEN-ATT-01 a contract without a result has no credits', () => {
    expect(creditsFor(null, 120)).toEqual([]);
    expect(creditsFor('Cancelled', 120)).toEqual([]);
  });

  const told = (time: number, reputation: number) =>
    attendanceOf([
      { type: 'reputation', value: reputation },
      { type: 'volunteerTime', value: time },
    ]);

  it('ATT-07 positive time and reputation read Present', () => {
    expect(told(120, 10)).toBe('Present');
    expect(attendanceOf(creditsFor('Present', 1))).toBe('Present');
  });

  it('ATT-07 DEC-44 a supply request has no length: who delivered reads Present, with no hours', () => {
    const delivery = { startedAt, endedAt: null };
    const minutes = servedMinutes({ ...actualTimesOf('Present', unexpected, delivery), creditedUntil: null });
    expect(minutes).toBe(0);
    expect(attendanceOf(creditsFor('Present', minutes))).toBe('Present');
  });

  it('ATT-08 no time and no reputation read Dismissed', () => {
    expect(told(0, 0)).toBe('Dismissed');
    expect(attendanceOf(creditsFor('Booted', 120))).toBe('Dismissed');
  });

  it('ATT-09 no time and negative reputation read Absent', () => {
    expect(told(0, -10)).toBe('Absent');
    expect(attendanceOf(creditsFor('Absent', 120))).toBe('Absent');
  });

  it('ATT-07 ATT-08 ATT-09 anything else tells no attendance', () => {
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
  ])('CON-11 bailing out %i ms before the start is late: %s', (before, isLate) => {
    expect(lateDropOut(startedAt, startedAt - before)).toBe(isLate);
  });

  it('CON-11 who stays, or leaves a quest without a start, is no late drop-out', () => {
    expect(lateDropOut(startedAt, null)).toBe(false);
    expect(lateDropOut(null, startedAt)).toBe(false);
  });
});
