import { afterRefusal, afterStep, sendCode } from '../features/joining/joining-steps.ts';
import { EnterJoiningCodeDocument, JoiningStateDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Enters the code, or sends another one to the same address. */
export default async function enterCode(page: FormPage) {
  const { locals } = page;
  const form = await readForm(page.request);
  if (textIn(form, 'action') === 'send-again') {
    const { data } = await ask(locals, JoiningStateDocument, {});
    if (!data?.joining) return seeOther(paths.join());
    const { typedAddress, questId } = data.joining;
    const { redirect, error } = await sendCode(page, typedAddress, questId);
    return redirect ?? { code: '', error };
  }
  const code = textIn(form, 'code');
  const { data, error, setCookies } = await ask(locals, EnterJoiningCodeDocument, { code });
  if (!error) return afterStep(page, data.enterJoiningCode, setCookies);
  return afterRefusal(error, setCookies) ?? { code, error };
}
