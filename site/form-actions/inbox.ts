import { ReadAllInboxMessagesDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Marks all that someone was told as read. */
export default async function readAll(page: FormPage) {
  const { error } = await ask(page.locals, ReadAllInboxMessagesDocument, {});
  return error ? { error } : seeOtherWithToast(page, paths.inbox(), 'all-messages-read');
}
