import { verdictsTexts } from '../texts/generated/verdicts.ts';
import type { Locale } from '../texts/locale.ts';
import { errorCopyIn } from '../wording/error-copy-in.ts';

/** Why a regular is not on a date: short where the answer to a sign-up of one's own is an outcry. */
export function whyNotOn(locale: Locale, code: string, supportEmail: string | null | undefined): string {
  const t = verdictsTexts(locale);
  const short: Partial<Record<string, string>> = {
    QUEST_FULL: t.full,
    QUEST_OVER_SIGN_UP: t.over,
    QUEST_CANCELLED: t.cancelled,
  };
  const context = { surface: 'site', operation: 'sign-up', supportEmail: supportEmail ?? undefined } as const;
  return short[code] ?? errorCopyIn(locale, { code }, context);
}
