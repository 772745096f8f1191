import { readPrivacyForm } from '../features/privacy-choices/privacy-form.ts';
import { SetPrivacyDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Keeps who may see what. */
export default async function savePrivacy(page: FormPage) {
  const typed = readPrivacyForm(await readForm(page.request));
  const { error } = await ask(page.locals, SetPrivacyDocument, { input: typed });
  return error ? { typed, error } : seeOtherWithToast(page, paths.privacyChoices(), 'privacy-saved');
}
