import type { ErrorCode } from '../errors/errors.ts';
import { isOver, type QuestTimes } from '../quests/quest-status.ts';

export type BailFacts = {
  now: number;
  /** Null when there is no such sign-up. */
  contract: { chariteerId: string; guildId: string | null; abandonedAt: number | null } | null;
  quest: QuestTimes;
  accountId: string;
};

type Gate = { readonly refusal: ErrorCode; readonly applies: (facts: BailFacts) => boolean };

/** Why a volunteer cannot give a place back: the first that applies. Others' sign-ups answer like missing ones. */
export const BAIL_GATE: readonly Gate[] = [
  {
    refusal: 'CONTRACT_NOT_FOUND',
    applies: ({ contract, accountId }) => contract?.chariteerId !== accountId,
  },
  { refusal: 'NOT_SIGNED_UP', applies: ({ contract }) => contract?.abandonedAt !== null },
  { refusal: 'QUEST_OVER_BAIL', applies: ({ quest, now }) => isOver(quest, now) },
];

/** The error the API refuses a bail-out with, or null. */
export function refusalOfBail(facts: BailFacts): ErrorCode | null {
  return BAIL_GATE.find(({ applies }) => applies(facts))?.refusal ?? null;
}
