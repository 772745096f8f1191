import { type GateFacts, isTooYoung, judge, type Verdict } from '../sign-up/sign-up-gate.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { type TrainingWordsTexts, trainingWordsTexts } from '../texts/generated/training-words.ts';
import { refsOf, type TextRef, type TextsAs } from '../texts/text-ref.ts';
import { canApply, type TrainingRecord } from './record-status.ts';

/** A module that is asked for: null facts where the quest does not ask for it. */
export type AskedTraining = { name: string; ageThreshold: number | null; record: TrainingRecord } | null;

export type ApplicationRefusal =
  | { code: 'BAD_USER_INPUT'; message: TextRef }
  | { code: 'ORIENTATION_ALREADY_STARTED' };

/** What keeps someone from signing up for good keeps them from the training for it too; all else may change. */
export const CLOSED_TO_APPLICATIONS: readonly Verdict[] = [
  'LOG_IN',
  'TEMPLATE',
  'CANCELLED',
  'OVER',
  'NO_VOLUNTEER_RECORD',
  'BANNED',
  'GUARDIAN_CONSENT_MISSING',
];

/** The verdict on a quest that closes its trainings to the viewer, or null. */
export function closingVerdict(facts: GateFacts): Verdict | null {
  const verdict = judge(facts);
  if (CLOSED_TO_APPLICATIONS.includes(verdict)) return verdict;
  // No training is offered to someone who could not come with it.
  return isTooYoung(facts) ? 'TOO_YOUNG' : null;
}

/** Whether someone is below the age of a training. `age` in whole years, null when unknown. */
export function isBelowAge(ageThreshold: number | null, age: number | null): boolean {
  return ageThreshold !== null && (age ?? 0) < ageThreshold;
}

/** What is said to who is below the age of a training. */
export function belowAgeText<Text>(
  t: TextsAs<TrainingWordsTexts, Text>,
  ageThreshold: number | null,
  name: string,
): Text {
  return t.belowAge({ age: String(ageThreshold), training: name });
}

/** Why modules cannot be applied for together, or null. `age` in whole years, null when unknown; `now` in epoch ms. */
export function refusedApplication(
  asked: readonly AskedTraining[],
  { age, now }: { age: number | null; now: number },
): ApplicationRefusal | null {
  const t = refsOf(formRefusalsTexts);
  if (asked.length === 0) return refusal(t.noTraining);
  for (const training of asked) {
    if (training === null) return refusal(t.foreignTraining);
    const { name, ageThreshold, record } = training;
    if (!canApply(record, now)) return { code: 'ORIENTATION_ALREADY_STARTED' };
    if (isBelowAge(ageThreshold, age))
      return refusal(belowAgeText(refsOf(trainingWordsTexts), ageThreshold, name));
  }
  return null;
}

function refusal(message: TextRef): ApplicationRefusal {
  return { code: 'BAD_USER_INPUT', message };
}
