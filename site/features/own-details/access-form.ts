import { problemOfPassword } from '#domain/identity/password-rule.ts';
import { checkRegistration, isOfAnyField } from '#domain/identity/registration.ts';
import { hasRights } from '#domain/permissions/permissions.ts';
import { fieldLabelsTexts } from '#domain/texts/generated/field-labels.ts';
import { type FieldProblemsTexts, fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { ownDetailsTexts } from '#domain/texts/generated/own-details.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { AddOrUpdateContactEmailDocument, ChangePasswordDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'now' | 'viewer' | 'locale'>;

/** The forms of “Your details” about how one gets in and where emails go; their fields have ids of their own there. */
export const ACCESS_SECTIONS = ['password', 'contact'] as const;
export type AccessSection = (typeof ACCESS_SECTIONS)[number];

/** What became of a form: a notice and the cookies of the new session, or what is wrong. */
export type AccessOutcome = {
  section: AccessSection;
  toast: FlashKey | null;
  setCookies: readonly string[];
  problems: FormProblem[];
  /** The API's; null when the form itself was at fault. */
  error: ShownError | null;
  /** The address as it was typed; passwords are not shown again. */
  contactAddress: string;
};

/** Saves one of these forms; null when it is none of them. */
export async function saveAccess(locals: Locals, form: FormData): Promise<AccessOutcome | null> {
  const section = ACCESS_SECTIONS.find((one) => one === textIn(form, 'section'));
  if (!section) return null;
  const contactAddress = textIn(form, 'contactAddress').trim();
  const refused = { section, toast: null, setCookies: [], contactAddress };
  const problems = section === 'password' ? passwordProblems(form, locals) : addressProblems(form, locals);
  if (problems.length > 0) return { ...refused, problems, error: null };
  const { error, setCookies } =
    section === 'password'
      ? await ask(locals, ChangePasswordDocument, {
          currentPassword: textIn(form, 'presentPassword'),
          newPassword: textIn(form, 'newPassword'),
        })
      : await ask(locals, AddOrUpdateContactEmailDocument, { emailAddress: contactAddress });
  if (!error) return { ...refused, toast: TOASTS[section], setCookies, problems: [], error: null };
  const supportEmail = locals.config.supportEmail ?? undefined;
  const text = errorCopyIn(locals.locale, error, { supportEmail, isWrite: true });
  return { ...refused, problems: [{ field: fieldOf(section, error), text }], error };
}

const TOASTS = {
  password: 'own-password-changed',
  contact: 'contact-address-saved',
} as const satisfies Record<AccessSection, FlashKey>;

function fieldOf(section: AccessSection, { code }: ShownError): string | null {
  if (code === 'INVALID_EMAIL_OR_PASSWORD') return 'presentPassword';
  if (code !== 'BAD_USER_INPUT' && code !== 'INVALID_PARAMS') return null;
  return section === 'password' ? 'newPassword' : 'contactAddress';
}

function passwordProblems(form: FormData, { now, viewer, locale }: Locals): FormProblem[] {
  const t = fieldProblemsTexts(locale);
  const labels = ownDetailsTexts(locale);
  const typed = {
    password: textIn(form, 'newPassword'),
    passwordConfirmation: textIn(form, 'newPasswordConfirmation'),
  };
  const found = checkRegistration(t, typed, now, ['password', 'passwordConfirmation']);
  const isLong = viewer !== null && hasRights(viewer);
  const tooShort = typed.password === '' ? null : problemOfPassword(t, typed.password, { hasRights: isLong });
  return [
    ...problemAt(
      t,
      'presentPassword',
      labels.presentPassword,
      textIn(form, 'presentPassword') ? undefined : t.required,
    ),
    ...problemAt(t, 'newPassword', labels.newPassword, tooShort ?? found.password),
    ...problemAt(
      t,
      'newPasswordConfirmation',
      fieldLabelsTexts(locale).passwordConfirmation,
      found.passwordConfirmation,
    ),
  ];
}

function addressProblems(form: FormData, { now, locale }: Locals): FormProblem[] {
  const t = fieldProblemsTexts(locale);
  const found = checkRegistration(t, { emailAddress: textIn(form, 'contactAddress').trim() }, now, [
    'emailAddress',
  ]);
  return problemAt(t, 'contactAddress', ownDetailsTexts(locale).contactLabel, found.emailAddress);
}

function problemAt(
  t: FieldProblemsTexts,
  field: string,
  label: string,
  text: string | undefined,
): FormProblem[] {
  if (text === undefined) return [];
  return [isOfAnyField(t, text) ? { field, text, label } : { field, text }];
}
