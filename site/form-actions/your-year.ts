import { addressIn } from '#domain/texts/language-address.ts';
import { yearIn } from '../features/year/year-words.ts';
import { ShareYearDocument, UnshareYearDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Makes the address of a year, or ends it. */
export default async function changeSharing(page: FormPage) {
  const { locals, params, request } = page;
  const year = yearIn(params.year);
  const action = textIn(await readForm(request), 'action');
  if (year === null || (action !== 'share' && action !== 'stop')) return { address: null, error: null };
  if (action === 'stop') {
    const { error } = await ask(locals, UnshareYearDocument, { year });
    return error ? { address: null, error } : seeOtherWithToast(page, paths.yourYear(year), 'year-unshared');
  }
  const { data, error } = await ask(locals, ShareYearDocument, { year });
  // Shown in this answer only: the database has nothing but its hash.
  const made = data ? new URL(data.shareYear.address) : null;
  return { address: made && made.origin + addressIn(locals.locale, made.pathname), error };
}
