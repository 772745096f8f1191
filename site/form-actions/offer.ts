import { AnswerOfferDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

const ANSWERS = { yes: 'TAKE', no: 'DECLINE' } as const;

/** Takes or declines an offered place by its link; a form without an answer leaves everything as it is. */
export default async function answerOffer({ locals, request }: FormPage) {
  const form = await readForm(request);
  const [token, answer, leave] = [textIn(form, 'token'), textIn(form, 'answer'), textIn(form, 'leave')];
  if (answer !== 'yes' && answer !== 'no') return { token, answer, leave, error: null };
  const given = { token, answer: ANSWERS[answer], leaveContractId: leave || null };
  const { data, error, setCookies } = await ask(locals, AnswerOfferDocument, given);
  return data ? seeOther(paths.offer(token, answer), setCookies) : { token, answer, leave, error };
}
