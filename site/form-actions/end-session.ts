import { EndSessionByLinkDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Ends a session by the link that was mailed, and leads to a new password. */
export default async function endSession(page: FormPage) {
  const token = textIn(await readForm(page.request), 'token');
  const { error } = await ask(page.locals, EndSessionByLinkDocument, { token });
  return error ? { token, error } : seeOtherWithToast(page, paths.passwordReset(), 'strange-session-ended');
}
