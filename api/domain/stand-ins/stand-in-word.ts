import { characterCount } from '../text/plain-text.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { STAND_IN_WORD_MAX } from './stand-in-gate.ts';

/** The word as it is kept: null for none. */
export function standInWord(given: string | null | undefined): string | null {
  return given?.trim().replace(/\s+/g, ' ') || null;
}

/** What is wrong with the length of a word, for other clients; null when nothing is. */
export function lengthProblem(word: string | null): TextRef | null {
  if (word === null || characterCount(word) <= STAND_IN_WORD_MAX) return null;
  return refsOf(formRefusalsTexts).answerTooLong({ max: String(STAND_IN_WORD_MAX) });
}
