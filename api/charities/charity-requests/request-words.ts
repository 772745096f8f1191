import { problemOfRequestWords, requestWordsOf } from '#domain/charities/charity-request.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

/** Returns what staff or the sender of a request wrote as it is kept. Errors: BAD_USER_INPUT. */
export function requireRequestWords(typed: string, max: number): string {
  const words = requestWordsOf(typed);
  const problem = problemOfRequestWords(refsOf(fieldProblemsTexts), words, max);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  return words;
}
