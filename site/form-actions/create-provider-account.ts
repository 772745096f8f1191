import {
  readCharityRequest,
  sendAnswer,
  sendCharityRequest,
} from '../features/charity-request/send-charity-request.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/**
 * Asks to join as a charity; also where a survey was set meanwhile: what someone has written is not thrown away. By the
 * link of a request it answers the question of staff.
 */
export default async function askToJoin(page: FormPage) {
  const form = await readForm(page.request);
  const values = readCharityRequest(form);
  const answer = textIn(form, 'answer');
  const token = page.url.searchParams.get('request') ?? '';
  const outcome = token
    ? await sendAnswer(page.locals, token, answer)
    : await sendCharityRequest(page.locals, values);
  if (outcome.problems.length > 0) return { ...outcome, values, answer };
  const done = token ? 'charity-answered' : 'charity-asked';
  return seeOtherWithToast(page, paths.createProviderAccount(token), done);
}
