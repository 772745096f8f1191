import type { FoundCheckIn } from './check-in-queries.ts';

type CheckInTimes = Pick<
  FoundCheckIn,
  'startedAt' | 'endedAt' | 'expectedArrivalAt' | 'expectedDepartureAt' | 'actualArrivalAt' | 'status'
>;

/** What to mark of who takes a check-out back: they stay until the planned end. */
export function timesOfReturn(
  { status, actualArrivalAt, expectedDepartureAt, endedAt }: CheckInTimes,
  now: number,
) {
  const isPastPlan = expectedDepartureAt !== null && expectedDepartureAt <= now;
  return { status, actualArrivalAt, actualDepartureAt: isPastPlan ? endedAt : null };
}

/** What to mark of who checks in or leaves; times left out are the planned ones. */
export function timesOf(found: CheckInTimes, now: number, isLeaving: boolean) {
  const { startedAt, expectedArrivalAt, actualArrivalAt } = found;
  if (isLeaving) return { status: found.status, actualArrivalAt, actualDepartureAt: now };
  const status = 'Present' as const;
  if (now <= (expectedArrivalAt ?? startedAt ?? now)) return { status };
  return timesOfReturn({ ...found, status, actualArrivalAt: now }, now);
}
