import type { GuardianForm } from '#domain/guardians/guardian-consent.ts';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { CelebrateTypesDocument, GiveGuardianConsentDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { guardianProblems, readGuardian } from './registration/registration-form.ts';
import { resend, resendRefusal } from './verification.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'viewer' | 'locale'>;

/** What became of a form of the home page: done (with a notice or without), or refused. */
export type HomeOutcome =
  | { isDone: true; toast: FlashKey | null }
  | {
      isDone: false;
      /** What was typed into the guardian's part, if that was sent. */
      guardian: GuardianForm | null;
      problems: FormProblem[];
      /** A refusal that belongs to no input. */
      notice: string | null;
      error: ShownError | null;
    };

/** Runs the form of the home page that was sent; null when it is none of its forms. */
export async function runHomeAction(locals: Locals, form: FormData): Promise<HomeOutcome | null> {
  const action = form.get('action');
  if (action === 'resend') return resendLink(locals);
  if (action === 'celebrated') return celebrate(locals, form.getAll('type[]'));
  return action === 'consent' ? giveConsent(locals, readGuardian(form)) : null;
}

/** Keeps that the new types of the arms were seen; where that fails, they are shown once more. */
async function celebrate(locals: Locals, values: readonly FormDataEntryValue[]): Promise<HomeOutcome> {
  const types = values.filter((value) => typeof value === 'string').slice(0, CATEGORY_IDS.length);
  await ask(locals, CelebrateTypesDocument, { types });
  return { isDone: true, toast: null };
}

async function resendLink(locals: Locals): Promise<HomeOutcome> {
  const { outcome, error } = await resend(locals, null);
  if (outcome !== 'refused') {
    return { isDone: true, toast: outcome === 'sent' ? 'verification-sent' : null };
  }
  const notice = resendRefusal(locals.locale, error, locals.config.supportEmail);
  return { isDone: false, guardian: null, problems: [], notice, error };
}

/** Sends the guardian the link: first, again, or to a corrected address. */
async function giveConsent(locals: Locals, guardian: GuardianForm): Promise<HomeOutcome> {
  const problems = guardianProblems(fieldProblemsTexts(locals.locale), guardian);
  if (problems.length > 0) return { isDone: false, guardian, problems, notice: null, error: null };
  const { error } = await ask(locals, GiveGuardianConsentDocument, { input: guardian });
  if (!error) return { isDone: true, toast: 'guardian-asked' };
  const text = errorCopyIn(locals.locale, error, { supportEmail: locals.config.supportEmail ?? undefined });
  const field = error.code === 'BAD_USER_INPUT' ? 'guardianEmail' : null;
  return { isDone: false, guardian, problems: [{ field, text }], notice: null, error };
}
