import { type QuestOfFormDataFragment, SignUpStateDocument } from '../../../gql/generated.ts';
import { ask } from '../../../lib/api-client.ts';
import type { FormPage } from '../../../lib/forms/form-action.ts';
import { markRefused } from '../../../lib/page-response.ts';
import { paths } from '../../../lib/paths.ts';
import { invitationIn } from '../../friends/invitation-in.ts';
import { questTimes } from '../../quest-list/quest-card.ts';
import { panelWords } from '../panel-words.ts';
import type { QuestActionInput } from '../quest-action.ts';
import { refusalText } from '../quest-form.ts';
import type { Refusal } from './field-problems.ts';
import { type SentBefore, sentBefore } from './sent-before.ts';
import { hasSignUpForm, type SignUpView, signUpView } from './sign-up-view.ts';

/** What the island of a form asks for first. */
export const FORM_AGAIN = 'application/json';

/** The form after a refusal, for the island that sent it: as it is by now, and what was wrong. */
export type FormAgain = { text: string; view: SignUpView; sent: SentBefore };

/**
 * Answers a refused sign-up to the island that sent it, whose form stays open; null for the page, which answers everyone
 * else, and where by now the quest has no form for the viewer.
 */
export async function formAgain(
  { locals, request, url }: FormPage,
  { id }: Pick<QuestOfFormDataFragment, 'id'>,
  input: QuestActionInput,
  error: Refusal['error'],
): Promise<Response | null> {
  if (!request.headers.get('accept')?.startsWith(FORM_AGAIN)) return null;
  const { data } = await ask(locals, SignUpStateDocument, { id });
  const quest = data?.quest;
  if (!quest || !hasSignUpForm(panelWords(locals, quest))) return null;
  const here = paths.questWith(quest.providerId, quest.id, invitationIn(url));
  const text = refusalText(locals.locale, input, error, locals.config.supportEmail);
  const { flexibleMinimumTime } = quest;
  const facts = { ...questTimes(quest), flexibleMinimumTime };
  const again: FormAgain = {
    text,
    view: await signUpView(locals, quest, here, input),
    sent: sentBefore(locals.locale, facts, input, { error, text }),
  };
  const answer = { status: 422, headers: new Headers() };
  markRefused(answer, error);
  return Response.json(again, answer);
}
