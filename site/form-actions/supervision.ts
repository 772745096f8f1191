import { AnswerSupervisionDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Says yes or no to looking after a young person. */
export default async function answerSupervision(page: FormPage) {
  const form = await readForm(page.request);
  const isAgreed = textIn(form, 'answer') === 'yes';
  const { error } = await ask(page.locals, AnswerSupervisionDocument, { id: textIn(form, 'id'), isAgreed });
  if (error) return { error };
  return seeOtherWithToast(
    page,
    paths.supervision(),
    isAgreed ? 'supervision-agreed' : 'supervision-declined',
  );
}
