import { ConfirmAnswersAddressDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';

/** Confirms where answers to a charity's messages go, by the link that was sent there. */
export default async function confirmAddress({ locals, request }: FormPage) {
  const token = textIn(await readForm(request), 'token');
  const { data } = await ask(locals, ConfirmAnswersAddressDocument, { token });
  return { token, confirmed: data?.confirmAnswersAddress ?? null };
}
