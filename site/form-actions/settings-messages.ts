import { readChoices } from '../features/message-choices/choices-form.ts';
import { SetMessageChoicesDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Keeps by which way somebody wants to be told of what. */
export default async function chooseWays(page: FormPage) {
  const choices = readChoices(await readForm(page.request));
  const { error } = await ask(page.locals, SetMessageChoicesDocument, { choices });
  return error
    ? { typed: choices, error }
    : seeOtherWithToast(page, paths.messageChoices(), 'message-choices-saved');
}
