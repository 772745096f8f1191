import {
  CHARITY_REQUEST_FIELDS,
  type CharityRequest,
  type CharityRequestField,
  charityRequestOf,
  problemsOfCharityRequest,
} from '#domain/charities/charity-request.ts';
import { formTexts } from '#domain/texts/form-texts.ts';
import { charityRequestTexts } from '#domain/texts/generated/charity-request.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { AskForCharityAccountDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'locale'>;

/** No problems: it was sent. `error` is the API's, null when the form itself was at fault. */
export type RequestOutcome = { problems: FormProblem[]; error: ShownError | null };

const FIELDS = Object.keys(CHARITY_REQUEST_FIELDS) as CharityRequestField[];

/** What was typed; empty texts for a form that was not sent. */
export function readCharityRequest(form: FormData): CharityRequest {
  const entries = FIELDS.map((field) => [field, textIn(form, field)] as const);
  return charityRequestOf(Object.fromEntries(entries) as CharityRequest);
}

/** Asks for the account of a charity. */
export async function sendCharityRequest(locals: Locals, input: CharityRequest): Promise<RequestOutcome> {
  const found = problemsOfCharityRequest(formTexts(locals.locale), input);
  const problems = FIELDS.flatMap((field) => {
    const text = found[field];
    return text === undefined ? [] : [{ field, text, label: charityRequestTexts(locals.locale)[field] }];
  });
  if (problems.length > 0) return { problems, error: null };
  const { error } = await ask(locals, AskForCharityAccountDocument, { input });
  if (!error) return { problems: [], error: null };
  const text = errorCopyIn(locals.locale, error, { supportEmail: locals.config.supportEmail ?? undefined });
  return { problems: [{ field: null, text }], error };
}
