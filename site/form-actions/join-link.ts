import { afterRefusal, afterStep } from '../features/joining/joining-steps.ts';
import { OpenJoiningLinkDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';

/** Goes on by the link of the email, in this browser. */
export default async function openLink(page: FormPage) {
  const token = textIn(await readForm(page.request), 'token');
  const { data, error, setCookies } = await ask(page.locals, OpenJoiningLinkDocument, { token });
  if (!error) return afterStep(page, data.openJoiningLink, setCookies);
  return afterRefusal(error, setCookies) ?? { error };
}
