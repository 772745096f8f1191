import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import {
  attendanceAfter,
  attendanceConfirmed,
  attendanceLeft,
  isOutdated,
  type Mark,
  type MarkedContract,
  type Marker,
  NO_MARK,
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
  lastEntryAt: null,
  ownMarkedAt: null,
  creditedUntil: null,
  timesReason: null,
  expectedArrivalAt: null,
  expectedDepartureAt: null,
  actualArrivalAt: null,
  actualDepartureAt: null,
  publishingStatus: 'Published',
  startedAt: NOW - 3 * HOUR,
  endedAt: NOW - HOUR,
  flexibleMinimumTime: null,
};
const present: Mark = {
  status: 'Present',
  actualArrivalAt: null,
  actualDepartureAt: null,
  timesReason: null,
};
const byAnother: Marker = { now: NOW, isOwn: false, hasOtherManager: false };
const byOneself: Marker = { now: NOW, isOwn: true, hasOtherManager: true };

const refusalOf = (held: Partial<MarkedContract>, mark: Partial<Mark> = {}, by: Marker = byAnother) =>
  refusalOfAttendance({
    ...by,
    contract: { ...contract, ...held },
    mark: { ...present, ...mark },
    creditedElsewhere: [],
  });

describe('a mark of attendance', () => {
  it('Present keeps given times, else the expected ones; anything else has none [ATT-03, ATT-04, OPEN-ATT-02]', () => {
    expect(attendanceAfter(contract, present, byAnother)).toMatchObject({
      status: 'Present',
      actualArrivalAt: contract.startedAt,
      actualDepartureAt: contract.endedAt,
    });
    const own = { ...contract, expectedArrivalAt: NOW - 2 * HOUR, expectedDepartureAt: NOW - HOUR };
    expect(attendanceAfter(own, { ...present, actualDepartureAt: NOW }, byAnother)).toMatchObject({
      actualArrivalAt: NOW - 2 * HOUR,
      actualDepartureAt: NOW,
    });
    const none = { actualArrivalAt: null, actualDepartureAt: null };
    for (const status of ['Absent', 'Cancelled', null] as const) {
      const mark = { ...present, status, actualArrivalAt: NOW, actualDepartureAt: NOW };
      expect(attendanceAfter(contract, mark, byAnother)).toMatchObject({ status, ...none });
    }
  });

  it('of two marks the later one holds, and none is from the future', () => {
    expect(isOutdated({ markedAt: null }, 5)).toBe(false);
    expect(isOutdated({ markedAt: 5 }, 5)).toBe(false);
    expect(isOutdated({ markedAt: 5 }, 4)).toBe(true);
  });

  it('is refused in this order [OPEN-ATT-05, ATT-01]', () => {
    expect(refusalOf({})).toBeNull();
    expect(refusalOf({ guildId: 'g', publishingStatus: 'Template' })?.code).toBe('CONTRACT_NOT_FOUND');
    expect(refusalOf({ publishingStatus: 'Template' })?.code).toBe('QUEST_IS_TEMPLATE');
    expect(inEnglish(refusalOf({ publishingStatus: 'Cancelled' })?.message)).toContain('Cancelled');
    expect(inEnglish(refusalOf({}, { status: 'Booted' })?.message)).toBe(
      'Attendance is Present, Absent or none.',
    );
    expect(inEnglish(refusalOf({ status: 'Booted', abandonedAt: NOW })?.message)).toContain('removed');
    expect(inEnglish(refusalOf({ abandonedAt: NOW })?.message)).toContain('dropped out');
    expect(refusalOf({ startedAt: NOW + HOUR, endedAt: NOW + 2 * HOUR })).toBeNull();
    expect(inEnglish(refusalOf({ startedAt: NOW + HOUR + 1, endedAt: NOW + 2 * HOUR })?.message)).toContain(
      '1 hour before',
    );
  });

  it('credits a mark before the end up to now [DEC-79]', () => {
    const open = { ...contract, startedAt: NOW + HOUR, endedAt: NOW + 2 * HOUR };
    expect(attendanceAfter(open, present, byAnother)).toMatchObject({
      actualDepartureAt: NOW + 2 * HOUR,
      creditedUntil: NOW,
    });
    expect(attendanceAfter(contract, present, byAnother).creditedUntil).toBeNull();
  });

  it('lets older clients send planned times that lie ahead [DEC-79]', () => {
    const times = { startedAt: NOW - HOUR, endedAt: NOW + HOUR };
    expect(refusalOf(times, { actualDepartureAt: NOW + HOUR })).toBeNull();
    expect(inEnglish(refusalOf(times, { actualDepartureAt: NOW + HOUR - 1 })?.message)).toBe(
      'That time is in the future.',
    );
  });

  it('keeps a reason of at most 150 characters [DEC-79]', () => {
    const long = { actualDepartureAt: contract.startedAt && contract.startedAt + 5 * HOUR };
    const later = { ...byAnother, now: NOW + DAY };
    expect(inEnglish(refusalOf({}, long, later)?.message)).toContain('Say why');
    expect(inEnglish(refusalOf({}, { ...long, timesReason: '  ' }, later)?.message)).toContain('Say why');
    expect(refusalOf({}, { ...long, timesReason: 'Snow' }, later)).toBeNull();
    expect(inEnglish(refusalOf({}, { ...long, timesReason: 'x'.repeat(151) }, later)?.message)).toContain(
      '150',
    );
    const kept = attendanceAfter(contract, { ...present, ...long, timesReason: ' Snow ' }, later);
    expect(kept.timesReason).toBe('Snow');
    const own = { ...later, isOwn: true };
    expect(attendanceAfter(contract, { ...present, timesReason: 'Snow' }, own).timesReason).toBeNull();
  });
});

