import { AskForDataCopyDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';
import { proofStep } from '../lib/proof-step.ts';

/** Asks for a file of all that is stored about the viewer; the page then says that it is being made. */
export default async function askForCopy(page: FormPage) {
  // A form without any field would not come back from the proof of who it is.
  if (textIn(await readForm(page.request), 'action') !== 'ask') return { error: null };
  const { error } = await ask(page.locals, AskForDataCopyDocument, {});
  if (!error) return seeOther(paths.ownData());
  return proofStep(page, error) ?? { error };
}
