import type { ContractStatus } from '../attendance/attendance.ts';
import type { EventType, PublishingStatus } from '../quests/quest-status.ts';
import { isActive } from '../sign-up/contract-standing.ts';
import { addDays, newYorkDay } from '../time/new-york-time.ts';

/** For how long a charity reaches a volunteer after the last quest there, by the calendar. */
export const CONTACT_MONTHS = 12;
/** Time before the start and after the end of a quest during which emergency contacts can be read. */
const EMERGENCY_MS = 24 * 60 * 60 * 1000;

type Times = { startedAt: number | null; endedAt: number | null };

/** A sign-up of a person at a charity with what decides how long it lets the charity reach them. Instants in epoch ms. */
export type SignUpThere = Times & {
  claimedAt: number;
  abandonedAt: number | null;
  status: ContractStatus | null;
  actualDepartureAt: number | null;
  eventType: EventType;
  publishingStatus: PublishingStatus;
};

/** When what was signed up for is over: a role without an end once it is marked, by its mark; before that, never. */
export function lastInstantOf(signUp: SignUpThere): number {
  const { startedAt, endedAt, eventType, status, actualDepartureAt, claimedAt } = signUp;
  const end = endedAt ?? (eventType === 'HYBRID-ROLE' ? null : startedAt);
  if (end !== null) return end;
  return status === null ? Number.POSITIVE_INFINITY : (actualDepartureAt ?? claimedAt);
}

/**
 * Whether a sign-up lets its charity reach the person: one that was not given up, from the sign-up until twelve months
 * after the quest. What the person has closed at `closedAt` stays closed for all that was claimed until then. A
 * cancelled quest counts until it would have been over, so that people can be told.
 */
export function opensContact(signUp: SignUpThere, closedAt: number | null, now: number): boolean {
  if (!isActive(signUp) || (closedAt !== null && signUp.claimedAt <= closedAt)) return false;
  const last = lastInstantOf(signUp);
  if (signUp.publishingStatus === 'Cancelled') return last > now && last !== Number.POSITIVE_INFINITY;
  return last >= contactCutoff(now);
}

/** Whether a sign-up is for something still to come or going on: so long the person cannot end the contact. */
export function isAheadThere(signUp: SignUpThere, now: number): boolean {
  return isActive(signUp) && signUp.publishingStatus !== 'Cancelled' && lastInstantOf(signUp) > now;
}

/** The instant twelve months ago: what was over before it opens nothing any more. */
export function contactCutoff(now: number): number {
  return monthsFrom(now, -CONTACT_MONTHS);
}

/** Until when something that was over at an instant lets the charity reach the person; null without an end. */
export function contactUntil(lastInstant: number): number | null {
  return lastInstant === Number.POSITIVE_INFINITY ? null : monthsFrom(lastInstant, CONTACT_MONTHS);
}

/** Whether now is within 24 hours before the start and after the end; never for a role without a time. */
export function isEmergencyTime({ startedAt, endedAt }: Times, now: number): boolean {
  if (startedAt === null) return false;
  return startedAt - EMERGENCY_MS <= now && now <= (endedAt ?? startedAt) + EMERGENCY_MS;
}

/** Whether today is a day of the quest, in New York: of one that goes on after midnight both are. */
export function isDayOfQuest({ startedAt, endedAt }: Times, now: number): boolean {
  if (startedAt === null) return false;
  const today = newYorkDay(now);
  return newYorkDay(startedAt) <= today && today <= newYorkDay(endedAt ?? startedAt);
}

/**
 * Whether a quest moved from one time to another gets a day in New York that it did not have: such a move would open
 * what is read on its days, and near them, to whoever makes it.
 */
export function addsDay(before: Times, after: Times): boolean {
  if (after.startedAt === null) return false;
  if (before.startedAt === null) return true;
  return (
    newYorkDay(after.startedAt) < newYorkDay(before.startedAt) ||
    newYorkDay(after.endedAt ?? after.startedAt) > newYorkDay(before.endedAt ?? before.startedAt)
  );
}

/** Days before a quest and after it on which those who run the day reach its people. */
const NEAR_DAYS = { before: 3, after: 1 } as const;

/** Whether today is near the quest, in New York: from three days before its first day until the day after its last. */
export function isNearQuest({ startedAt, endedAt }: Times, now: number): boolean {
  if (startedAt === null) return false;
  const today = newYorkDay(now);
  const first = addDays(newYorkDay(startedAt), -NEAR_DAYS.before);
  const last = addDays(newYorkDay(endedAt ?? startedAt), NEAR_DAYS.after);
  return first <= today && today <= last;
}

function monthsFrom(instant: number, months: number): number {
  const date = new Date(instant);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
