import { characterCount, oneLine } from '../../text/plain-text.ts';
import { fieldProblemsTexts } from '../../texts/generated/field-problems.ts';
import { refsOf, type TextRef } from '../../texts/text-ref.ts';

/** Characters of what a charity adds to the word that a quest is cancelled or moved. */
export const NOTICE_WORDS_MAX = 500;

/** Cleans up the message of a notice: keeps line breaks, drops other control characters. Null if it's empty. */
export function tidyNoticeWords(words: string | null | undefined): string | null {
  const lines = (words ?? '').trim().split(/\r\n|[\r\n\u2028\u2029]/u);
  return lines.map(oneLine).join('\n').trim() || null;
}

/** Why they cannot be sent, or null. */
export function problemOfNoticeWords(words: string | null): TextRef | null {
  if (words === null || characterCount(words) <= NOTICE_WORDS_MAX) return null;
  return refsOf(fieldProblemsTexts).tooLong({ max: String(NOTICE_WORDS_MAX) });
}
