import { ChooseContestCharityDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast, sendToLogIn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Names the charity that receives the prize. */
export default async function chooseCharity(page: FormPage) {
  if (!page.locals.viewer) return sendToLogIn(page);
  const year = Number(page.params.year);
  const form = await readForm(page.request);
  const choice = { year, guildId: textIn(form, 'guild'), charityId: textIn(form, 'charity') };
  const { error } = await ask(page.locals, ChooseContestCharityDocument, choice);
  return error ? { error } : seeOtherWithToast(page, paths.pastContest(year), 'contest-charity-chosen');
}
