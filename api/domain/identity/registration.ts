import { withPlainDigits } from '../text/typed-digits.ts';
import type { FieldHintsTexts } from '../texts/generated/field-hints.ts';
import type { FieldProblemsTexts } from '../texts/generated/field-problems.ts';
import type { TextsAs } from '../texts/text-ref.ts';
import { ageOn, isDay } from '../time/new-york-time.ts';
import { type OwnNames, passwordHint, problemOfPassword } from './password-rule.ts';
import { isDeliverable, typedAddress } from './typed-address.ts';
import { readTypedDay } from './typed-day.ts';
import { checkUsernameChoice } from './username-choice.ts';

type Texts<Text> = TextsAs<FieldProblemsTexts, Text>;

/*
 * The rules of the registration form, field by field; each check gives the text to show, or null. The texts come along
 * as their first argument: a browser that checks before it sends has them from its page, in its own language.
 */

export const REGISTRATION_LIMITS = {
  phoneDigits: 10,
  usernameMin: 3,
  usernameMax: 20,
  nameMax: 255,
  emailMax: 254,
  ageMin: 10,
  ageMax: 120,
} as const;

export type RegistrationField =
  | 'nameFirst'
  | 'nameLast'
  | 'phoneNumber'
  | 'dateOfBirth'
  | 'emailAddress'
  | 'username'
  | 'password'
  | 'passwordConfirmation'
  | 'emergencyContactName'
  | 'emergencyContactNumber';

export type Registration = Record<RegistrationField, string>;

/** What a form tells beside a field before anything is typed. */
export function fieldHint(t: FieldHintsTexts, field: RegistrationField): string | undefined {
  if (field === 'password') return passwordHint(t, false);
  const { password: _, ...hints } = t;
  return (hints as Partial<Record<RegistrationField, string>>)[field];
}

/** Whether a problem could be any field's, so that away from its input it needs the field's name. */
export function isOfAnyField(t: FieldProblemsTexts, problem: string): boolean {
  return [t.required, t.oneLine, longestName(t)].includes(problem);
}

/** All fields in the order of the form: what someone fills out who has no account yet. */
export const ALL_FIELDS: readonly RegistrationField[] = [
  'nameFirst',
  'nameLast',
  'phoneNumber',
  'dateOfBirth',
  'emailAddress',
  'username',
  'password',
  'passwordConfirmation',
  'emergencyContactName',
  'emergencyContactNumber',
];

