import type { RefusedPart } from '../errors/errors.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { CONTACT_TEXT_MAX, type ContactFinding, findContactDetail } from './contact-details.ts';

/** The side that is under 18: the only recipient, maybe one of a quest’s people, the writer, or a possible reader. */
export type YoungSide = 'recipient' | 'oneOfThem' | 'writer' | 'reader';

/** Why a text is refused, for people and as data. */
export type ContactRefusal = { message: TextRef; contactDetail: RefusedPart };

/** Why a text cannot go to or from someone under 18, or null. `known`: the charity’s own details, which may. */
export function contactRefusal(
  text: string,
  side: YoungSide,
  known: readonly string[] = [],
): ContactRefusal | null {
  const found = findContactDetail(text, known);
  return found && refusalOfFinding(found, side);
}

/** The refusal for a detail that was found. */
export function refusalOfFinding(found: ContactFinding, side: YoungSide): ContactRefusal {
  const t = refsOf(formRefusalsTexts);
  const { kind, part } = found;
  const detail = kind === 'street' || kind === 'length' ? 'other' : kind;
  const message =
    kind === 'length'
      ? t.answerTooLong({ max: String(CONTACT_TEXT_MAX) })
      : t.contactDetails({ side: side === 'writer' ? 'other' : side, detail, part });
  return { message, contactDetail: found };
}
