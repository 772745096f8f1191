import { AnswerReminderDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Answers a reminder by its link; a form without an answer leaves everything as it is. */
export default async function answerReminder({ locals, request }: FormPage) {
  const form = await readForm(request);
  const [token, answer, reason] = [textIn(form, 'token'), textIn(form, 'answer'), textIn(form, 'reason')];
  if (answer !== 'yes' && answer !== 'no') return { token, answer, reason, error: null };
  const isComing = answer === 'yes';
  const { data, error, setCookies } = await ask(locals, AnswerReminderDocument, { token, isComing, reason });
  return data ? seeOther(paths.answer(token, answer), setCookies) : { token, answer, reason, error };
}
