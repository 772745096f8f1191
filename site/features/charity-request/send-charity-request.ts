import { READY_STAMP_IDS, type ReadyStampId } from '#domain/books/ready-stamps.ts';
import {
  CHARITY_REQUEST_FIELDS,
  type CharityRequest,
  type CharityRequestField,
  charityRequestOf,
  problemOfRequestWords,
  problemsOfCharityRequest,
  REQUEST_ANSWER_MAX,
  requestWordsOf,
} from '#domain/charities/charity-request.ts';
import { formTexts } from '#domain/texts/form-texts.ts';
import { charityRequestTexts } from '#domain/texts/generated/charity-request.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { AnswerCharityRequestDocument, AskForCharityAccountDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FormProblem } from '../../lib/forms/form-problem.ts';
import { textIn } from '../../lib/forms/read-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'locale'>;

/** No problems: it was sent. `error` is the API's, null when the form itself was at fault. */
export type RequestOutcome = { problems: FormProblem[]; error: ShownError | null };

const FIELDS = Object.keys(CHARITY_REQUEST_FIELDS) as CharityRequestField[];

/** A request with the kinds of work that were ticked. */
export type TypedRequest = CharityRequest & { work: ReadyStampId[] };

/** What was typed; empty texts for a form that was not sent. */
export function readCharityRequest(form: FormData): TypedRequest {
  const entries = FIELDS.map((field) => [field, textIn(form, field)] as const);
  const ticked = form.getAll('work');
  const work = READY_STAMP_IDS.filter((id) => ticked.includes(id));
  return { ...charityRequestOf(Object.fromEntries(entries) as CharityRequest), work };
}

/** Asks for the account of a charity. */
export async function sendCharityRequest(locals: Locals, input: TypedRequest): Promise<RequestOutcome> {
  const found = problemsOfCharityRequest(formTexts(locals.locale), input);
  const problems = FIELDS.flatMap((field) => {
    const text = found[field];
    return text === undefined ? [] : [{ field, text, label: charityRequestTexts(locals.locale)[field] }];
  });
  if (problems.length > 0) return { problems, error: null };
  const { error } = await ask(locals, AskForCharityAccountDocument, { input });
  return outcomeOf(locals, error);
}

/** Answers the question of staff, by the token of the link. */
export async function sendAnswer(locals: Locals, token: string, typed: string): Promise<RequestOutcome> {
  const answer = requestWordsOf(typed);
  const text = problemOfRequestWords(fieldProblemsTexts(locals.locale), answer, REQUEST_ANSWER_MAX);
  const label = charityRequestTexts(locals.locale).answer;
  if (text !== null) return { problems: [{ field: 'answer', text, label }], error: null };
  const { error } = await ask(locals, AnswerCharityRequestDocument, { token, answer });
  return outcomeOf(locals, error);
}

function outcomeOf({ locale, config }: Locals, error: ShownError | null): RequestOutcome {
  if (!error) return { problems: [], error: null };
  const text = errorCopyIn(locale, error, { supportEmail: config.supportEmail ?? undefined });
  return { problems: [{ field: null, text }], error };
}
