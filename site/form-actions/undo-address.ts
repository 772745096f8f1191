import { UndoAddressChangeDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Puts a former address back. */
export default async function undoAddress(page: FormPage) {
  const token = textIn(await readForm(page.request), 'token');
  const { error } = await ask(page.locals, UndoAddressChangeDocument, { token });
  return error ? { token, error } : seeOtherWithToast(page, paths.passwordReset(), 'address-restored');
}
