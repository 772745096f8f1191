import { DOCUMENT_LIMITS, isFullName } from '#domain/documents/document.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { AskGuardianToSignDocument, SignDocumentsDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';
import { signUpPlainly } from '../sign-up/take-place.ts';

/** The texts that were read, by document and hash, which were agreed to, and the name as it was typed. */
export type SentSigning = {
  /** Empty for oneself. */
  childId: string;
  read: { id: string; hash: string }[];
  agreed: string[];
  fullName: string;
};

/** What became of it: signed, or what is wrong. */
export type SigningOutcome =
  | { toast: FlashKey; problems: []; error: null }
  | { toast: null; problems: FormProblem[]; error: ShownError };

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'now' | 'locale' | 'viewer'>;

/** Reads the posted documents of the quest's page; null when it is another form. */
export function readSignForm(form: FormData): SentSigning | null {
  if (form.get('action') !== 'sign-documents') return null;
  const read = form.getAll('read').map((value) => {
    const [id = '', hash = ''] = String(value).split(' ');
    return { id, hash };
  });
  const agreed = form.getAll('agreed').map(String);
  return {
    childId: textIn(form, 'childId'),
    read,
    agreed,
    fullName: textIn(form, `fullName${textIn(form, 'childId')}`).trim(),
  };
}

/** Signs what was read, and signs up for the quest right away. */
async function signAndGoOn(locals: Locals, questId: string, sent: SentSigning): Promise<SigningOutcome> {
  const problems = problemsOf(locals, sent);
  if (problems.length > 0) return { toast: null, problems, error: { code: 'BAD_USER_INPUT' } };
  const chariteerId = sent.childId || (locals.viewer?.accountId ?? '');
  const { read: documents, fullName } = sent;
  const { error } = await ask(locals, SignDocumentsDocument, { chariteerId, documents, fullName });
  if (error) {
    const text = errorCopyIn(locals.locale, error, {
      isWrite: true,
      supportEmail: locals.config.supportEmail ?? undefined,
    });
    return { toast: null, problems: [{ field: null, text }], error };
  }
  const isOn = await signUpPlainly(locals, questId, chariteerId);
  const toast = sent.childId === '' ? 'signed-up' : 'child-signed-up';
  return { toast: isOn ? toast : 'documents-signed', problems: [], error: null };
}

/** What of a quest's page became of a form about documents; null when it is another form. */
type SigningDone =
  | { toast: FlashKey; refused: null }
  | {
      toast: null;
      refused: { signing: SentSigning; problems: FormProblem[]; error: ShownError; text: string };
    };

/** Signs, or asks the guardian of someone under 18 to; null when the form does neither. */
export async function runSigningForm(
  locals: Locals,
  questId: string,
  form: FormData,
): Promise<SigningDone | null> {
  const signing = readSignForm(form);
  const isAsking = textIn(form, 'action') === 'ask-guardian-to-sign';
  if (!signing && !isAsking) return null;
  const done = signing ? await signAndGoOn(locals, questId, signing) : await askGuardian(locals, questId);
  if (done.toast !== null) return { toast: done.toast, refused: null };
  const { problems, error } = done;
  const sent = signing ?? { childId: '', read: [], agreed: [], fullName: '' };
  return { toast: null, refused: { signing: sent, problems, error, text: problems[0]?.text ?? '' } };
}

async function askGuardian(locals: Locals, questId: string): Promise<SigningOutcome> {
  const { error } = await ask(locals, AskGuardianToSignDocument, { questId });
  if (!error) return { toast: 'guardian-asked-to-sign', problems: [], error: null };
  const text = errorCopyIn(locals.locale, error, {
    isWrite: true,
    supportEmail: locals.config.supportEmail ?? undefined,
  });
  return { toast: null, problems: [{ field: null, text }], error };
}

/** What is wrong with what was sent before it is asked: each box, and a full name. */
export function problemsOf(
  { locale }: Pick<Locals, 'locale'>,
  { childId, read, agreed, fullName }: SentSigning,
): FormProblem[] {
  const t = formRefusalsTexts(locale);
  const max = String(DOCUMENT_LIMITS.nameMax);
  const missing = read.find(({ id }) => !agreed.includes(id));
  return [
    ...(missing ? [{ field: `agreed-${missing.id}${childId}`, text: t.agreeToEach }] : []),
    ...(isFullName(fullName) ? [] : [{ field: `fullName${childId}`, text: t.fullName({ max }) }]),
  ];
}
