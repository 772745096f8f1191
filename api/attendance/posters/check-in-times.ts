import type { FoundCheckIn } from './check-in-queries.ts';

type CheckInTimes = Pick<
  FoundCheckIn,
  'startedAt' | 'endedAt' | 'expectedArrivalAt' | 'expectedDepartureAt' | 'actualArrivalAt' | 'status'
>;

/** What to mark of who checks in or leaves; times left out are the planned ones. */
export function timesOf(found: CheckInTimes, now: number, isLeaving: boolean) {
  const { startedAt, endedAt, expectedArrivalAt, expectedDepartureAt, actualArrivalAt } = found;
  if (isLeaving) return { status: found.status, actualArrivalAt, actualDepartureAt: now };
  const status = 'Present' as const;
  if (now <= (expectedArrivalAt ?? startedAt ?? now)) return { status };
  const isPastPlan = expectedDepartureAt !== null && expectedDepartureAt <= now;
  return { status, actualArrivalAt: now, actualDepartureAt: isPastPlan ? endedAt : null };
}
