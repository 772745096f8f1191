import { CheckInByCodeDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { openedLink } from '../lib/cookies/opened-link.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Checks in or out by a scanned code. */
export default async function checkIn({ locals, request, cookies }: FormPage) {
  const form = await readForm(request);
  const [code, word, token] = [textIn(form, 'code'), textIn(form, 'word'), openedLink('answer', cookies)];
  const isLeaving = textIn(form, 'action') === 'out';
  const { error, setCookies } = await ask(locals, CheckInByCodeDocument, { code, token, word, isLeaving });
  return error ? { code, word, error } : seeOther(paths.checkIn(code), setCookies);
}
