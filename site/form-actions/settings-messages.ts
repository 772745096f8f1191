import { readChoices } from '../features/message-choices/choices-form.ts';
import { saveDevice } from '../features/text-messages/device-form.ts';
import { SetMessageChoicesDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Keeps by which way someone wants to be told of what; adds and ends a telephone number or a browser. */
export default async function chooseWays(page: FormPage) {
  const form = await readForm(page.request);
  const device = await saveDevice(page.locals, form);
  if (device?.error) return { typed: null, device, error: device.error };
  if (device) return seeOtherWithToast(page, paths.messageChoices(), 'privacy-saved');
  const choices = readChoices(form);
  const { error } = await ask(page.locals, SetMessageChoicesDocument, { choices });
  if (error) return { typed: choices, device: null, error };
  return seeOtherWithToast(page, paths.messageChoices(), 'message-choices-saved');
}
