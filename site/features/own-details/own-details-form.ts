import {
  checkRegistration,
  isOfAnyField,
  type RegistrationField,
  readTyped,
} from '#domain/identity/registration.ts';
import { type SpokenLanguage, spokenLanguagesOf } from '#domain/identity/spoken-language.ts';
import { fieldLabelsTexts } from '#domain/texts/generated/field-labels.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import {
  ChangeEmailAddressDocument,
  ChangeUserNameDocument,
  CorrectOwnBirthDateDocument,
  CorrectOwnDetailsDocument,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'now' | 'locale'>;

/** The forms of the page, each saved by itself. */
export const DETAIL_SECTIONS = ['about', 'username', 'emergency', 'birth', 'email'] as const;
export type DetailSection = (typeof DETAIL_SECTIONS)[number];

/** A field that says: this account has no password, so the API asks for a code by mail. */
export const PROVED_BY_CODE = 'provedByCode';

/** Which fields a form asks, in its order. */
export const SECTION_FIELDS = {
  about: ['nameFirst', 'nameLast', 'phoneNumber'],
  username: ['username'],
  emergency: ['emergencyContactName', 'emergencyContactNumber'],
  birth: ['dateOfBirth'],
  email: ['emailAddress'],
} as const satisfies Record<DetailSection, readonly RegistrationField[]>;

/** What was typed into a form, as it was typed. */
export type SentDetails = {
  section: DetailSection;
  values: Partial<Record<RegistrationField, string>>;
  languages: SpokenLanguage[];
};

/** What became of a form: saved, or what is wrong; `error` is the API's, null when the form itself was at fault. */
export type DetailsOutcome =
  | { toast: FlashKey; problems: []; error: null }
  | { toast: null; problems: FormProblem[]; error: ShownError | null };

const TOASTS = {
  about: 'details-saved',
  username: 'username-saved',
  emergency: 'emergency-contact-saved',
  birth: 'birth-date-saved',
  email: 'email-change-sent',
} as const satisfies Record<DetailSection, FlashKey>;

const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  USERNAME_NOT_AVAILABLE: 'username',
  USERNAME_CHANGED_LATELY: 'username',
  INVALID_PARAMS: 'emailAddress',
  EMAIL_ADDRESS_NOT_AVAILABLE: 'emailAddress',
  INVALID_EMAIL_OR_PASSWORD: 'currentPassword',
  BIRTH_DATE_CORRECTED_ALREADY: 'dateOfBirth',
  BIRTH_DATE_CROSSES_AGE: 'dateOfBirth',
};

/** The form that was sent; null when it is none of the page. */
export function readDetails(form: FormData): SentDetails | null {
  const section = DETAIL_SECTIONS.find((one) => one === textIn(form, 'section'));
  if (!section) return null;
  const values = Object.fromEntries(
    SECTION_FIELDS[section].map((field) => [field, readTyped(field, textIn(form, field))]),
  );
  const languages = form.getAll('languages[]').filter((value) => typeof value === 'string');
  return { section, values, languages: spokenLanguagesOf(languages) };
}

/** Saves a form. The password stands only in the form itself: it is not shown again. */
export async function saveDetails(
  locals: Locals,
  sent: SentDetails,
  form: FormData,
): Promise<DetailsOutcome> {
  const currentPassword = textIn(form, 'currentPassword') || null;
  const problems = problemsOf(locals, sent, currentPassword !== null || form.has(PROVED_BY_CODE));
  if (problems.length > 0) return { toast: null, problems, error: null };
  const error = await send(locals, sent, currentPassword);
  if (!error) return { toast: TOASTS[sent.section], problems: [], error: null };
  const supportEmail = locals.config.supportEmail ?? undefined;
  const text = errorCopyIn(locals.locale, error, { supportEmail, isWrite: true });
  const own = SECTION_FIELDS[sent.section];
  const isAboutField = error.code === 'BAD_USER_INPUT' || error.code === 'CONTACT_DETAILS_TO_YOUNG';
  const ownField = isAboutField && own.length === 1 ? own[0] : null;
  return { toast: null, problems: [{ field: FIELD_OF_CODE[error.code ?? ''] ?? ownField, text }], error };
}

function problemsOf(
  { now, locale }: Locals,
  { section, values }: SentDetails,
  isProved: boolean,
): FormProblem[] {
  const t = fieldProblemsTexts(locale);
  const labels = fieldLabelsTexts(locale);
  const found = checkRegistration(t, values, now, SECTION_FIELDS[section]);
  const problems = SECTION_FIELDS[section].flatMap((field): FormProblem[] => {
    const text = found[field];
    if (text === undefined) return [];
    return [isOfAnyField(t, text) ? { field, text, label: labels[field] } : { field, text }];
  });
  if (section !== 'email' || isProved) return problems;
  return [...problems, { field: 'currentPassword', text: t.required, label: labels.password }];
}

async function send(
  locals: Locals,
  { section, values, languages }: SentDetails,
  currentPassword: string | null,
): Promise<ShownError | null> {
  if (section === 'birth') {
    const dateOfBirth = values.dateOfBirth ?? '';
    return (await ask(locals, CorrectOwnBirthDateDocument, { dateOfBirth })).error;
  }
  if (section === 'email') {
    const emailAddress = values.emailAddress ?? '';
    return (await ask(locals, ChangeEmailAddressDocument, { emailAddress, currentPassword })).error;
  }
  if (section === 'username') {
    const username = values.username ?? '';
    return (await ask(locals, ChangeUserNameDocument, { username })).error;
  }
  const input = section === 'about' ? { ...values, languages } : values;
  return (await ask(locals, CorrectOwnDetailsDocument, { input })).error;
}
