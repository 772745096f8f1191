import { CreateCalendarFeedDocument, RevokeCalendarFeedDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { calendarIn, paths } from '../lib/paths.ts';
import { proofStep } from '../lib/proof-step.ts';

/** Makes the address of a private calendar, or ends it. */
export default async function changeFeed(page: FormPage) {
  const { locals, request } = page;
  const action = textIn(await readForm(request), 'action');
  if (action === 'revoke') {
    const { error } = await ask(locals, RevokeCalendarFeedDocument, {});
    if (!error) return seeOtherWithToast(page, paths.calendarFeed(), 'feed-revoked');
    return proofStep(page, error) ?? { address: null, error };
  }
  if (action !== 'create') return { address: null, error: null };
  const { data, error } = await ask(locals, CreateCalendarFeedDocument, {});
  // Shown in this answer only: the database has nothing but its hash.
  const address = data ? calendarIn(locals.locale, data.createCalendarFeed.address) : null;
  return proofStep(page, error) ?? { address, error };
}
