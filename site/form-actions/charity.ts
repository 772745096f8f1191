import type { ShownError } from '#domain/wording/error-copy.ts';
import { ApplyToCharityDocument, WithdrawApplicationDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast, sendToLogIn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** What was typed and refused. */
export type RefusedApplication = { answer: string; error: ShownError };

/** Applies to the group that runs a charity, or takes an application back. */
export default async function applyToCharity(page: FormPage): Promise<Response | RefusedApplication> {
  const { locals, params, request } = page;
  if (!locals.viewer) return sendToLogIn(page);
  const form = await readForm(request);
  const groupId = textIn(form, 'group');
  const answer = textIn(form, 'answer').trim();
  const isWithdrawn = form.get('action') === 'withdraw';
  const { error } = isWithdrawn
    ? await ask(locals, WithdrawApplicationDocument, { groupId })
    : await ask(locals, ApplyToCharityDocument, { groupId, answer: answer || null });
  if (error) return { answer, error };
  const back = `${paths.questList(params.providerID ?? '')}#help-run`;
  return seeOtherWithToast(page, back, isWithdrawn ? 'application-withdrawn' : 'charity-applied');
}
