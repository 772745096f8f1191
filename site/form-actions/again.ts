import { GiveFeedbackDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Says whether someone would come again, by the link of the thanks; a form without an answer changes nothing. */
export default async function giveFeedback({ locals, request }: FormPage) {
  const form = await readForm(request);
  const [token, answer, words] = [textIn(form, 'token'), textIn(form, 'answer'), textIn(form, 'words')];
  if (answer !== 'yes' && answer !== 'no') return { token, words, error: null };
  const given = { token, wouldComeAgain: answer === 'yes', words };
  const { data, error, setCookies } = await ask(locals, GiveFeedbackDocument, given);
  return data ? seeOther(paths.feedback(token, 'yes'), setCookies) : { token, words, error };
}
