import { FEAST_QUESTION_IDS, type FeastAnswers, feastFormJson } from '#domain/sign-up/feast-form.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { readFirstChoice } from '../features/privacy-choices/privacy-form.ts';
import { SetPrivacyDocument, TakeHandedPlaceDocument, TakeStandInDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { forgetOpenedLink, keepOpenedLink } from '../lib/cookies/opened-link.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast, sendToLogIn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** What was typed, so that a refusal loses nothing. */
export type SentTaking = {
  token: string;
  id: string;
  chariteerId: string;
  supervisorUsername: string;
  supervisingGuardian: string;
  /** The contract to give up where it is at the same time; empty for none. */
  leaveContractId: string;
  feast: FeastAnswers | null;
  error: ShownError;
};

/** Takes over a place: by the link that came with the form, or one that is wanted openly. */
export default async function takePlaceOver(page: FormPage): Promise<Response | SentTaking> {
  const { locals, request } = page;
  const { viewer, now } = locals;
  if (!viewer && page.url.pathname === paths.standIn()) return sendToLogIn(page);
  const form = await readForm(request);
  if (!viewer) {
    keepOpenedLink('hand-over', page.cookies, locals.config, textIn(form, 'token'));
    return seeOther(paths.login(paths.standIn()));
  }
  const sent = readTaking(form, viewer.accountId);
  const showsUsername = readFirstChoice(form);
  if (showsUsername !== null) {
    const { error } = await ask(locals, SetPrivacyDocument, { input: { hidesUsername: !showsUsername } });
    if (error) return { ...sent, error };
  }
  const { token, id, feast, chariteerId } = sent;
  const taking = {
    chariteerId,
    formJSON: feast && feastFormJson(feast, chariteerId, now),
    supervisorUsername: sent.supervisorUsername || null,
    supervisingGuardian: sent.supervisingGuardian || null,
  };
  const take = (leaveContractId: string | null) =>
    token
      ? ask(locals, TakeHandedPlaceDocument, { token, ...taking, leaveContractId })
      : ask(locals, TakeStandInDocument, { id, ...taking, leaveContractId });
  // Nothing is given up that is in no one's way: it may have been called off meanwhile.
  const kept = await take(null);
  const leaves = kept.error?.code === 'TIME_CLASH' && sent.leaveContractId !== '';
  const { error } = leaves ? await take(sent.leaveContractId) : kept;
  if (error) return { ...sent, error };
  forgetOpenedLink('hand-over', page.cookies);
  const quest = paths.quest(textIn(form, 'providerId'), textIn(form, 'questId'));
  return seeOtherWithToast(page, quest, chariteerId === viewer.accountId ? 'signed-up' : 'child-signed-up');
}

function readTaking(form: FormData, viewerId: string): Omit<SentTaking, 'error'> {
  const isMeal = form.get('isMeal') === 'yes';
  return {
    token: textIn(form, 'token'),
    id: textIn(form, 'id'),
    chariteerId: textIn(form, 'chariteerId') || viewerId,
    supervisorUsername: textIn(form, 'supervisorUsername').trim(),
    supervisingGuardian: textIn(form, 'supervisingGuardian').trim(),
    leaveContractId: textIn(form, 'leave'),
    feast: isMeal ? Object.fromEntries(FEAST_QUESTION_IDS.map((one) => [one, textIn(form, one)])) : null,
  };
}
