import { isPasswordProblem } from '#domain/identity/password-rule.ts';
import { checkEmailAddress, endsWithDotCon } from '#domain/identity/registration.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { passwordResetTexts } from '#domain/texts/generated/password-reset.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../../../gql/generated.ts';
import { ask } from '../../../lib/api-client.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';
import { textIn } from '../../../lib/forms/read-form.ts';
import { problemsOf, readRegistration, registrationWords } from '../registration/registration-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'now' | 'locale'>;

/** What became of a form: `error` is the API's, null when the form itself was at fault; no problems: it is done. */
export type FormOutcome = { problems: FormProblem[]; error: ShownError | null };

const DONE: FormOutcome = { problems: [], error: null };
const AT_EMAIL = ['ACCOUNT_NOT_FOUND', 'INVALID_EMAIL_ADDRESS', 'INVALID_PARAMS'];

/** Asks for an email with a link. */
export async function requestReset(locals: Locals, email: string): Promise<FormOutcome> {
  const t = fieldProblemsTexts(locals.locale);
  if (email === '')
    return refused({ field: 'email', text: t.required, label: passwordResetTexts(locals.locale).email });
  // The API calls this slip unreadable like any other; the question helps more.
  if (endsWithDotCon(email)) return refused({ field: 'email', text: checkEmailAddress(t, email) ?? '' });
  const variables = { email, titleId: locals.config.titleId };
  const { error } = await ask(locals, RequestPasswordResetDocument, variables);
  return error ? refusedByApi(locals, error) : DONE;
}

/** Sets the new password by the token of the link; `setCookies` of a first one log in. */
export async function setNewPassword(
  locals: Locals,
  token: string,
  form: FormData,
): Promise<FormOutcome & { setCookies?: readonly string[] }> {
  const problems = problemsOf(
    registrationWords(locals.locale),
    readRegistration(form),
    ['password', 'passwordConfirmation'],
    locals.now,
  );
  if (problems.length > 0) return { problems, error: null };
  const variables = { token, password: textIn(form, 'password') };
  const { error, setCookies } = await ask(locals, ResetPasswordDocument, variables);
  return error ? refusedByApi(locals, error) : { ...DONE, setCookies };
}

function refused(problem: FormProblem): FormOutcome {
  return { problems: [problem], error: null };
}

function refusedByApi(locals: Locals, error: ShownError): FormOutcome {
  return { problems: problemsOfReset(locals, error), error };
}

/** How the form says a refusal. */
export function problemsOfReset({ config, locale }: Locals, error: ShownError): FormProblem[] {
  const supportEmail = config.supportEmail ?? undefined;
  return [{ field: fieldOf(error), text: errorCopyIn(locale, error, { operation: 'reset', supportEmail }) }];
}

function fieldOf({ code = '', key }: ShownError): string | null {
  if (isPasswordProblem(key)) return 'password';
  return AT_EMAIL.includes(code) ? 'email' : null;
}
