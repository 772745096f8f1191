import {
  checkRegistration,
  type Registration,
  type RegistrationField,
} from '#domain/identity/registration.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import type { CreateChariteerInput, KnownPersonQuery } from '../../../gql/generated.ts';
import { fieldsWithout } from './first-birth.ts';
import { isMinor, type RegistrationForm } from './registration-form.ts';

/** The part of the volunteer record that an account may know already. */
const PERSON_FIELDS = ['nameFirst', 'nameLast', 'phoneNumber', 'dateOfBirth'] as const;
/** No account knows it. */
const EMERGENCY_FIELDS = ['emergencyContactName', 'emergencyContactNumber'] as const;

export type KnownPerson = Partial<Registration> & { username: string; emailAddress: string };

/** What the account knows of its owner; null when there is no account. */
export function knownPersonOf(data: KnownPersonQuery): KnownPerson | null {
  const { getAccountInfo: account, getPublisherReadOnlyData: person } = data;
  if (!account) return null;
  const given = PERSON_FIELDS.flatMap((field) => {
    const value = person?.[field];
    return value ? [[field, value] as const] : [];
  });
  return { ...Object.fromEntries(given), username: account.username, emailAddress: account.email };
}

/** What is still to be asked, in the order of the form: what the account lacks or cannot be, then the emergency contact. */
export function fieldsToAsk(known: KnownPerson, now: number): RegistrationField[] {
  const problems = checkRegistration(fieldProblemsTexts(FIRST_LOCALE), known, now, PERSON_FIELDS);
  return [...PERSON_FIELDS.filter((field) => problems[field] !== undefined), ...EMERGENCY_FIELDS];
}

/**
 * What is asked of someone: what the account knows already counts, else the birth date that was typed first in this
 * browser, if one was.
 */
export function askedOf(known: KnownPerson, firstBirth: string | null, now: number) {
  const lacking = fieldsToAsk(known, now);
  const birth = lacking.includes('dateOfBirth') ? firstBirth : null;
  const person: KnownPerson = birth ? { ...known, dateOfBirth: birth } : known;
  return { birth, person, fields: fieldsWithout(lacking, birth) };
}

/** The form with what is known put in the place of what was not asked. */
export function withKnown(
  sent: RegistrationForm,
  known: KnownPerson,
  asked: readonly RegistrationField[],
): RegistrationForm {
  const typed = Object.fromEntries(asked.map((field) => [field, sent.values[field] ?? '']));
  return { ...sent, values: { ...known, ...typed } };
}

/** A record without problems, as the API takes it. */
export function recordInput(
  { values, guardian }: RegistrationForm,
  accountId: string,
  now: number,
): CreateChariteerInput {
  const text = (field: RegistrationField) => values[field] ?? '';
  return {
    id: accountId,
    username: text('username'),
    emailAddress: text('emailAddress'),
    phoneNumber: text('phoneNumber'),
    dateOfBirth: text('dateOfBirth'),
    playerAccountType: 'Chariteer',
    nameFirst: text('nameFirst'),
    nameLast: text('nameLast'),
    emergencyContactName: text('emergencyContactName'),
    emergencyContactNumber: text('emergencyContactNumber'),
    guardian: isMinor(values.dateOfBirth, now) ? guardian : null,
  };
}
