import { checkEmailAddress } from '#domain/identity/registration.ts';
import { sixDigitsOf } from '#domain/text/typed-digits.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { guardianPageTexts } from '#domain/texts/generated/guardian-page.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import {
  AllowPublicProfileDocument,
  EndGuildByGuardianDocument,
  EnterGuardianCodeDocument,
  EraseByGuardianDocument,
  RenewGuardianLinkDocument,
  RevokeGuardianLinkDocument,
  SendGuardianCodeDocument,
  SendGuardianLinkDocument,
  SignByGuardianDocument,
  WithdrawGuardianConsentDocument,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';
import { problemsOf, readSignForm } from '../documents/sign-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'locale'>;
type Keys = { token: string; browserKey: string };

export type GuardianOutcome =
  /** `browserKey`: what the browser has to keep from now on. `isOver`: the link opens nothing any more. */
  | { outcome: 'done'; toast: FlashKey | null; browserKey?: string; isOver?: boolean }
  | { outcome: 'confirm'; act: 'withdraw' | 'erase' }
  | { outcome: 'refused'; problems: FormProblem[]; error: ShownError | null };

type Act = (locals: Locals, keys: Keys, form: FormData) => Promise<GuardianOutcome>;

/** Runs a form of the guardian's page; null when it is none of them. What cannot be undone is asked once more. */
export async function runGuardianAction(
  locals: Locals,
  keys: Keys,
  form: FormData,
): Promise<GuardianOutcome | null> {
  const action = textIn(form, 'action');
  if (action === 'withdraw' || action === 'erase') return { outcome: 'confirm', act: action };
  return Object.hasOwn(ACTS, action) ? (ACTS[action]?.(locals, keys, form) ?? null) : null;
}

const ACTS: Readonly<Record<string, Act>> = {
  'send-link': async (locals, _keys, form) => {
    const email = textIn(form, 'email');
    const text = checkEmailAddress(fieldProblemsTexts(locals.locale), email);
    if (text !== null) return { outcome: 'refused', problems: [{ field: 'email', text }], error: null };
    const { error } = await ask(locals, SendGuardianLinkDocument, { email, locale: locals.locale });
    return resultOf(locals, error, { toast: 'guardian-link-sent', isOver: true });
  },
  'send-code': async (locals, { token }) => {
    const { error } = await ask(locals, SendGuardianCodeDocument, { token, locale: locals.locale });
    return resultOf(locals, error, { toast: 'guardian-code-sent' });
  },
  'enter-code': async (locals, { token }, form) => {
    const code = textIn(form, 'code');
    if (sixDigitsOf(code) === null) {
      const text = guardianPageTexts(locals.locale).sixDigits;
      return { outcome: 'refused', problems: [{ field: 'code', text }], error: null };
    }
    const { data, error } = await ask(locals, EnterGuardianCodeDocument, { token, code });
    const browserKey = data?.enterGuardianCode.browserKey;
    return resultOf(
      locals,
      error,
      { toast: null, ...(browserKey === undefined ? {} : { browserKey }) },
      'code',
    );
  },
  renew: async (locals, keys) => {
    const { error } = await ask(locals, RenewGuardianLinkDocument, keys);
    return resultOf(locals, error, { toast: 'guardian-link-renewed', browserKey: keys.browserKey });
  },
  'allow-profile': (locals, keys) => setProfile(locals, keys, true),
  'end-profile': (locals, keys) => setProfile(locals, keys, false),
  'end-guild': async (locals, keys, form) => {
    const { error } = await ask(locals, EndGuildByGuardianDocument, {
      ...keys,
      guildId: textIn(form, 'guildId'),
    });
    return resultOf(locals, error, { toast: 'guardian-guild-ended' });
  },
  'sign-documents': async (locals, keys, form) => {
    const signing = readSignForm(form);
    const problems = signing ? problemsOf(locals, signing) : [];
    if (!signing || problems.length > 0) return { outcome: 'refused', problems, error: null };
    const { read: documents, fullName } = signing;
    const { error } = await ask(locals, SignByGuardianDocument, { ...keys, documents, fullName });
    return resultOf(locals, error, { toast: 'documents-signed' });
  },
  revoke: async (locals, keys) => {
    const { error } = await ask(locals, RevokeGuardianLinkDocument, keys);
    return resultOf(locals, error, { toast: 'guardian-link-ended', isOver: true });
  },
  'withdraw-confirmed': async (locals, keys) => {
    const { error } = await ask(locals, WithdrawGuardianConsentDocument, keys);
    return resultOf(locals, error, { toast: 'guardian-withdrawn' });
  },
  'erase-confirmed': async (locals, keys) => {
    const { error } = await ask(locals, EraseByGuardianDocument, keys);
    return resultOf(locals, error, { toast: 'guardian-erased', isOver: true });
  },
};

async function setProfile(locals: Locals, keys: Keys, isAllowed: boolean): Promise<GuardianOutcome> {
  const { error } = await ask(locals, AllowPublicProfileDocument, { ...keys, isAllowed });
  return resultOf(locals, error, {
    toast: isAllowed ? 'guardian-profile-allowed' : 'guardian-profile-ended',
  });
}

type Done = Omit<Extract<GuardianOutcome, { outcome: 'done' }>, 'outcome'>;

function resultOf(
  { config, locale }: Locals,
  error: ShownError | null,
  done: Done,
  field: string | null = null,
): GuardianOutcome {
  if (!error) return { outcome: 'done', ...done };
  const text = errorCopyIn(locale, error, { supportEmail: config.supportEmail ?? undefined });
  return { outcome: 'refused', problems: [{ field, text }], error };
}
