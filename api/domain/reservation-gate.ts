import type { ErrorCode } from './errors.ts';
import { isOver, type PublishingStatus, type QuestTimes } from './quest-status.ts';

export type ReservationFacts = {
  now: number;
  quest: QuestTimes & { publishingStatus: PublishingStatus };
  hasGuild: boolean;
  isReserved: boolean;
};

type Gate = { readonly refusal: ErrorCode; readonly applies: (facts: ReservationFacts) => boolean };

/** Why a quest cannot be reserved for a guild: the first that applies. */
export const RESERVATION_GATE: readonly Gate[] = [
  { refusal: 'GUILD_NOT_FOUND', applies: ({ hasGuild }) => !hasGuild },
  { refusal: 'QUEST_IS_TEMPLATE', applies: ({ quest }) => quest.publishingStatus === 'Template' },
  { refusal: 'QUEST_CANCELLED', applies: ({ quest }) => quest.publishingStatus === 'Cancelled' },
  { refusal: 'QUEST_OVER_SIGN_UP', applies: ({ quest, now }) => isOver(quest, now) },
  { refusal: 'GUILD_ALREADY_RESERVED', applies: ({ isReserved }) => isReserved },
];

/** The error the API refuses a reservation with, or null. */
export function refusalOfReservation(facts: ReservationFacts): ErrorCode | null {
  return RESERVATION_GATE.find(({ applies }) => applies(facts))?.refusal ?? null;
}
