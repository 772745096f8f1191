import type { ErrorCode } from '../errors/errors.ts';
import {
  type ConsentFacts,
  type ConsentState,
  refusalWithoutConsent,
} from '../guardians/consent-standing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long staff can take a merge back. */
export const MERGE_UNDO_MS = 30 * DAY_MS;

/** Whether a merge can still be taken back: 30 days exactly. Instants in epoch ms. */
export function isUndoneInTime({ expiresAt }: { expiresAt: number }, now: number): boolean {
  return now <= expiresAt;
}

/** Why a merge is not taken back, or null. `isOvertaken`: one of its records was merged again since. */
export function refusalOfMergeUndo(
  merge: { undoneAt: number | null; expiresAt: number; isOvertaken: boolean },
  now: number,
): Extract<ErrorCode, 'UNDO_USED' | 'UNDO_TOO_LATE' | 'UNDO_OVERTAKEN'> | null {
  if (merge.undoneAt !== null) return 'UNDO_USED';
  if (!isUndoneInTime(merge, now)) return 'UNDO_TOO_LATE';
  return merge.isOvertaken ? 'UNDO_OVERTAKEN' : null;
}

/**
 * Facts of one of the two records. `startsAhead`: starts of its quests that aren't over, in epoch ms; null if
 * undated.
 */
export type RecordFacts = {
  id: string;
  accountType: 'Chariteer' | 'Provider';
  isStaff: boolean;
  /** Whether it is a child's, without an account, under those of its guardians. */
  isChild: boolean;
  isYoung: boolean;
  consent: ConsentFacts | null;
  startsAhead: readonly (number | null)[];
};

type Refusal = Extract<
  ErrorCode,
  | 'MERGE_NOT_POSSIBLE'
  | 'RECORDS_OF_TWO_PEOPLE'
  | 'CONSENTS_DIFFER'
  | 'GUARDIAN_CONSENT_MISSING'
  | 'GUARDIAN_PENDING'
>;

/**
 * Why two records are not put together, or null. Accounts of staff and charities stay as they are, and a child's record
 * stays with its guardians, who are those of both afterwards; whoever stands for the other, as a supervisor or guardian, is another person; and no one young comes onto a quest without a consent.
 */
export function refusalOfMerge(
  kept: RecordFacts,
  dropped: RecordFacts,
  { standsForOther, now }: { standsForOther: boolean; now: number },
): Refusal | null {
  const both = [kept, dropped];
  if (kept.id === dropped.id || both.some((one) => one.isStaff || one.accountType === 'Provider'))
    return 'MERGE_NOT_POSSIBLE';
  if (kept.isChild !== dropped.isChild) return 'MERGE_NOT_POSSIBLE';
  if (standsForOther) return 'RECORDS_OF_TWO_PEOPLE';
  if (!kept.isYoung) return null;
  if (doConsentsDiffer(kept.consent, dropped.consent)) return 'CONSENTS_DIFFER';
  const consent = isDroppedConsentKept(kept.consent, dropped.consent) ? dropped.consent : kept.consent;
  const refusals = both
    .flatMap(({ startsAhead }) => startsAhead)
    .map((startsAt) => refusalWithoutConsent({ isYoung: true, consent }, startsAt, now));
  return refusals.find((refusal) => refusal !== null) ?? null;
}

/** True if one consent is given and another refused or withdrawn; only the guardians can say which holds. */
function doConsentsDiffer(one: ConsentFacts | null, other: ConsentFacts | null): boolean {
  const states = [one?.state, other?.state];
  return states.includes('given') && states.some((state) => state === 'refused' || state === 'withdrawn');
}

const WEIGHT: Readonly<Record<ConsentState, number>> = { asked: 1, refused: 2, withdrawn: 2, given: 2 };

/** Whether the consent of the dropped record takes the place of the kept one's: only one that says more. */
export function isDroppedConsentKept(
  kept: Pick<ConsentFacts, 'state'> | null,
  dropped: Pick<ConsentFacts, 'state'> | null,
): boolean {
  const weightOf = (consent: Pick<ConsentFacts, 'state'> | null) => (consent ? WEIGHT[consent.state] : 0);
  return weightOf(dropped) > weightOf(kept);
}
