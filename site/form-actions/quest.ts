import { readOwnMessage, sendOwnMessage } from '../features/quest-messages/own-message.ts';
import { readQuestAction } from '../features/sign-up/quest-action.ts';
import { questOfForm, runQuestForm } from '../features/sign-up/quest-form.ts';
import { readAskerForm, runAskerForm } from '../features/stand-ins/asker-form.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOtherWithToast, sendToLogIn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Does what a form of the quest's page asks for, by a few facts of it; only a refusal needs the page. */
export default async function actOnQuest(page: FormPage) {
  const { locals, params, request } = page;
  if (!locals.viewer) return sendToLogIn(page);
  const id = params.id ?? '';
  const form = await readForm(request);
  const ownMessage = readOwnMessage(form);
  if (ownMessage) {
    const unsent = await sendOwnMessage(locals, id, ownMessage);
    if (unsent) return { unsent: { ...unsent, body: ownMessage.text }, standIn: null, refused: null };
    return seeOtherWithToast(page, paths.quest(params.providerID ?? '', id), 'message-sent');
  }
  const askerForm = readAskerForm(form);
  if (askerForm) {
    const done = await runAskerForm(locals, askerForm);
    if ('refused' in done) return { unsent: null, standIn: done.refused, refused: null };
    return seeOtherWithToast(page, `${paths.quest(params.providerID ?? '', id)}#stand-in`, done.toast);
  }
  const input = readQuestAction(form);
  const target = input && (await questOfForm(page, id, input));
  // A quest has one address: that of its own charity.
  const isOwn = target !== null && target.providerId === params.providerID;
  const done = input && isOwn ? await runQuestForm(page, target, input) : null;
  if (done?.toast) return seeOtherWithToast(page, paths.quest(done.quest.providerId, id), done.toast);
  return { unsent: null, standIn: null, refused: input && done?.error ? { input, error: done.error } : null };
}
