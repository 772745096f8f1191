import { readCharityRequest, sendCharityRequest } from '../features/charity-request/send-charity-request.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Asks to join as a charity; also where a survey was set meanwhile: what someone has written is not thrown away. */
export default async function askToJoin(page: FormPage) {
  const values = readCharityRequest(await readForm(page.request));
  const outcome = await sendCharityRequest(page.locals, values);
  if (outcome.problems.length > 0) return { ...outcome, values };
  return seeOtherWithToast(page, paths.createProviderAccount(), 'charity-asked');
}
