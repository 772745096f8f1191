import { runHomeAction } from '../features/account/home-action.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Sends a link of verification, or asks the guardian. */
export default async function actAtHome(page: FormPage) {
  const outcome = await runHomeAction(page.locals, await readForm(page.request));
  if (outcome?.isDone === false) return outcome;
  return outcome?.toast ? seeOtherWithToast(page, paths.home(), outcome.toast) : seeOther(paths.home());
}
