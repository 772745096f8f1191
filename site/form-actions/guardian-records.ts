import { DecideMergeDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Keeps a guardian's answer about two records of a child. */
export default async function decideMergeForGuardian(page: FormPage) {
  const form = await readForm(page.request);
  const token = textIn(form, 'token');
  const action = textIn(form, 'action');
  if (action !== 'join' && action !== 'keep') return { token, error: null };
  const { error } = await ask(page.locals, DecideMergeDocument, { token, isAgreed: action === 'join' });
  return error ? { token, error } : seeOtherWithToast(page, paths.guardian(), 'merge-answered');
}
