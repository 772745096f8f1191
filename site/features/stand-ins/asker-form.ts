import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { AskForStandInDocument, EndStandInDocument, MakeHandOverLinkDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import { textIn } from '../../lib/forms/read-form.ts';

const ACTIONS = ['stand-in-ask', 'stand-in-link', 'stand-in-end'] as const;

/** What the forms send by which someone hands an own place on. */
export type AskerForm = {
  action: (typeof ACTIONS)[number];
  contractId: string;
  word: string;
  emailAddress: string;
  /** The request that is ended. */
  id: string;
};

/** The form that was refused, and what the page says. */
export type RefusedAsker = { form: AskerForm; error: ShownError; text: string };

/** Reads the posted form of the quest's page; null when it is another one. */
export function readAskerForm(form: FormData): AskerForm | null {
  const action = ACTIONS.find((one) => one === form.get('action'));
  if (!action) return null;
  return {
    action,
    contractId: textIn(form, 'contractId'),
    word: textIn(form, 'word').trim(),
    emailAddress: textIn(form, 'emailAddress').trim(),
    id: textIn(form, 'requestId'),
  };
}

/** Does what the form asks for. */
export async function runAskerForm(
  locals: App.Locals,
  form: AskerForm,
): Promise<{ toast: FlashKey } | { refused: RefusedAsker }> {
  const { toast, error } = await sendAskerForm(locals, form);
  if (!error) return { toast };
  const supportEmail = locals.config.supportEmail ?? undefined;
  const text = errorCopyIn(locals.locale, error, { surface: 'site', supportEmail });
  return { refused: { form, error, text } };
}

async function sendAskerForm(
  locals: App.Locals,
  { action, contractId, word, emailAddress, id }: AskerForm,
): Promise<{ toast: FlashKey; error: ShownError | null }> {
  if (action === 'stand-in-end') {
    const { error } = await ask(locals, EndStandInDocument, { id });
    return { toast: 'stand-in-ended', error };
  }
  if (action === 'stand-in-ask') {
    const { error } = await ask(locals, AskForStandInDocument, { contractId, word: word || null });
    return { toast: 'stand-in-asked', error };
  }
  const link = { contractId, emailAddress: emailAddress || null, word: word || null };
  const { data, error } = await ask(locals, MakeHandOverLinkDocument, link);
  return { toast: data?.makeHandOverLink.isMailed ? 'hand-over-mailed' : 'hand-over-made', error };
}
