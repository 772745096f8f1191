import { mayAt, reachAt, type Subject } from '../permissions/permissions.ts';
import { addDays, instantOf, isDay, newYorkDay } from '../time/new-york-time.ts';

/** What a charity checks of people itself, and keeps no file of. */
export const CHECK_KINDS = ['backgroundCheck', 'foodHandler'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** A check that a quest requires, and when the person's own ends (epoch ms); null: there is none. */
export type RequiredCheck = { kind: CheckKind; endsAt: number | null };

/** The checks that someone lacks for a quest that starts then (epoch ms; null: no date). */
export function lackedAmong(
  checks: readonly RequiredCheck[],
  startedAt: number | null,
  now: number,
): CheckKind[] {
  const until = Math.max(now, startedAt ?? now);
  return checks.filter(({ endsAt }) => endsAt === null || endsAt <= until).map(({ kind }) => kind);
}

/** Whether someone may read and record at a charity who was checked. */
export function mayKeepChecks(viewer: Subject | null, providerId: string): boolean {
  const reach = reachAt(viewer, providerId, 'readNames');
  return mayAt(viewer, providerId, 'keepTrainingRecords') && reach === 'always';
}

/** Whether a check can hold until that day: at most ten years on; one that is over ends it. */
export function isCheckDay(lastDay: string, now: number): boolean {
  return isDay(lastDay) && lastDay >= '2000-01-01' && lastDay <= addDays(newYorkDay(now), 3653);
}

/** When a check ends that is valid through that day of New York. */
export function endOfCheck(lastDay: string): number {
  return instantOf(addDays(lastDay, 1), '00:00');
}

/** The last day on which a check is valid. */
export function lastDayOfCheck(endsAt: number): string {
  return newYorkDay(endsAt - 1);
}
