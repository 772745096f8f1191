import { ClaimWalkInDocument, DecideWalkInDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { forgetOpenedLink } from '../lib/cookies/opened-link.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Claims a walk-in's hours, or says what a guardian decides. */
export default async function actOnWalkIn(page: FormPage) {
  const form = await readForm(page.request);
  const [token, action] = [textIn(form, 'token'), textIn(form, 'action')];
  if (action === 'claim') {
    const { error, setCookies } = await ask(page.locals, ClaimWalkInDocument, { token });
    if (error) return { token, error };
    forgetOpenedLink('walk-in', page.cookies);
    return seeOtherWithToast(page, paths.history(), 'walk-in-claimed', setCookies);
  }
  if (action !== 'agree' && action !== 'refuse') return { token, error: null };
  const isAgreed = action === 'agree';
  const { error } = await ask(page.locals, DecideWalkInDocument, { token, isAgreed });
  if (error) return { token, error };
  return seeOther(paths.walkIn(token));
}