/** The first problem of every field, by field; empty when the account can be created. */
export function checkRegistration<Text>(
  t: Texts<Text>,
  form: Partial<Registration>,
  now: number,
  fields: readonly RegistrationField[] = ALL_FIELDS,
): Partial<Record<RegistrationField, Text>> {
  const checks: Record<RegistrationField, (text: string) => Text | null> = {
    nameFirst: (text) => checkName(t, text),
    nameLast: (text) => checkName(t, text),
    phoneNumber: (text) => checkPhone(t, text),
    dateOfBirth: (text) => checkDateOfBirth(t, text, now),
    emailAddress: (text) => checkEmailAddress(t, text),
    username: (text) => checkUsername(t, text) ?? checkUsernameChoice(t, text, form),
    password: (text) => problemOfPassword(t, text, { own: ownNamesOf(form) }),
    passwordConfirmation: (text) => checkPasswordConfirmation(t, form.password ?? '', text),
    emergencyContactName: (text) => checkEmergencyContactName(t, text),
    emergencyContactNumber: (text) => checkEmergencyContactNumber(t, text),
  };
  const problems: Partial<Record<RegistrationField, Text>> = {};
  for (const field of fields) {
    const text = form[field] ?? '';
    const problem = text.trim() === '' ? t.required : checks[field](text);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** Something of which anything is seen: no marks alone, nor letters that are drawn as blanks. */
const SEEN = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u;
/** Line breaks, and marks that would turn round what stands behind a name. */
const NOT_OF_ONE_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A first or last name. */
export function checkName<Text>(t: Texts<Text>, name: string): Text | null {
  if (NOT_OF_ONE_LINE.test(name)) return t.oneLine;
  if (name.trim() !== '' && !SEEN.test(name)) return t.required;
  return [...name].length > REGISTRATION_LIMITS.nameMax ? longestName(t) : null;
}

function longestName<Text>(t: Texts<Text>): Text {
  return t.tooLong({ max: String(REGISTRATION_LIMITS.nameMax) });
}

/**
 * What a phone field keeps of what is typed or pasted: at most 10 digits of any keyboard, without the country's 1 before them. No
 * number of an area begins with 1.
 */
export function phoneDigits(typed: string): string {
  const digits = withPlainDigits(typed)
    .replace(/\D/g, '')
    .replace(/^1(?=\d)/, '');
  return digits.slice(0, REGISTRATION_LIMITS.phoneDigits);
}

/** Maximum length of a typed phone number. */
const LONGEST_PHONE = 60;

/** A whole number as it was typed, with +1, brackets, dots, dashes or spaces, as 10 digits; anything else unchanged. */
export function readPhone(typed: string): string {
  if (typed.length > LONGEST_PHONE) return typed;
  const digits = withPlainDigits(typed).replace(/[\s()[\].+/\u00b7\u2010-\u2015\u2212-]/g, '');
  const national = digits.replace(/^(00)?1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(national) ? national : typed;
}

/** What a form sent for a field, read as people type it. */
export function readTyped(field: string, typed: string): string {
  if (field === 'dateOfBirth') return readTypedDay(typed);
  return isPhoneField(field) ? readPhone(typed) : typed;
}

/** A form as another client sent it, its telephone numbers read as people type them. */
export function withReadPhones<Form extends object>(form: Form): Form {
  const read = Object.entries(form).map(([field, value]) => [
    field,
    isPhoneField(field) && typeof value === 'string' ? readPhone(value) : value,
  ]);
  return Object.fromEntries(read) as Form;
}

function isPhoneField(field: string): boolean {
  return field === 'phoneNumber' || field === 'emergencyContactNumber';
}

/** A cell phone number: exactly 10 digits, not beginning with 1. */
export function checkPhone<Text>(t: Texts<Text>, phone: string): Text | null {
  return checkDigits(t, phone, 'other');
}

/** An emergency contact number: as a phone number, and no emergency service. */
export function checkEmergencyContactNumber<Text>(t: Texts<Text>, phone: string): Text | null {
  return isEmergencyService(phone) ? t.emergencyService : checkDigits(t, phone, 'emergency');
}

/** An email address; the common slip `.con` is named. */
export function checkEmailAddress<Text>(t: Texts<Text>, email: string): Text | null {
  if (endsWithDotCon(email)) return t.dotCon({ right: '.com', wrong: '.con' });
  return isNewAddress(email) ? null : t.address;
}

/** Whether an address that no one here had before can be one, and mail servers take it. */
export function isNewAddress(email: string): boolean {
  return isEmailAddress(email) && isDeliverable(typedAddress(email));
}

/** Whether a text can be an email address; one that ends with `.con` is taken for a slip. */
export function isEmailAddress(email: string): boolean {
  const address = typedAddress(email);
  const isAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(address);
  return isAddress && address.length <= REGISTRATION_LIMITS.emailMax && !endsWithDotCon(address);
}

/** The common slip of an address that was meant to end with `.com`. */
export function endsWithDotCon(email: string): boolean {
  return /\.con$/i.test(typedAddress(email));
}

/** What is compared of an address or a username: neither is told apart by case, by what nobody sees, or by its encoding. */
export function uniqueKey(text: string): string {
  return typedAddress(text).toLowerCase();
}

/** A username: 3 to 20 letters and numbers of the English alphabet, so that no two look alike. */
export function checkUsername<Text>(t: Texts<Text>, username: string): Text | null {
  if (isUsername(username)) return null;
  const { usernameMin, usernameMax } = REGISTRATION_LIMITS;
  return /^[A-Za-z0-9]*$/.test(username)
    ? t.usernameLength({ min: String(usernameMin), max: String(usernameMax) })
    : t.usernameCharacters;
}

/** Whether a text can be a username. */
export function isUsername(text: string): boolean {
  const { usernameMin, usernameMax } = REGISTRATION_LIMITS;
  return /^[A-Za-z0-9]*$/.test(text) && text.length >= usernameMin && text.length <= usernameMax;
}

/** What the form tells of whoever chooses the password in it. */
export function ownNamesOf({ nameFirst, nameLast, username, emailAddress }: Partial<Registration>): OwnNames {
  return { nameFirst, nameLast, username, emailAddresses: [emailAddress] };
}

/** The second entry of a new password. */
export function checkPasswordConfirmation<Text>(
  t: Texts<Text>,
  password: string,
  confirmation: string,
): Text | null {
  return password.normalize('NFKC') === confirmation.normalize('NFKC') ? null : t.passwordsDiffer;
}

/** The name of the emergency contact, with the relationship. */
export function checkEmergencyContactName<Text>(t: Texts<Text>, name: string): Text | null {
  return checkName(t, name);
}

/** A date of birth 'YYYY-MM-DD': ages 10 to 120 may register. */
export function checkDateOfBirth<Text>(t: Texts<Text>, dateOfBirth: string, now: number): Text | null {
  if (!isDay(dateOfBirth)) return t.birthDate;
  const { ageMin, ageMax } = REGISTRATION_LIMITS;
  return mayRegister(dateOfBirth, now) ? null : t.ageRange({ min: String(ageMin), max: String(ageMax) });
}

/** Whether it is the date of birth of someone of an age that may register. */
export function mayRegister(dateOfBirth: string, now: number): boolean {
  if (!isDay(dateOfBirth)) return false;
  const age = ageOn(dateOfBirth, now);
  return age >= REGISTRATION_LIMITS.ageMin && age <= REGISTRATION_LIMITS.ageMax;
}

function checkDigits<Text>(t: Texts<Text>, phone: string, whose: 'emergency' | 'other'): Text | null {
  if (!/^\d{10}$/.test(phone)) return t.phoneDigits({ whose });
  return phone.startsWith('1') ? t.phoneOne({ whose }) : null;
}

/** No area code is 911, so a longer number that begins with it is meant to reach the service too. */
function isEmergencyService(phone: string): boolean {
  return /^(911|112|999|000|988)$/.test(phone) || phone.startsWith('911');
}
