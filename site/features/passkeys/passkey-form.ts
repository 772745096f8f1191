import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { passkeysTexts } from '#domain/texts/generated/passkeys.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'locale'>;

/** What became of a form about passkeys. `toast` null without an error: nothing was to be done but to show who it is. */
export type PasskeyOutcome = { toast: FlashKey | null; problems: FormProblem[]; error: ShownError | null };

/** Adds, names or removes a passkey; null when the form is about something else. */
export async function savePasskey(locals: Locals, form: FormData): Promise<PasskeyOutcome | null> {
  switch (textIn(form, 'section')) {
    case 'passkey-add':
      return add(locals, form);
    case 'passkey-rename':
      return rename(locals, form);
    case 'passkey-remove': {
      const { error } = await ask(locals, RemovePasskeyDocument, { id: textIn(form, 'id') });
      return outcomeOf(locals, error, 'passkey-removed');
    }
    default:
      return null;
  }
}

/** Adds a passkey. Without a credential, the form came from the identity proof, so it only starts the process. */
async function add(locals: Locals, form: FormData): Promise<PasskeyOutcome> {
  const credential = textIn(form, 'passkey');
  if (credential === '') {
    const { error } = await ask(locals, BeginPasskeyDocument, {});
    return outcomeOf(locals, error, null);
  }
  const { error } = await ask(locals, AddPasskeyDocument, { credential });
  return outcomeOf(locals, error, 'passkey-added');
}

async function rename(locals: Locals, form: FormData): Promise<PasskeyOutcome> {
  const name = textIn(form, 'passkeyName');
  if (name.trim() === '') {
    const { required } = fieldProblemsTexts(locals.locale);
    const { name: label } = passkeysTexts(locals.locale);
    return { toast: null, problems: [{ field: null, text: required, label }], error: null };
  }
  const { error } = await ask(locals, RenamePasskeyDocument, { id: textIn(form, 'id'), name });
  return outcomeOf(locals, error, 'passkey-renamed');
}

function outcomeOf(
  { config, locale }: Locals,
  error: ShownError | null,
  toast: FlashKey | null,
): PasskeyOutcome {
  if (!error) return { toast, problems: [], error: null };
  const text = errorCopyIn(locale, error, { supportEmail: config.supportEmail ?? undefined, isWrite: true });
  return { toast: null, problems: [{ field: null, text }], error };
}
