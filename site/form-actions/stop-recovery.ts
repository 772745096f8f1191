import { StopFactorRecoveryDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Keeps the second step of an account, or puts it back. */
export default async function stopRecovery(page: FormPage) {
  const token = textIn(await readForm(page.request), 'token');
  const { error } = await ask(page.locals, StopFactorRecoveryDocument, { token });
  return error ? { token, error } : seeOtherWithToast(page, paths.passwordReset(), 'recovery-stopped');
}
