import { invitationIn } from '../features/friends/invitation-in.ts';
import { sendCode } from '../features/joining/joining-steps.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';

/** Sends a code to the address that was typed. */
export default async function join(page: FormPage) {
  const form = await readForm(page.request);
  const email = textIn(form, 'email').trim();
  const questId = page.url.searchParams.get('quest');
  const { redirect, error } = await sendCode(page, email, questId, invitationIn(page.url));
  return redirect ?? { email, error };
}
