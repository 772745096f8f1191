import type { ShownError } from '#domain/wording/error-copy.ts';
import { SetCharityContactDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import { textIn } from '../../lib/forms/read-form.ts';

export type ContactOutcome = { toast: FlashKey } | { error: ShownError } | null;

/** Runs what the form of a charity asks for; null for a form that is none of the page. */
export async function runContactAction(locals: App.Locals, form: FormData): Promise<ContactOutcome> {
  const action = textIn(form, 'action');
  if (action !== 'end' && action !== 'allow') return null;
  const isOpen = action === 'allow';
  const { error } = await ask(locals, SetCharityContactDocument, {
    providerId: textIn(form, 'charity'),
    isOpen,
  });
  if (error) return { error };
  return { toast: isOpen ? 'contact-allowed' : 'contact-ended' };
}