describe('a mark of one’s own', () => {
  const waiting = { ...contract, ...attendanceAfter(contract, present, byOneself) };
  const times = { actualArrivalAt: contract.startedAt, actualDepartureAt: contract.endedAt };

  it('waits without a status where another manager can confirm it [DEC-79]', () => {
    expect(waiting).toMatchObject({ status: null, ...times, ownMarkedAt: NOW });
    expect(attendanceAfter(waiting, present, { ...byOneself, now: NOW + 1 }).ownMarkedAt).toBe(NOW);
    expect(attendanceAfter(waiting, { ...present, status: null }, byOneself)).toMatchObject({
      status: null,
      actualArrivalAt: null,
      ownMarkedAt: null,
    });
  });

  it('counts where nobody else can confirm it [DEC-79]', () => {
    const alone = { ...byOneself, hasOtherManager: false };
    const counted = attendanceAfter(contract, present, alone);
    expect(counted).toMatchObject({ status: 'Present', ...times, ownMarkedAt: NOW });
    const later = attendanceAfter({ ...contract, ...counted }, present, byOneself);
    expect(later).toEqual(counted);
  });

  it('is confirmed by another manager with its times [DEC-79]', () => {
    const typed = { ...waiting, actualDepartureAt: NOW - 2 * HOUR };
    expect(attendanceConfirmed(typed, NOW)).toMatchObject({
      ...{ status: 'Present', actualDepartureAt: NOW - 2 * HOUR, creditedUntil: null, ownMarkedAt: null },
    });
    const early = { ...waiting, actualDepartureAt: NOW + HOUR };
    expect(attendanceConfirmed(early, NOW).creditedUntil).toBe(NOW);
    const refusal = (by: Marker) =>
      refusalOfAttendance({ ...by, contract: waiting, mark: null, creditedElsewhere: [] });
    expect(refusal(byAnother)).toBeNull();
    const since = { arrival: NOW - 2 * HOUR, departure: NOW };
    const twice = { ...byAnother, contract: waiting, mark: null, creditedElsewhere: [since] };
    expect(inEnglish(refusalOfAttendance(twice)?.message)).toBe('Some of that is already credited.');
    expect(inEnglish(refusal(byOneself)?.message)).toContain(
      'Ask another manager to confirm your own attendance',
    );
    expect(attendanceAfter(waiting, present, byAnother)).toMatchObject({
      status: 'Present',
      ownMarkedAt: null,
    });
  });

  it('does not better what another manager marked [DEC-79]', () => {
    const longer = { actualArrivalAt: contract.startedAt && contract.startedAt - HOUR };
    const marked = { status: 'Present', ...times, markedAt: NOW - 1 } as const;
    expect(inEnglish(refusalOf(marked, longer, byOneself)?.message)).toContain('Ask them to change it.');
    expect(refusalOf(marked, { status: null }, byOneself)).toBeNull();
    const absent = { status: 'Absent', markedAt: NOW - 1 } as const;
    for (const status of ['Present', 'Cancelled', null] as const)
      expect(refusalOf(absent, { status }, byOneself)?.code).toBe('BAD_USER_INPUT');
    expect(refusalOf(absent, {}, { ...byOneself, hasOtherManager: false })).toBeNull();
    expect(refusalOf(absent, {}, byAnother)).toBeNull();
  });
});

describe('leaving', () => {
  const times = { actualArrivalAt: NOW, actualDepartureAt: NOW + HOUR };
  const present = { ...contract, ...times, status: 'Present' as const };
  const leftAt = (held: MarkedContract, now: number) => attendanceLeft(held, { startedAt: NOW, now });

  it('ends a mark at that instant, and takes it back before the start [DEC-79]', () => {
    expect(leftAt(present, NOW - 1)).toEqual(NO_MARK);
    expect(leftAt(present, NOW)).toEqual({ actualDepartureAt: NOW, creditedUntil: null });
    expect(leftAt(present, NOW + HOUR)).toBeNull();
    const waiting = { ...contract, ...times, ownMarkedAt: NOW - HOUR };
    expect(leftAt(waiting, NOW - 1)).toEqual(NO_MARK);
    expect(leftAt(waiting, NOW + 1)).toEqual({ actualDepartureAt: NOW + 1, creditedUntil: null });
    const undated = { ...present, actualArrivalAt: null, actualDepartureAt: null };
    expect([leftAt(undated, NOW - 1), leftAt(undated, NOW)]).toEqual([NO_MARK, null]);
  });

  it('leaves an absence and an empty mark alone [DEC-79]', () => {
    for (const status of ['Absent', null] as const)
      expect(leftAt({ ...contract, status }, NOW - HOUR)).toBeNull();
  });
});
