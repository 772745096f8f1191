import {
  isAhead,
  isFull,
  type PublishingStatus,
  type QuestPlaces,
  type QuestTimes,
} from '../quests/quest-status.ts';
import type { ConsoleReservationTexts } from '../texts/generated/console-reservation.ts';

/** What a guild has set for a charity that would like to reserve a quest for it. */
export const RESERVATION_TERMS = ['AT_ONCE', 'ASKS_FIRST', 'CLOSED'] as const;
export type ReservationTerms = (typeof RESERVATION_TERMS)[number];

/** Closed to this charity goes before asking all of them to ask; a guild that rests takes none. */
export function termsOf(guild: {
  asksFirst: boolean;
  isClosed: boolean;
  memberCount: number;
}): ReservationTerms {
  if (guild.isClosed || guild.memberCount === 0) return 'CLOSED';
  return guild.asksFirst ? 'ASKS_FIRST' : 'AT_ONCE';
}

/** What becomes of a reservation: it holds, the guild was asked, or it begins with publishing. */
export const RESERVATION_OUTCOMES = ['RESERVED', 'ASKED', 'AT_PUBLISHING'] as const;
export type ReservationOutcome = (typeof RESERVATION_OUTCOMES)[number];

/** What a reservation on these terms comes to; a draft is no one's yet. */
export function outcomeOf(terms: ReservationTerms, publishingStatus: PublishingStatus): ReservationOutcome {
  if (publishingStatus === 'Draft') return 'AT_PUBLISHING';
  return terms === 'ASKS_FIRST' ? 'ASKED' : 'RESERVED';
}

/** What a manager is told afterwards. */
export function outcomeText(
  t: ConsoleReservationTexts,
  outcome: ReservationOutcome,
  names: { guild: string; title: string },
): string {
  return t[outcome](names);
}

export const OPEN_REQUEST_STATUSES = ['drafted', 'asked'] as const;
/** A withdrawn request was taken back by the charity; an ended one ran out. */
export const REQUEST_STATUSES = [
  ...OPEN_REQUEST_STATUSES,
  'accepted',
  'declined',
  'withdrawn',
  'ended',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** How long the admins of a guild have to answer. */
export const REQUEST_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export type RequestFacts = {
  status: RequestStatus;
  /** Epoch ms. */
  askedAt: number | null;
  quest: QuestTimes & QuestPlaces & { publishingStatus: PublishingStatus };
};

/** How a request stands: it ends after 7 days, with the quest's start, and when that is full or cancelled. */
export const REQUEST_STANDINGS = [
  'AT_PUBLISHING',
  'WAITING',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
  'ENDED',
] as const;
export type RequestStanding = (typeof REQUEST_STANDINGS)[number];

/** The standing at `now` (epoch ms). */
export function standingOfRequest({ status, askedAt, quest }: RequestFacts, now: number): RequestStanding {
  if (status === 'drafted') return isAhead(quest, now) ? 'AT_PUBLISHING' : 'ENDED';
  if (status !== 'asked') return CLOSED_STANDINGS[status];
  const isLate = askedAt !== null && now >= askedAt + REQUEST_LIFETIME_MS;
  return isLate || isFull(quest) || !isAhead(quest, now) ? 'ENDED' : 'WAITING';
}

/** When a request that waits ends at the latest, in epoch ms. */
export function requestEndsAt(askedAt: number, startedAt: number | null): number {
  return Math.min(askedAt + REQUEST_LIFETIME_MS, startedAt ?? Number.POSITIVE_INFINITY);
}

const CLOSED_STANDINGS = {
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
  ended: 'ENDED',
} as const satisfies Record<string, RequestStanding>;
