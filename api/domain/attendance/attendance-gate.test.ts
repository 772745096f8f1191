import { describe, expect, it } from 'vitest';
import {
  attendanceAfter,
  instantOfMark,
  isOutdated,
  type Mark,
  type MarkedContract,
  refusalOfAttendance,
} from './attendance-gate.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const contract: MarkedContract = {
  guildId: null,
  abandonedAt: null,
  status: null,
  markedAt: null,
  expectedArrivalAt: null,
  expectedDepartureAt: null,
  actualArrivalAt: null,
  actualDepartureAt: null,
  publishingStatus: 'Published',
  startedAt: NOW - 3 * HOUR,
  endedAt: NOW - HOUR,
};
const present: Mark = { status: 'Present', actualArrivalAt: null, actualDepartureAt: null };

const refusalOf = (held: Partial<MarkedContract>, mark: Partial<Mark> = {}) => {
  const marked = { ...contract, ...held };
  return refusalOfAttendance({
    now: NOW,
    contract: marked,
    after: attendanceAfter(marked, { ...present, ...mark }),
  });
};

describe('a mark of attendance', () => {
  it('ATT-03 ATT-04 OPEN-ATT-02 Present keeps given times, else the expected ones; anything else has none', () => {
    expect(attendanceAfter(contract, present)).toEqual({
      status: 'Present',
      actualArrivalAt: contract.startedAt,
      actualDepartureAt: contract.endedAt,
    });
    const own = { ...contract, expectedArrivalAt: NOW - 2 * HOUR, expectedDepartureAt: NOW - HOUR };
    expect(attendanceAfter(own, { ...present, actualDepartureAt: NOW })).toMatchObject({
      actualArrivalAt: NOW - 2 * HOUR,
      actualDepartureAt: NOW,
    });
    const none = { actualArrivalAt: null, actualDepartureAt: null };
    for (const status of ['Absent', 'Cancelled', null] as const) {
      expect(attendanceAfter(contract, { status, actualArrivalAt: NOW, actualDepartureAt: NOW })).toEqual({
        status,
        ...none,
      });
    }
  });

  it('of two marks the later one holds, and none is from the future', () => {
    expect(isOutdated({ markedAt: null }, 5)).toBe(false);
    expect(isOutdated({ markedAt: 5 }, 5)).toBe(false);
    expect(isOutdated({ markedAt: 5 }, 4)).toBe(true);
    expect(instantOfMark(null, NOW)).toBe(NOW);
    expect(instantOfMark(NOW + 1, NOW)).toBe(NOW);
    expect(instantOfMark(NOW - 1, NOW)).toBe(NOW - 1);
  });

  it('OPEN-ATT-05 ATT-01 is refused in this order', () => {
    expect(refusalOf({})).toBeNull();
    expect(refusalOf({ guildId: 'g', publishingStatus: 'Template' })?.code).toBe('CONTRACT_NOT_FOUND');
    expect(refusalOf({ publishingStatus: 'Template' })?.code).toBe('QUEST_IS_TEMPLATE');
    expect(refusalOf({ publishingStatus: 'Cancelled' })?.message).toContain('Cancelled');
    expect(refusalOf({}, { status: 'Booted' })?.message).toBe('Attendance is Present, Absent or none.');
    expect(refusalOf({ status: 'Booted', abandonedAt: NOW })?.message).toContain('removed');
    expect(refusalOf({ abandonedAt: NOW })?.message).toContain('dropped out');
    expect(refusalOf({ startedAt: NOW + HOUR, endedAt: NOW + 2 * HOUR })).toBeNull();
    expect(refusalOf({ startedAt: NOW + HOUR + 1, endedAt: NOW + 2 * HOUR })?.message).toContain(
      '1 hour before',
    );
  });

  it('OPEN-ATT-01 nobody is credited more than a day, nor a day away from the quest', () => {
    const at = (actualArrivalAt: number, actualDepartureAt: number) =>
      refusalOf({}, { actualArrivalAt, actualDepartureAt })?.code;
    const start = contract.startedAt ?? 0;
    const end = contract.endedAt ?? 0;
    expect(at(start - DAY, start)).toBeUndefined();
    expect(at(start - DAY - 1, start - DAY)).toBe('BAD_USER_INPUT');
    expect(at(end, end + DAY)).toBeUndefined();
    expect(at(end + DAY, end + DAY + 1)).toBe('BAD_USER_INPUT');
    expect(at(start - HOUR, start - HOUR + DAY + 1)).toBe('BAD_USER_INPUT');
    expect(at(end, start)).toBe('BAD_USER_INPUT');
    const undated = { startedAt: null, endedAt: null };
    expect(
      refusalOf(undated, { actualArrivalAt: NOW - 90 * DAY, actualDepartureAt: NOW - 90 * DAY }),
    ).toBeNull();
    expect(refusalOf(undated, { actualArrivalAt: NOW, actualDepartureAt: NOW + DAY + 1 })?.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});
