import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { identityProofTexts } from '#domain/texts/generated/identity-proof.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { ProveByPasskeyDocument, ProveIdentityDocument, SendProofCodeDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { type CarriedForm, carriedIn } from '../../lib/forms/carried-form.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'locale'>;
type Way = 'PASSWORD' | 'ONE_TIME_PASSWORD' | 'MAIL_CODE';

/** Names of the step's own fields; they are not those of any form that travels through it. */
export const PROOF_ACTION = 'proofAction';
export const PROOF_CODE = 'proofCode';
export const PROOF_PASSKEY = 'proofPasskey';
const OWN_FIELDS = [PROOF_ACTION, PROOF_CODE, PROOF_PASSKEY];

/** What became of the step's own form. */
export type ProofOutcome =
  | { state: 'proved' | 'sent'; problems: readonly FormProblem[]; error: null }
  | { state: 'refused'; problems: readonly FormProblem[]; error: ShownError | null };

/** What another form sent here goes on with, without passwords and the fields of the step itself. */
export function carriedThroughProof(form: FormData): CarriedForm {
  return carriedIn(form).filter(([name]) => !OWN_FIELDS.includes(name));
}

/** Does what the step's own form asks; null when the form is another one that came here on its way. */
export async function runProof(locals: Locals, way: Way, form: FormData): Promise<ProofOutcome | null> {
  const action = textIn(form, PROOF_ACTION);
  if (action === 'send') {
    const { error } = await ask(locals, SendProofCodeDocument, {});
    return error ? refusedWith(locals, error, null) : { state: 'sent', problems: [], error: null };
  }
  if (action === 'passkey') {
    const { error } = await ask(locals, ProveByPasskeyDocument, { credential: textIn(form, PROOF_PASSKEY) });
    return error ? refusedWith(locals, error, null) : { state: 'proved', problems: [], error: null };
  }
  if (action !== 'prove') return null;
  // Where both are asked for, the code counts that was typed.
  const hasCode = textIn(form, PROOF_CODE) !== '';
  const field = way === 'PASSWORD' && !hasCode ? 'password' : PROOF_CODE;
  const typed = textIn(form, field);
  if (typed === '') {
    const t = identityProofTexts(locals.locale);
    const { required } = fieldProblemsTexts(locals.locale);
    const problem = { field, text: required, label: way === 'PASSWORD' ? t.password : t.code };
    return { state: 'refused', problems: [problem], error: null };
  }
  const given = field === 'password' ? { password: typed } : { code: typed };
  const { error } = await ask(locals, ProveIdentityDocument, given);
  if (!error) return { state: 'proved', problems: [], error: null };
  return refusedWith(locals, error, error.code === 'WRONG_PROOF' ? field : null);
}

function refusedWith({ config, locale }: Locals, error: ShownError, field: string | null): ProofOutcome {
  const text = errorCopyIn(locale, error, { supportEmail: config.supportEmail ?? undefined });
  return { state: 'refused', problems: [{ field, text }], error };
}
