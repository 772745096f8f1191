import { canApplyWith, type Fulfilment } from '../trainings/record-status.ts';

/** A training that a quest asks for, as its volunteer sees it. */
export type ShownTraining = { status: string; isFulfilled: boolean; fulfilledBy: Fulfilment };

/** What has to happen before a training counts, or null where applying is enough or nothing is missing. */
export function trainingHint(
  { status, isFulfilled, fulfilledBy }: ShownTraining,
  charity: string,
): string | null {
  if (isFulfilled) return null;
  if (!canApplyWith(status)) return waitsFor(charity);
  return fulfilledBy === 'Applying'
    ? null
    : `Applying is the first step: ${charity} marks it complete once you have done it.`;
}

/** The line of a quest whose trainings hold its viewer back, or null where one of them can be applied for. */
export function waitingTrainings(trainings: readonly ShownTraining[], charity: string): string | null {
  const missing = trainings.filter(({ isFulfilled }) => !isFulfilled);
  const isWaiting = missing.length > 0 && missing.every(({ status }) => !canApplyWith(status));
  return isWaiting ? waitsFor(charity) : null;
}

function waitsFor(charity: string): string {
  return `Your application is in; ${charity} has to mark it complete first.`;
}
