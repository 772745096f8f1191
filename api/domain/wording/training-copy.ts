import type { TrainingWordsTexts } from '../texts/generated/training-words.ts';
import { canApplyWith, type Fulfilment } from '../trainings/record-status.ts';

/** A training that a quest asks for, as its volunteer sees it. */
export type ShownTraining = { status: string; isFulfilled: boolean; fulfilledBy: Fulfilment };

/** What has to happen before a training counts, or null where applying is enough or nothing is missing. */
export function trainingHint(
  t: TrainingWordsTexts,
  { status, isFulfilled, fulfilledBy }: ShownTraining,
  charity: string,
): string | null {
  if (isFulfilled) return null;
  if (!canApplyWith(status)) return t.waits({ charity });
  return fulfilledBy === 'Applying' ? null : t.firstStep({ charity });
}

/** The line of a quest whose trainings hold its viewer back, or null where one of them can be applied for. */
export function waitingTrainings(
  t: TrainingWordsTexts,
  trainings: readonly ShownTraining[],
  charity: string,
): string | null {
  const missing = trainings.filter(({ isFulfilled }) => !isFulfilled);
  const isWaiting = missing.length > 0 && missing.every(({ status }) => !canApplyWith(status));
  return isWaiting ? t.waits({ charity }) : null;
}
