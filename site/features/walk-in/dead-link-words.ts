import { guardianConsentTexts } from '#domain/texts/generated/guardian-consent.ts';
import { problemsTexts } from '#domain/texts/generated/problems.ts';
import { walkInTexts } from '#domain/texts/generated/walk-in.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** What happened to a walk-in's link, by the code of its refusal; nothing for others. */
export function deadLinkWords(locale: Locale, code = ''): { title?: string; words?: string } {
  const { tooOld, used, unknown, notAdult } = guardianConsentTexts(locale);
  const { overText, unknownText } = walkInTexts(locale);
  const { guardianPending, guardianPendingText } = problemsTexts(locale);
  const known: Readonly<Record<string, { title: string; words?: string }>> = {
    LINK_EXPIRED: { title: tooOld, words: overText },
    LINK_USED: { title: used, words: overText },
    INVALID_TOKEN: { title: unknown, words: unknownText },
    GUARDIAN_PENDING: { title: guardianPending, words: guardianPendingText },
    GUARDIAN_ADDRESS_REFUSED: { title: notAdult },
  };
  return known[code] ?? {};
}
