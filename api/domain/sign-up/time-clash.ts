import type { ErrorCode } from '../errors/errors.ts';
import { type EventType, HELD_STATUSES, type PublishingStatus } from '../quests/quest-status.ts';
import { isActive, isSignUp } from './contract-standing.ts';

/** Time span in epoch ms, excluding its end. */
export type Span = { readonly from: number; readonly until: number };

/** What tells when someone is needed on a quest. Instants in epoch ms. */
export type PlaceTimes = {
  eventType: EventType;
  startedAt: number | null;
  endedAt: number | null;
  /** Minutes; null where everyone stays the whole time. */
  flexibleMinimumTime: number | null;
  /** What the person has chosen on a flexible quest. */
  expectedArrivalAt: number | null;
  expectedDepartureAt: number | null;
};

/** A place that stands, and whether its quest takes place. */
export type HeldPlace = PlaceTimes & { questId: string; publishingStatus: PublishingStatus };

/**
 * When a place asks for its person: the whole quest, or on a flexible one the times chosen. Null where it has no fixed
 * time: a role, a delivery without an end, a flexible quest for which no one has chosen.
 */
export function spanOf(place: PlaceTimes): Span | null {
  if (place.eventType === 'HYBRID-ROLE') return null;
  const isFlexible = place.flexibleMinimumTime !== null;
  const from = isFlexible ? place.expectedArrivalAt : place.startedAt;
  const until = isFlexible ? place.expectedDepartureAt : place.endedAt;
  return from === null || until === null ? null : { from, until };
}

/** Whether two spans share time; one that begins as the other ends does not. */
export function isOverlapping(one: Span, other: Span): boolean {
  return one.from < other.until && other.from < one.until;
}

/**
 * Whether a place someone holds is in the way of being elsewhere: another quest that takes place, at a time that
 * overlaps and is not behind. Null asks for no fixed time and never clashes.
 */
export function isClashing(
  held: HeldPlace,
  wanted: { questId: string; span: Span | null },
  now: number,
): boolean {
  const span = spanOf(held);
  if (span === null || wanted.span === null || held.questId === wanted.questId) return false;
  const takesPlace = (HELD_STATUSES as readonly PublishingStatus[]).includes(held.publishingStatus);
  return takesPlace && span.until > now && isOverlapping(span, wanted.span);
}

export type ClashFacts = {
  /** Volunteer who would get the spot. */
  chariteerId: string;
  /** The places in the way. */
  clashes: readonly { id: string }[];
  /** Which contract is to be given up for it. */
  leaveContractId: string | null;
  /** Contract being given up; null if none was named or it doesn't exist. */
  leaving: { chariteerId: string; guildId: string | null; abandonedAt: number | null } | null;
};

/**
 * The error with which a place is refused for its time, or null: all in the way has to be given up, and nothing else can
 * be. Others' contracts answer like missing ones.
 */
export function refusalOfClash({
  chariteerId,
  clashes,
  leaveContractId,
  leaving,
}: ClashFacts): ErrorCode | null {
  if (leaveContractId !== null) {
    const isOwn = leaving !== null && isSignUp(leaving) && leaving.chariteerId === chariteerId;
    if (!isOwn) return 'BAD_USER_INPUT';
    if (!isActive(leaving)) return 'NOT_SIGNED_UP';
    if (!clashes.some(({ id }) => id === leaveContractId)) return 'BAD_USER_INPUT';
  }
  return clashes.some(({ id }) => id !== leaveContractId) ? 'TIME_CLASH' : null;
}
