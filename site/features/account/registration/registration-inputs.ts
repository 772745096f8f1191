import { PASSWORD_LENGTHS } from '#domain/identity/password-rule.ts';
import { REGISTRATION_LIMITS, type RegistrationField } from '#domain/identity/registration.ts';
import { addDays, isDay, newYorkDay } from '#domain/time/new-york-time.ts';

export type InputAttributes = {
  type?: 'date' | 'email' | 'password';
  autocomplete: string;
  inputmode?: 'numeric';
  minlength?: number;
  maxlength?: number;
  passwordrules?: string;
  min?: string;
  max?: string;
  autocapitalize?: 'none';
  spellcheck?: 'false';
  /** Left-to-right for fields that take only Latin letters. */
  dir?: 'ltr';
};

const { usernameMax, nameMax, emailMax, ageMin, ageMax } = REGISTRATION_LIMITS;
// Not of the type “tel”: browsers would add the country's code, for which a script leaves no characters. The page itself
// cuts nothing: without a script “+1 (201) 555-0142” can be typed in full, and the server reads it.
const PHONE = { inputmode: 'numeric' } as const;

/** How the input of a new password behaves. Without a longest length: what is pasted would be cut without a word. */
export function newPasswordInput(hasRights = false) {
  const minlength = hasRights ? PASSWORD_LENGTHS.minWithRights : PASSWORD_LENGTHS.min;
  const passwordrules = `minlength: ${minlength}; maxlength: ${PASSWORD_LENGTHS.max};`;
  return { type: 'password', autocomplete: 'new-password', minlength, passwordrules } as const;
}

/** How the inputs of the form behave, by field. */
export const REGISTRATION_INPUTS: Readonly<Record<RegistrationField, InputAttributes>> = {
  nameFirst: { autocomplete: 'given-name', maxlength: nameMax },
  nameLast: { autocomplete: 'family-name', maxlength: nameMax },
  phoneNumber: { ...PHONE, autocomplete: 'tel-national' },
  dateOfBirth: { type: 'date', autocomplete: 'bday' },
  // What one logs in with: a password manager has to keep this and not the name shown to others.
  emailAddress: { type: 'email', autocomplete: 'username', maxlength: emailMax },
  username: {
    autocomplete: 'nickname',
    autocapitalize: 'none',
    spellcheck: 'false',
    dir: 'ltr',
    maxlength: usernameMax,
  },
  password: newPasswordInput(),
  passwordConfirmation: newPasswordInput(),
  emergencyContactName: { autocomplete: 'off', maxlength: nameMax },
  emergencyContactNumber: { ...PHONE, autocomplete: 'off' },
};

/** Fields shown side by side if the page is wide enough. */
export const PAIRED_FIELDS: readonly RegistrationField[] = [
  'nameFirst',
  'nameLast',
  'phoneNumber',
  'dateOfBirth',
  'password',
  'passwordConfirmation',
  'emergencyContactName',
  'emergencyContactNumber',
];

/** The first and last birth date that may register. `now` in epoch ms. */
export function birthDateRange(now: number): { min: string; max: string } {
  const today = newYorkDay(now);
  return { min: addDays(yearsBefore(today, ageMax + 1), 1), max: yearsBefore(today, ageMin) };
}

function yearsBefore(day: string, years: number): string {
  const same = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  // Leap days.
  return isDay(same) ? same : `${same.slice(0, 4)}-02-28`;
}
