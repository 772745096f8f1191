import { isMendedByAnswers } from '../features/joining/asking-quest.ts';
import { readQuestAction } from '../features/sign-up/quest-action.ts';
import { questOfForm, runQuestForm } from '../features/sign-up/quest-form.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast, sendToLogIn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Signs up at the older address of a quest. */
export default async function apply(page: FormPage) {
  const { locals, params, request } = page;
  if (!locals.viewer) return sendToLogIn(page);
  const id = params.id ?? '';
  const input = readQuestAction(await readForm(request));
  if (input?.action !== 'sign-up') return seeOther(paths.application(id));
  const target = await questOfForm(page, id, input);
  const done = target && (await runQuestForm(page, target, input));
  if (done?.toast) return seeOtherWithToast(page, paths.quest(done.quest.providerId, id), done.toast);
  // Who came by a passkey, or by the older address, is asked what the quest asks on the last page of joining.
  if (isMendedByAnswers(done?.error?.code)) return seeOther(paths.joinQuestions(id));
  return { input, error: done?.error ?? null };
}
