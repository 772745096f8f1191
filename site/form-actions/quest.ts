import { runSigningForm } from '../features/documents/sign-form.ts';
import { invitationIn } from '../features/friends/invitation-in.ts';
import { readOwnMessage, sendOwnMessage } from '../features/quest-messages/own-message.ts';
import { readDatesForm, signUpForDates } from '../features/several-dates/dates-form.ts';
import { readRecordForm, tellRecord } from '../features/short-record/short-record-form.ts';
import { formAgain } from '../features/sign-up/form/form-again.ts';
import { type QuestActionInput, readQuestAction } from '../features/sign-up/quest-action.ts';
import { questOfForm, runQuestForm } from '../features/sign-up/quest-form.ts';
import { readAskerForm, runAskerForm } from '../features/stand-ins/asker-form.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast, sendToLogIn } from '../lib/page-response.ts';
import { paths, questPicked } from '../lib/paths.ts';

const NOTHING = {
  unsent: null,
  standIn: null,
  dates: null,
  record: null,
  signing: null,
  asking: null,
  refused: null,
};

/** Does what a form of the quest's page asks for, by a few facts of it; only a refusal needs the page. */
export default async function actOnQuest(page: FormPage) {
  const { locals, params, request } = page;
  if (!locals.viewer) return sendToLogIn(page);
  const id = params.id ?? '';
  const form = await readForm(request);
  const ownMessage = readOwnMessage(form);
  if (ownMessage) {
    const unsent = await sendOwnMessage(locals, id, ownMessage);
    if (unsent) return { ...NOTHING, unsent: { ...unsent, body: ownMessage.text } };
    return seeOtherWithToast(page, `${paths.quest(params.providerID ?? '', id)}#messages`, 'message-sent');
  }
  const record = readRecordForm(form);
  if (record) {
    const { toast, problems, error } = await tellRecord(locals, id, record);
    const text = problems[0]?.text ?? '';
    if (toast === null) return { ...NOTHING, record: { record, problems, error, text } };
    return seeOtherWithToast(page, paths.quest(params.providerID ?? '', id), toast);
  }
  const signed = await runSigningForm(locals, id, form);
  if (signed?.refused) return { ...NOTHING, signing: signed.refused };
  if (signed) return seeOtherWithToast(page, paths.quest(params.providerID ?? '', id), signed.toast);
  const dates = readDatesForm(form);
  if (dates) {
    const error = await signUpForDates(page, dates);
    if (error) return { ...NOTHING, dates: { ...dates, error } };
    return seeOther(paths.questDates(params.providerID ?? '', id, dates.questIds, dates.childId));
  }
  const askerForm = readAskerForm(form);
  if (askerForm) {
    const done = await runAskerForm(locals, askerForm);
    if ('refused' in done) return { ...NOTHING, standIn: done.refused };
    return seeOtherWithToast(page, `${paths.quest(params.providerID ?? '', id)}#stand-in`, done.toast);
  }
  const read = readQuestAction(form);
  // The address of the form is that of the page, and by a friend's link it says so.
  const input = read && { ...read, invitation: invitationIn(page.url) };
  const target = input && (await questOfForm(page, id, input));
  // A quest has one address: that of its own charity.
  const isOwn = target !== null && target.providerId === params.providerID;
  const done = input && isOwn ? await runQuestForm(page, target, input) : null;
  if (done?.toast) return seeOtherWithToast(page, await placeAfter(page, done.quest, read), done.toast);
  const again = input && done?.error ? await formAgain(page, done.quest, input, done.error) : null;
  if (again) return again;
  return { ...NOTHING, refused: input && done?.error ? { input, error: done.error } : null };
}

/** The quest's page, which after a sign-up with more dates says what became of each. */
async function placeAfter(
  page: FormPage,
  { id, providerId }: { id: string; providerId: string },
  read: QuestActionInput | null,
): Promise<string> {
  const more =
    read?.action === 'sign-up' && read.childId === '' ? read.dates.filter((one) => one !== id) : [];
  if (more.length === 0) return paths.quest(providerId, id);
  // What is refused as a whole is told of each date, too.
  await signUpForDates(page, { questIds: more, showsUsername: null, childId: '' });
  return questPicked(providerId, id, [id, ...more]);
}
