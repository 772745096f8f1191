import { type LetterInput, MakeLetterDocument, RevokeLetterDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Makes a letter, or revokes one. */
export default async function changeLetters(page: FormPage) {
  const form = await readForm(page.request);
  const id = textIn(form, 'revoke');
  if (id !== '') {
    const { error } = await ask(page.locals, RevokeLetterDocument, { id });
    return error ? { error } : seeOtherWithToast(page, paths.letters(), 'letter-revoked');
  }
  const input = {
    firstDay: textIn(form, 'from'),
    lastDay: textIn(form, 'until'),
    providerId: textIn(form, 'charity') || null,
    variant: textIn(form, 'variant'),
    locale: textIn(form, 'language'),
    paper: textIn(form, 'paper'),
    // The API refuses what is none of these.
  } as LetterInput;
  const chariteerId = textIn(form, 'who') || null;
  const { error } = await ask(page.locals, MakeLetterDocument, { input, chariteerId });
  return error ? { error } : seeOtherWithToast(page, paths.letters(), 'letter-made');
}
