import type { ErrorCode } from '../errors/errors.ts';
import {
  hasStarted,
  isFull,
  isOver,
  type PublishingStatus,
  type QuestPlaces,
  type QuestTimes,
} from '../quests/quest-status.ts';
import { outcomeOf, type ReservationTerms } from './reservation-request.ts';

/** Reservations and requests of one charity for one guild ahead at once; those of one posted month count as one. */
export const MOST_RESERVATIONS_AHEAD = 10;

export type ReservationFacts = {
  now: number;
  quest: QuestTimes & QuestPlaces & { publishingStatus: PublishingStatus };
  /** What the guild has set for this charity; null when there is no such guild. */
  terms: ReservationTerms | null;
  isReserved: boolean;
  /** Whether some guild is asked about the quest, or will be once it is published. */
  isAsked: boolean;
  /** What the charity holds and asks of the guild already, without this one. */
  aheadCount: number;
};

type Gate = { readonly refusal: ErrorCode; readonly applies: (facts: ReservationFacts) => boolean };

/** Why a quest cannot be reserved for a guild: the first that applies. */
export const RESERVATION_GATE: readonly Gate[] = [
  { refusal: 'GUILD_NOT_FOUND', applies: ({ terms }) => terms === null },
  { refusal: 'QUEST_IS_TEMPLATE', applies: ({ quest }) => quest.publishingStatus === 'Template' },
  { refusal: 'QUEST_CANCELLED', applies: ({ quest }) => quest.publishingStatus === 'Cancelled' },
  { refusal: 'QUEST_OVER_SIGN_UP', applies: ({ quest, now }) => isOver(quest, now) },
  { refusal: 'GUILD_ALREADY_RESERVED', applies: ({ isReserved }) => isReserved },
  { refusal: 'GUILD_ALREADY_ASKED', applies: ({ isAsked }) => isAsked },
  { refusal: 'GUILD_CLOSED_TO_CHARITY', applies: ({ terms }) => terms === 'CLOSED' },
  {
    refusal: 'QUEST_OVER_SIGN_UP',
    applies: ({ quest, now, ...facts }) => isAsking({ quest, ...facts }) && hasStarted(quest, now),
  },
  { refusal: 'QUEST_FULL', applies: ({ quest, ...facts }) => isAsking({ quest, ...facts }) && isFull(quest) },
  { refusal: 'TOO_MANY_RESERVATIONS', applies: ({ aheadCount }) => aheadCount >= MOST_RESERVATIONS_AHEAD },
];

/** The error the API refuses a reservation with, or null. */
export function refusalOfReservation(facts: ReservationFacts): ErrorCode | null {
  return RESERVATION_GATE.find(({ applies }) => applies(facts))?.refusal ?? null;
}

/** A request for such a quest would end at once. */
function isAsking({ quest, terms }: Pick<ReservationFacts, 'quest' | 'terms'>): boolean {
  return terms !== null && outcomeOf(terms, quest.publishingStatus) === 'ASKED';
}
