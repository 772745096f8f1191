import type { ErrorCode } from '../errors/errors.ts';
import { isAhead, type PublishingStatus, type QuestTimes } from '../quests/quest-status.ts';
import { characterCount } from '../text/plain-text.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** Characters that someone may say with a request. */
export const STAND_IN_WORD_MAX = 140;

type Quest = QuestTimes & { publishingStatus: PublishingStatus };
/** A place that someone holds; a status says that the charity has taken attendance. */
type Place = { guildId: string | null; abandonedAt: number | null; status: string | null };

/** Whether a place can change hands: it is a person's own, stands, and the quest has not begun. `now` in epoch ms. */
export function canChangeHands(place: Place, quest: Quest, now: number): boolean {
  const isHeld = place.guildId === null && place.abandonedAt === null && place.status === null;
  return isHeld && isAhead(quest, now);
}

export type AskFacts = {
  now: number;
  place: Place;
  /** It is the place of whoever asks, or of a child under that account. */
  isOwn: boolean;
  quest: Quest;
  /** Whether the quest's stamp allows subs. */
  allowsStandIns: boolean;
};

type Gate = { readonly refusal: ErrorCode; readonly applies: (facts: AskFacts) => boolean };

/** Why someone cannot look for a sub: the first that applies. Others' sign-ups answer like missing ones. */
const ASK_GATE: readonly Gate[] = [
  { refusal: 'CONTRACT_NOT_FOUND', applies: ({ isOwn, place }) => !isOwn || place.guildId !== null },
  { refusal: 'NOT_SIGNED_UP', applies: ({ place }) => place.abandonedAt !== null },
  { refusal: 'STAND_INS_OFF', applies: ({ allowsStandIns }) => !allowsStandIns },
  { refusal: 'STAND_IN_TOO_LATE', applies: ({ place, quest, now }) => !canChangeHands(place, quest, now) },
];

/** The error the API refuses a request with, or null. */
export function refusalOfAsk(facts: AskFacts): ErrorCode | null {
  return ASK_GATE.find(({ applies }) => applies(facts))?.refusal ?? null;
}

/** How it stands with a request. `TAKEN`: someone has the place. */
export const STAND_IN_STANDINGS = ['OPEN', 'TAKEN', 'ENDED'] as const;
export type StandInStanding = (typeof STAND_IN_STANDINGS)[number];

/** A request lives as long as its place can change hands; time alone ends it, too. `now` in epoch ms. */
export function standingOf(
  state: 'wanted' | 'handed-over' | 'withdrawn',
  { place, quest, now }: { place: Place; quest: Quest; now: number },
): StandInStanding {
  if (state === 'handed-over') return 'TAKEN';
  return state === 'wanted' && canChangeHands(place, quest, now) ? 'OPEN' : 'ENDED';
}

/** What a request that is not open any more is refused with; null for an open one. */
export function refusalOfTaking(standing: StandInStanding): ErrorCode | null {
  if (standing === 'OPEN') return null;
  return standing === 'TAKEN' ? 'PLACE_GONE' : 'STAND_IN_ENDED';
}

/** The word as it is kept: null for none. */
export function standInWord(given: string | null | undefined): string | null {
  return given?.trim().replace(/\s+/g, ' ') || null;
}

/** What is wrong with the length of a word, for other clients; null when nothing is. */
export function lengthProblem(word: string | null): TextRef | null {
  if (word === null || characterCount(word) <= STAND_IN_WORD_MAX) return null;
  return refsOf(formRefusalsTexts).answerTooLong({ max: String(STAND_IN_WORD_MAX) });
}
