import { runContactAction } from '../features/charity-contacts/contact-action.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Ends or allows that a charity writes. */
export default async function setContact(page: FormPage) {
  const outcome = await runContactAction(page.locals, await readForm(page.request));
  if (outcome === null) return seeOther(paths.charityContacts());
  return 'toast' in outcome ? seeOtherWithToast(page, paths.charityContacts(), outcome.toast) : outcome;
}
