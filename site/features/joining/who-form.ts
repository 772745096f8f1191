import { JOINING_FIELDS } from '#domain/accounts/registration-gate.ts';
import { readTypedDay } from '#domain/identity/typed-day.ts';
import { JoiningStateDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';
import { fieldsWithout } from '../account/registration/first-birth.ts';
import {
  isMinor,
  problemsOf,
  type RegistrationForm,
  type RegistrationWords,
  readGuardian,
} from '../account/registration/registration-form.ts';
import { type QuestAnswers, readQuestAnswers } from '../sign-up/quest-answers.ts';

/** The box that agrees to terms and privacy policy. */
export const AGREED = 'hasAgreed';

export type WhoForm = RegistrationForm & {
  hasAgreed: boolean;
  /** The birth date as it was typed. */
  typedBirth: string;
  /** To what the quest asks. */
  answers: QuestAnswers;
  /** The form asked who supervises. */
  isSupervisorAsked: boolean;
};

/**
 * Reads who someone is, the birth date as a day where it is one. `firstBirth`: the one that counts in this browser,
 * since it was typed first; `emailAddress`: where the code went.
 */
export function readWho(form: FormData, emailAddress: string, firstBirth: string | null): WhoForm {
  const typed = Object.fromEntries(JOINING_FIELDS.map((field) => [field, textIn(form, field)]));
  const typedBirth = textIn(form, 'dateOfBirth');
  const dateOfBirth = firstBirth ?? readTypedDay(typedBirth);
  return {
    values: { ...typed, dateOfBirth, emailAddress },
    guardian: form.has('guardianName') ? readGuardian(form) : null,
    hasAgreed: form.has(AGREED),
    typedBirth,
    answers: readQuestAnswers(form),
    isSupervisorAsked: form.has('supervisorUsername'),
  };
}

/** What is wrong, in the order of the form; `ofAnswers` with what the quest asks. `now` in epoch ms. */
export function problemsOfWho(
  words: RegistrationWords,
  sent: WhoForm,
  firstBirth: string | null,
  now: number,
  minimumAge: number,
  ofAnswers: readonly FormProblem[] = [],
): FormProblem[] {
  const fields = fieldsWithout(JOINING_FIELDS, firstBirth);
  const missing = sent.hasAgreed ? [] : [{ field: AGREED, text: words.t.consentMissing }];
  return [...problemsOf(words, sent, fields, now, minimumAge), ...ofAnswers, ...missing];
}

/** Whether the guardian is still to be asked for: of someone young, once everything else is right. */
export function isGuardianMissing({ values, guardian }: WhoForm, now: number): boolean {
  return guardian === null && isMinor(values.dateOfBirth, now);
}

/** The address that was typed in this browser to go on with, so that no one types it twice; '' for none. */
export async function typedAddress(locals: Pick<App.Locals, 'execute' | 'requestId'>): Promise<string> {
  const { data } = await ask(locals, JoiningStateDocument, {});
  return data?.joining?.typedAddress ?? '';
}
