import { UnsubscribeDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';

/** Ends the emails of one class, by the link in one of them; email programs send this without cookie and origin. */
export default async function endMails({ locals, url }: FormPage) {
  const token = url.searchParams.get('token') ?? '';
  const { data, error } = await ask(locals, UnsubscribeDocument, { token });
  return { ended: data?.unsubscribe ?? null, error };
}
