import { CHOICE_COOKIE } from '#domain/charities/organization-choice.ts';
import { removeAccount } from '../features/account/remove-account.ts';
import { RETURN_TO_COOKIE } from '../lib/cookies/return-to.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';
import { proofStep } from '../lib/proof-step.ts';

/** Deletes the own account of a volunteer, who has typed that this is meant. */
export default async function deleteOwnAccount(page: FormPage) {
  const { locals, cookies, request } = page;
  if (locals.viewer?.accountType !== 'Chariteer') return seeOther(paths.accountRemoval());
  const phrase = textIn(await readForm(request), 'confirmation');
  const outcome = await removeAccount(locals, phrase);
  if (!outcome.isRemoved) return proofStep(page, outcome.error) ?? { ...outcome, phrase };
  for (const name of [RETURN_TO_COOKIE, CHOICE_COOKIE]) cookies.delete(name, { path: '/' });
  const response = seeOtherWithToast(page, paths.splash(), 'account-deleted', outcome.setCookies);
  // What the console has kept in the browser.
  response.headers.set('clear-site-data', '"storage"');
  return response;
}
