import { isBelowMinimumAge } from '#domain/accounts/registration-gate.ts';
import { ALL_FIELDS } from '#domain/identity/registration.ts';
import { fieldsWithout, isOverruled } from '../features/account/registration/first-birth.ts';
import { keepFirstBirth, keptFirstBirth } from '../features/account/registration/kept-first-birth.ts';
import { problemOfRefusal } from '../features/account/registration/registration-answer.ts';
import {
  completeForm,
  problemsOf,
  readRegistration,
  registrationWords,
  stepOf,
} from '../features/account/registration/registration-form.ts';
import { questOfPath } from '../features/joining/join-quest.ts';
import { RegisterDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { RETURN_TO_COOKIE, safeReturnTo } from '../lib/cookies/return-to.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Registers a volunteer, once nothing is missing and no one else has to be asked. */
export default async function register(page: FormPage) {
  const { config, now, locale } = page.locals;
  const firstBirth = keptFirstBirth(page);
  const form = readRegistration(await readForm(page.request));
  const sent = firstBirth ? { ...form, values: { ...form.values, dateOfBirth: firstBirth } } : form;
  const corrections = keepFirstBirth(page, sent.values.dateOfBirth);
  const state = { firstBirth, corrections, sent, isTooYoung: false, step: null, problems: [], error: null };
  const asked = fieldsWithout(ALL_FIELDS, firstBirth);
  const problems = problemsOf(registrationWords(locale), sent, asked, now, config.minimumAge);
  if (isBelowMinimumAge(sent.values.dateOfBirth ?? '', config.minimumAge, now))
    return { ...state, isTooYoung: true, problems };
  const step = stepOf(sent, problems, now, isOverruled(firstBirth, form.values.dateOfBirth));
  if (step !== 'send') return { ...state, step, problems };
  const questId = questOfPath(safeReturnTo(page.cookies.get(RETURN_TO_COOKIE)?.value));
  const { error } = await ask(page.locals, RegisterDocument, {
    input: { ...completeForm(sent, now), locale, questId },
  });
  if (!error) return seeOtherWithToast(page, paths.login(), 'registered');
  return { ...state, step, problems: [problemOfRefusal(locale, error, config.supportEmail)], error };
}
