import { errorCopy, type ShownError } from '#domain/wording/error-copy.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';

const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  USERNAME_NOT_AVAILABLE: 'username',
  NAME_NOT_AVAILABLE: 'username',
  EMAIL_ADDRESS_NOT_AVAILABLE: 'emailAddress',
};

/** What the API's refusal of a registration says, and at which input. */
export function problemOfRefusal(error: ShownError, supportEmail: string | null): FormProblem {
  const context = { operation: 'registration', supportEmail: supportEmail ?? undefined } as const;
  return { field: FIELD_OF_CODE[error.code ?? ''] ?? null, text: errorCopy(error, context) };
}
