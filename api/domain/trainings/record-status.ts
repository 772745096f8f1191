import type { TrainingWordsTexts } from '../texts/generated/training-words.ts';

/** What managers set, in any order. */
export const RESOLUTIONS = ['Interested', 'Provisional', 'Complete', 'Failed', 'Withdrawn'] as const;
export type StoredResolution = (typeof RESOLUTIONS)[number];
/** What volunteers are shown: Incomplete without a record, Expired when a completion has run out. */
export type ShownResolution = StoredResolution | 'Incomplete' | 'Expired';

/** What fulfils a training: an application that stands, or only that someone has marked it complete. */
export const FULFILMENTS = ['Applying', 'Complete'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

/** A volunteer's training; resolution null without a record; expiredAt in epoch milliseconds, null for never. */
export type TrainingRecord = { resolution: StoredResolution | null; expiredAt: number | null };

/** Training record with what fulfills its training. */
export type CountedRecord = TrainingRecord & { fulfilledBy: Fulfilment };

/** The state of a training as its volunteer sees it. */
export function shownResolution(record: TrainingRecord | null, now: number): ShownResolution {
  if (record === null || record.resolution === null) return 'Incomplete';
  const hasExpired = record.expiredAt !== null && record.expiredAt <= now;
  return record.resolution === 'Complete' && hasExpired ? 'Expired' : record.resolution;
}

/** The word for a state; an application is answered with its own. */
export function resolutionLabel(t: TrainingWordsTexts, shown: ShownResolution): string {
  return t[shown];
}

/** Whether a training counts for the sign-up gate. In SQL: rows/training-where.ts. */
export function isFulfilled(record: CountedRecord | null, now: number): boolean {
  const shown = shownResolution(record, now);
  return shown === 'Complete' || (shown === 'Provisional' && record?.fulfilledBy === 'Applying');
}

/** Whether a training is done, which is more than fulfilled. */
export function isComplete(record: TrainingRecord | null, now: number): boolean {
  return shownResolution(record, now) === 'Complete';
}

/** Whether a volunteer may apply: not while an application or a valid completion stands. */
export function canApply(record: TrainingRecord | null, now: number): boolean {
  return canApplyWith(shownResolution(record, now));
}

/** Whether a volunteer may apply for a training that is shown to them as that. */
export function canApplyWith(shown: string): boolean {
  return ['Incomplete', 'Expired', 'Failed', 'Withdrawn'].includes(shown);
}
