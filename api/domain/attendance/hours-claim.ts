import { longDateRef } from '../texts/formats-for.ts';
import { hoursClaimTexts } from '../texts/generated/hours-claim.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { newYorkDay } from '../time/new-york-time.ts';
import type { ContractStatus } from './attendance.ts';
import { isOverPlan, type Plan, problemOfCredit } from './credit-bounds.ts';

/** What volunteers say of their hours: that a mark is wrong, or that they were there without having signed up. */
export const CLAIM_KINDS = ['dispute', 'presence'] as const;
export const CLAIM_STATES = ['open', 'accepted', 'partly', 'refused'] as const;
/** The deciders: the charity, or after its refusal the product's staff. */
export const CLAIM_LEVELS = ['charity', 'staff'] as const;
export const CLAIM_STATUSES = ['Present', 'Late', 'LeftEarly', 'Excused'] as const;

export const CLAIM_WORDS_MAX = 300;
/** The most that one person may claim in a day. */
export const MOST_CLAIMS_A_DAY = 10;

const DAY_MS = 24 * 3_600_000;
const DISPUTE_DAYS = 30;
const PRESENCE_DAYS = 14;

export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
export type Claim = {
  status: ClaimStatus;
  actualArrivalAt: number | null;
  actualDepartureAt: number | null;
  words: string;
};

const texts = () => refsOf(hoursClaimTexts);

/** What is wrong with what someone claims, or null. */
export function problemOfClaim({ status, words, ...times }: Claim, plan: Plan, now: number): TextRef | null {
  const { actualArrivalAt: arrival, actualDepartureAt: departure } = times;
  const length = [...words.trim()].length;
  if (length < 1 || length > CLAIM_WORDS_MAX) return texts().wordsLength({ max: String(CLAIM_WORDS_MAX) });
  if (status === 'Excused') return null;
  if (arrival === null || departure === null) return texts().timesMissing;
  if (arrival >= departure) return texts().timesWrong;
  const claim = { now, plan, arrival, departure, typed: [arrival, departure], reason: words };
  return problemOfCredit({ ...claim, isOwn: false, creditedElsewhere: [] }) && texts().timesWrong;
}

/** The last instant at which a mark can be disputed, or “I was there” can be said of a quest. */
export const disputeUntil = (markedAt: number) => markedAt + DISPUTE_DAYS * DAY_MS;
export const presenceUntil = (endedAt: number) => endedAt + PRESENCE_DAYS * DAY_MS;

type Marked = { status: ContractStatus | null; abandonedAt: number | null; lastEntryAt: number | null };

/** Why a mark cannot be disputed, or null. */
export function refusalOfDispute({ status, abandonedAt, lastEntryAt }: Marked, now: number): TextRef | null {
  if (status === null || abandonedAt !== null || lastEntryAt === null) return texts().notMarked;
  const until = disputeUntil(lastEntryAt);
  return now > until ? texts().over({ day: longDateRef(newYorkDay(until)) }) : null;
}

/** Why “I was there” cannot be said of a quest, or null. `endedAt`: its end, else its start. */
export function refusalOfPresence(endedAt: number | null, now: number): TextRef | null {
  if (endedAt === null || now < endedAt) return texts().notOver;
  const until = presenceUntil(endedAt);
  return now > until ? texts().over({ day: longDateRef(newYorkDay(until)) }) : null;
}

type Latest = {
  state: (typeof CLAIM_STATES)[number];
  level: (typeof CLAIM_LEVELS)[number];
  answeredAt: number | null;
};

/** Why nothing more can be claimed of a quest after the latest claim, or null: a refusal holds until something new is marked. */
export function refusalAfter(latest: Latest | null, lastEntryAt: number | null): TextRef | null {
  if (latest?.state === 'open') return texts().isOpen;
  if (latest?.state !== 'refused' || (lastEntryAt ?? 0) > (latest.answeredAt ?? 0)) return null;
  return latest.level === 'staff' ? texts().staffDecided : texts().askStaffInstead;
}

type Stay = Pick<Claim, 'actualArrivalAt' | 'actualDepartureAt'>;

/** Whether hours are so far over the plan that whoever accepts them says why. */
export function needsReason(
  plan: Plan,
  { actualArrivalAt: arrival, actualDepartureAt: departure }: Stay,
): boolean {
  return isOverPlan(plan, { arrival, departure });
}

/** What is wrong with an answer, or null: a refusal needs words, and other times must be some. */
export function problemOfAnswer(
  state: string,
  words: string | null,
  { status, actualArrivalAt, actualDepartureAt }: Stay & { status: string | null },
): TextRef | null {
  const length = [...(words ?? '')].length;
  if (length > CLAIM_WORDS_MAX || (state === 'refused' && length === 0))
    return texts().wordsLength({ max: String(CLAIM_WORDS_MAX) });
  if (state !== 'partly' || status === 'Excused') return null;
  if (actualArrivalAt === null || actualDepartureAt === null) return texts().timesMissing;
  return actualArrivalAt < actualDepartureAt ? null : texts().timesWrong;
}
