import { TakeAccountBackDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Takes a closed account back. */
export default async function takeAccountBack(page: FormPage) {
  const token = textIn(await readForm(page.request), 'token');
  const { error } = await ask(page.locals, TakeAccountBackDocument, { token });
  return error ? { token, error } : seeOtherWithToast(page, paths.login(), 'account-taken-back');
}
