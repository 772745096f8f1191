import { isPasswordProblem } from '#domain/identity/password-rule.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';

const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  USERNAME_NOT_AVAILABLE: 'username',
  NAME_NOT_AVAILABLE: 'username',
  EMAIL_ADDRESS_NOT_AVAILABLE: 'emailAddress',
};

/** What the API's refusal of a registration says, and at which input. */
export function problemOfRefusal(
  locale: Locale,
  error: ShownError,
  supportEmail: string | null,
): FormProblem {
  const context = { operation: 'registration', supportEmail: supportEmail ?? undefined } as const;
  const field = isPasswordProblem(error.key) ? 'password' : (FIELD_OF_CODE[error.code ?? ''] ?? null);
  return { field, text: errorCopyIn(locale, error, context) };
}
