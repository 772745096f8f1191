import { ageOn, isDay } from '../time/new-york-time.ts';
import { type OwnNames, passwordHint, problemOfPassword } from './password-rule.ts';
import { checkUsernameChoice } from './username-choice.ts';

/** The rules of the registration form, field by field; each check gives the text to show, or null. */

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

/** The fields in the order of the form, with what the form tells about them. */
export const REGISTRATION_FIELDS = {
  nameFirst: { label: 'First Name' },
  nameLast: { label: 'Last Name' },
  phoneNumber: { label: 'Cell Phone Number', hint: '10 digits, numbers only.' },
  dateOfBirth: { label: 'Date of Birth' },
  emailAddress: { label: 'Email Address' },
  username: {
    label: 'Username',
    hint: 'Shown to others instead of your real name, so please do not use your real name. Letters and numbers only.',
  },
  password: { label: 'Password', hint: passwordHint(false) },
  passwordConfirmation: { label: 'Confirm Password' },
  emergencyContactName: {
    label: 'Emergency Contact',
    hint: 'Please include the relationship, for example “mother”.',
  },
  emergencyContactNumber: {
    label: 'Emergency Contact Number',
    hint: '10 digits, numbers only. Not an emergency service such as 911.',
  },
} as const satisfies Record<RegistrationField, { label: string; hint?: string }>;

export const REQUIRED = 'Please fill out this field.';
const ONE_LINE = 'Please use a single line of text.';
const TOO_LONG = `Please use at most ${REGISTRATION_LIMITS.nameMax} characters.`;

/** Whether a problem could be any field's, so that away from its input it needs the field's name. */
export function isOfAnyField(problem: string): boolean {
  return [REQUIRED, ONE_LINE, TOO_LONG].includes(problem);
}

/** All of them: what somebody fills out who has no account yet. */
export const ALL_FIELDS = Object.keys(REGISTRATION_FIELDS) as RegistrationField[];

/** The first problem of every field, by field; empty when the account can be created. */
export function checkRegistration(
  form: Partial<Registration>,
  now: number,
  fields: readonly RegistrationField[] = ALL_FIELDS,
): Partial<Record<RegistrationField, string>> {
  const checks: Record<RegistrationField, (text: string) => string | null> = {
    nameFirst: checkName,
    nameLast: checkName,
    phoneNumber: checkPhone,
    dateOfBirth: (text) => checkDateOfBirth(text, now),
    emailAddress: checkEmailAddress,
    username: (text) => checkUsername(text) ?? checkUsernameChoice(text, form),
    password: (text) => problemOfPassword(text, { own: ownNamesOf(form) }),
    passwordConfirmation: (text) => checkPasswordConfirmation(form.password ?? '', text),
    emergencyContactName: checkEmergencyContactName,
    emergencyContactNumber: checkEmergencyContactNumber,
  };
  const problems: Partial<Record<RegistrationField, string>> = {};
  for (const field of fields) {
    const text = form[field] ?? '';
    const problem = text.trim() === '' ? REQUIRED : checks[field](text);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** A first or last name. */
export function checkName(name: string): string | null {
  if (/\p{Cc}/u.test(name)) return ONE_LINE;
  return [...name].length > REGISTRATION_LIMITS.nameMax ? TOO_LONG : null;
}

/**
 * What a phone field keeps of what is typed, key by key: at most 10 digits, without the country's 1 before them. No
 * number of an area begins with 1.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d)/, '');
  return digits.slice(0, REGISTRATION_LIMITS.phoneDigits);
}

/** A whole number as it was typed, with +1, brackets, dots, dashes or spaces, as 10 digits; anything else unchanged. */
export function readPhone(typed: string): string {
  const national = typed.replace(/[\s().+\u2010-\u2015-]/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(national) ? national : typed;
}

/** What a form sent for a field, read as people type it. */
export function readTyped(field: string, typed: string): string {
  return field === 'phoneNumber' || field === 'emergencyContactNumber' ? readPhone(typed) : typed;
}

/** A cell phone number: exactly 10 digits, not beginning with 1. */
export function checkPhone(phone: string): string | null {
  return checkDigits(phone, 'phone');
}

/** An emergency contact number: as a phone number, and no emergency service. */
export function checkEmergencyContactNumber(phone: string): string | null {
  if (isEmergencyService(phone)) {
    return 'Your emergency contact number cannot be an emergency service such as 911.';
  }
  return checkDigits(phone, 'emergency contact');
}

/** An email address; the common slip `.con` is named. */
export function checkEmailAddress(email: string): string | null {
  const address = email.trim();
  if (endsWithDotCon(address)) return 'Did you mean .com? Your email address ends with .con.';
  const isAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(address);
  return isAddress && address.length <= REGISTRATION_LIMITS.emailMax
    ? null
    : 'This does not look like an email address. Please check the spelling.';
}

/** The common slip of an address that was meant to end with `.com`. */
export function endsWithDotCon(email: string): boolean {
  return /\.con$/i.test(email.trim());
}

/** What is compared of an address or a username: neither is told apart by case or surrounding spaces. */
export function uniqueKey(text: string): string {
  return text.trim().toLowerCase();
}

/** A username: 3 to 20 letters and numbers of the English alphabet, so that no two look alike. */
export function checkUsername(username: string): string | null {
  const { usernameMin, usernameMax } = REGISTRATION_LIMITS;
  if (!/^[A-Za-z0-9]*$/.test(username)) return 'Your username can only contain letters and numbers.';
  return username.length < usernameMin || username.length > usernameMax
    ? `Your username must have ${usernameMin} to ${usernameMax} characters.`
    : null;
}

/** What the form tells of whoever chooses the password in it. */
export function ownNamesOf({ nameFirst, nameLast, username, emailAddress }: Partial<Registration>): OwnNames {
  return { nameFirst, nameLast, username, emailAddresses: [emailAddress] };
}

/** The second entry of a new password. */
export function checkPasswordConfirmation(password: string, confirmation: string): string | null {
  return password === confirmation
    ? null
    : "Your passwords don't match. Please check them again. Both password boxes must be identical.";
}

/** The name of the emergency contact, with the relationship. */
export function checkEmergencyContactName(name: string): string | null {
  return checkName(name);
}

/** A date of birth 'YYYY-MM-DD': ages 10 to 120 may register. */
export function checkDateOfBirth(dateOfBirth: string, now: number): string | null {
  if (!isDay(dateOfBirth)) return 'Please enter your date of birth.';
  const { ageMin, ageMax } = REGISTRATION_LIMITS;
  const age = ageOn(dateOfBirth, now);
  return age < ageMin || age > ageMax
    ? `You must be between ${ageMin} and ${ageMax} years old to register.`
    : null;
}

function checkDigits(phone: string, noun: string): string | null {
  if (!/^\d{10}$/.test(phone)) return `Your ${noun} number must be exactly 10 digits!`;
  return phone.startsWith('1') ? `Your ${noun} number must not start with 1.` : null;
}

/** No area code is 911, so a longer number that begins with it is meant to reach the service too. */
function isEmergencyService(phone: string): boolean {
  return /^(911|112|999|000|988)$/.test(phone) || phone.startsWith('911');
}
