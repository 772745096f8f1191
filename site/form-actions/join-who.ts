import { isBelowMinimumAge } from '#domain/accounts/registration-gate.ts';
import { readTypedDay } from '#domain/identity/typed-day.ts';
import { isOverruled } from '../features/account/registration/first-birth.ts';
import { keepFirstBirth, keptFirstBirth } from '../features/account/registration/kept-first-birth.ts';
import { problemOfRefusal } from '../features/account/registration/registration-answer.ts';
import { isMinor, registrationWords } from '../features/account/registration/registration-form.ts';
import { findJoinQuest } from '../features/joining/join-quest.ts';
import { answersFor, problemsOfAnswers, questionsOf } from '../features/joining/join-questions.ts';
import { afterStep } from '../features/joining/joining-steps.ts';
import { isGuardianMissing, problemsOfWho, readWho } from '../features/joining/who-form.ts';
import { FinishJoiningDocument, JoiningStateDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Finishes the registration that a code began, once nothing is missing and a guardian is named where one is needed. */
export default async function finish(page: FormPage) {
  const { locals } = page;
  const { config, now, locale } = locals;
  const begun = await ask(locals, JoiningStateDocument, {});
  if (begun.error) {
    const unknown = {
      sent: null,
      firstBirth: null,
      corrections: 0,
      problems: [],
      isTooYoung: false,
      step: null,
    };
    return { ...unknown, error: begun.error };
  }
  const { joining } = begun.data;
  // Sent twice, the first one has finished it.
  if (!joining?.isEntered) return seeOther(locals.viewer ? paths.home() : paths.join());
  const quest = await findJoinQuest(locals, joining.questId);
  const firstBirth = keptFirstBirth(page);
  const form = await readForm(page.request);
  const sent = readWho(form, joining.typedAddress, firstBirth);
  const words = registrationWords(locale);
  const corrections = keepFirstBirth(page, sent.values.dateOfBirth);
  const state = { sent, firstBirth, corrections, problems: [], isTooYoung: false, step: null, error: null };
  if (isBelowMinimumAge(sent.values.dateOfBirth ?? '', config.minimumAge, now))
    return {
      ...state,
      isTooYoung: true,
      problems: problemsOfWho(words, sent, firstBirth, now, config.minimumAge),
    };
  const questions = questionsOf(quest, sent.values.dateOfBirth, now);
  // Whoever is of an age at which someone has to come along is only asked now.
  const asked = { ...questions, supervisor: questions.supervisor && sent.isSupervisorAsked };
  const ofAnswers = quest ? problemsOfAnswers(locale, quest, asked, sent.answers) : [];
  const problems = problemsOfWho(words, sent, firstBirth, now, config.minimumAge, ofAnswers);
  if (problems.length > 0) return { ...state, problems };
  const isOtherBirth = form.has('dateOfBirth') && isOverruled(firstBirth, readTypedDay(sent.typedBirth));
  if (isOtherBirth || isGuardianMissing(sent, now)) return { ...state, step: 'ask-guardian' as const };
  if (asked.supervisor !== questions.supervisor) return { ...state, step: 'ask-supervisor' as const };
  const { nameFirst = '', nameLast = '', dateOfBirth = '' } = sent.values;
  const guardian = isMinor(dateOfBirth, now) ? sent.guardian : null;
  const answers = answersFor(asked, sent.answers, now);
  const input = { nameFirst, nameLast, dateOfBirth, hasAgreed: sent.hasAgreed, guardian, locale, answers };
  const { data, error, setCookies } = await ask(locals, FinishJoiningDocument, { input });
  if (!error) return afterStep(page, data.finishJoining, setCookies);
  return { ...state, problems: [problemOfRefusal(locale, error, config.supportEmail)], error };
}
