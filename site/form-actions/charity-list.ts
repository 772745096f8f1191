import { setFavorite } from '../features/charity-list/set-favorite.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Makes a district a favorite, or no longer. */
export default async function chooseFavorite({ locals, request }: FormPage) {
  const form = await readForm(request);
  const error = await setFavorite(locals, form);
  if (error) return { error };
  return seeOther(`${paths.charityList()}#district-${encodeURIComponent(textIn(form, 'district'))}`);
}
