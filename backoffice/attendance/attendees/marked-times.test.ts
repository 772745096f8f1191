import { describe, expect, it } from 'vitest';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import type { AttendanceQuest } from '../record/attendance-record.ts';
import { clocksOf, instantsOf, needsReason } from './marked-times.ts';

const { contract } = attendeeOf('Ana Ruiz');
// From 6 pm to 10 pm in New York.
const quest = {
  startedAt: '2026-03-06T23:00:00.000Z',
  endedAt: '2026-03-07T03:00:00.000Z',
  flexibleMinimumTime: null,
} as AttendanceQuest;

describe('the form of times', () => {
  it('begins with the marked times, else the planned ones [DEC-79]', () => {
    expect(clocksOf(contract, quest)).toEqual({ arrival: '18:00', departure: '22:00' });
    const own = { ...contract, expectedArrivalAt: '2026-03-07T00:00:00.000Z' };
    expect(clocksOf(own, quest).arrival).toBe('19:00');
    const marked = { ...own, actualArrivalAt: '2026-03-07T00:30:00.000Z' };
    expect(clocksOf(marked, quest).arrival).toBe('19:30');
    expect(clocksOf(contract, { ...quest, endedAt: null }).departure).toBe('');
  });

  it('takes a departure before the arrival for the next day [DEC-79]', () => {
    const until = (departure: string) =>
      new Date(
        instantsOf({ arrival: '18:00', departure }, quest.startedAt ?? '').actualDepartureAt,
      ).toISOString();
    expect(until('23:30')).toBe('2026-03-07T04:30:00.000Z');
    expect(until('00:30')).toBe('2026-03-07T05:30:00.000Z');
  });

  it('asks why beyond 2 hours over the plan [DEC-79]', () => {
    const asks = (departure: string) => needsReason({ arrival: '18:00', departure }, contract, quest);
    expect([asks('00:00'), asks('00:01'), asks('')]).toEqual([false, true, false]);
  });
});
