import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { FIRST_LOCALE } from '../texts/locale.ts';
import { contactDetailIn } from './contact-details.ts';

/** Who is under 18: who alone gets it, one of those who get it, whoever writes it, or somebody who may read it. */
export type YoungSide = 'recipient' | 'oneOfThem' | 'writer' | 'reader';

/** Why a text cannot go to or from somebody under 18, or null. */
export function contactProblem(text: string, side: YoungSide = 'recipient'): string | null {
  const found = contactDetailIn(text);
  if (found === null) return null;
  return formRefusalsTexts(FIRST_LOCALE).contactDetails({
    side: side === 'writer' ? 'other' : side,
    detail: found === 'street' ? 'other' : found,
  });
}
