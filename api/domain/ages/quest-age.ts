import { ageOn } from '../time/new-york-time.ts';

/** The instant (epoch ms) at which a quest judges ages: its start; now where it has no date. */
export function ageInstant(startedAt: number | null, now: number): number {
  return startedAt ?? now;
}

/**
 * The age in whole years that a quest judges someone by: that of its day in New York, and today's where it has no date.
 * Null without a date of birth.
 */
export function questAge(
  dateOfBirth: string | null,
  { startedAt }: { startedAt: number | null },
  now: number,
): number | null {
  return dateOfBirth === null ? null : ageOn(dateOfBirth, ageInstant(startedAt, now));
}
