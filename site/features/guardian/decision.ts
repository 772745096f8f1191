import { checkSignedName } from '#domain/guardians/guardian-consent.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { DecideGuardianConsentDocument, EraseByGuardianDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'locale'>;

export type Decision =
  | { outcome: 'done'; toast: FlashKey | null }
  /** Deleting is asked once more. */
  | { outcome: 'confirm-erasure' }
  | { outcome: 'refused'; problems: FormProblem[]; error: ShownError | null };

/** What was typed, so that a problem loses nothing. */
export type TypedDecision = { signedName: string; allowsProfile: boolean };

export function readDecision(form: FormData): TypedDecision {
  return { signedName: textIn(form, 'signedName'), allowsProfile: form.has('allowsProfile') };
}

/** Runs the form of the decision page; null when it is none of its forms. */
export async function runDecision(locals: Locals, token: string, form: FormData): Promise<Decision | null> {
  const action = textIn(form, 'action');
  if (action === 'agree') return agree(locals, token, readDecision(form));
  if (action === 'refuse') return decide(locals, { token, isAgreed: false }, 'guardian-refused');
  if (action === 'erase') return { outcome: 'confirm-erasure' };
  if (action !== 'erase-confirmed') return null;
  const { error } = await ask(locals, EraseByGuardianDocument, { token, browserKey: null });
  return error ? refusal(locals, error) : { outcome: 'done', toast: 'guardian-erased' };
}

async function agree(locals: Locals, token: string, typed: TypedDecision): Promise<Decision> {
  const text = checkSignedName(fieldProblemsTexts(locals.locale), typed.signedName);
  if (text !== null) return { outcome: 'refused', problems: [{ field: 'signedName', text }], error: null };
  return decide(locals, { token, isAgreed: true, ...typed }, null);
}

async function decide(
  locals: Locals,
  variables: { token: string; isAgreed: boolean; signedName?: string; allowsProfile?: boolean },
  toast: FlashKey | null,
): Promise<Decision> {
  const { signedName = null, allowsProfile = false } = variables;
  const { error } = await ask(locals, DecideGuardianConsentDocument, {
    ...variables,
    signedName,
    allowsProfile,
    // The page that was signed, or turned down, was in this one.
    locale: locals.locale,
  });
  return error ? refusal(locals, error) : { outcome: 'done', toast };
}

function refusal({ config, locale }: Locals, error: ShownError): Decision {
  const text = errorCopyIn(locale, error, { supportEmail: config.supportEmail ?? undefined });
  return { outcome: 'refused', problems: [{ field: null, text }], error };
}
