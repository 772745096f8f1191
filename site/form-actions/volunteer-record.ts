import { isOverruled } from '../features/account/registration/first-birth.ts';
import { keepFirstBirth, keptFirstBirth } from '../features/account/registration/kept-first-birth.ts';
import { problemOfRefusal } from '../features/account/registration/registration-answer.ts';
import {
  problemsOf,
  readRegistration,
  registrationWords,
  stepOf,
} from '../features/account/registration/registration-form.ts';
import {
  askedOf,
  knownPersonOf,
  recordInput,
  withKnown,
} from '../features/account/registration/volunteer-record.ts';
import { CreateRecordDocument, KnownPersonDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOtherWithToast, viewerOf } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Makes the volunteer record of an account that has none, with what is known of the person already. */
export default async function createRecord(page: FormPage) {
  const { config, now, locale } = page.locals;
  const firstBirth = keptFirstBirth(page);
  const form = readRegistration(await readForm(page.request));
  const { data } = await ask(page.locals, KnownPersonDocument, {});
  const known = data && knownPersonOf(data);
  if (!known) return { firstBirth, sent: null, problems: [], error: null };
  const { birth, fields, person } = askedOf(known, firstBirth, now);
  const sent = withKnown(form, person, fields);
  keepFirstBirth(page, sent.values.dateOfBirth);
  const problems = problemsOf(registrationWords(locale), sent, fields, now, config.minimumAge);
  const step = stepOf(sent, problems, now, isOverruled(birth, form.values.dateOfBirth));
  // Where a guardian is asked for next, nothing is wrong with the form so far.
  if (step !== 'send') return { firstBirth, sent, problems, error: null };
  const input = recordInput(sent, viewerOf(page.locals).accountId, now);
  const { error } = await ask(page.locals, CreateRecordDocument, { input });
  if (!error) return seeOtherWithToast(page, paths.home(), 'record-created');
  return { firstBirth, sent, problems: [problemOfRefusal(locale, error, config.supportEmail)], error };
}
