import type { ShownError } from '#domain/wording/error-copy.ts';
import { type JoiningStepDataFragment, StartJoiningDocument } from '../../gql/generated.ts';
import { inOwnLanguage, placeAfterLogIn } from '../../lib/after-log-in.ts';
import { ask } from '../../lib/api-client.ts';
import { rememberPlace } from '../../lib/cookies/remember-return.ts';
import type { FormPage } from '../../lib/forms/form-action.ts';
import { seeOther, seeOtherWithToast } from '../../lib/page-response.ts';
import { paths } from '../../lib/paths.ts';
import { isMendedByAnswers } from './asking-quest.ts';

/** Sends a code to an address and leads to where it is entered; else why not. */
export async function sendCode(
  page: FormPage,
  email: string,
  questId: string | null,
  invitation: string | null = null,
): Promise<{ redirect: Response; error: null } | { redirect: null; error: ShownError }> {
  const { error, setCookies } = await ask(page.locals, StartJoiningDocument, { email, questId, invitation });
  if (error) return { redirect: null, error };
  // Whoever is asked for a second factor on the way comes to the quest by this.
  if (questId) rememberPlace(page, paths.application(questId));
  return { redirect: seeOther(paths.joinCode(), setCookies), error: null };
}

/**
 * Redirects after a code, link or registration: to the details, the quest's questions, the quest, or where they came
 * from.
 */
export function afterStep(
  page: FormPage,
  { logIn, quest }: JoiningStepDataFragment,
  setCookies: readonly string[],
): Response {
  if (!logIn) return seeOther(paths.joinWho(), setCookies);
  const place = placeAfterLogIn(page, logIn);
  if (!quest) return inOwnLanguage(page, logIn.locale, seeOther(place, setCookies));
  const there = paths.quest(quest.providerId, quest.questId);
  if (isMendedByAnswers(quest.refusalCode))
    return inOwnLanguage(page, logIn.locale, seeOther(paths.joinQuestions(quest.questId), setCookies));
  const toast = quest.isSignedUp ? 'signed-up' : 'logged-in-only';
  return inOwnLanguage(page, logIn.locale, seeOtherWithToast(page, there, toast, setCookies));
}

/**
 * Redirects after a refusal: to the second factor, or to reopen a closed account. Null if the page itself explains
 * it.
 */
export function afterRefusal(
  { code, takeBackToken }: ShownError,
  setCookies: readonly string[],
): Response | null {
  if (code === 'SECOND_FACTOR_ASKED') return seeOther(paths.logInSecond(), setCookies);
  return takeBackToken ? seeOther(paths.takeBack(takeBackToken)) : null;
}
