import { consoleRecapsTexts } from '../texts/generated/console-recaps.ts';
import type { ConsoleLocale } from '../texts/locale.ts';

/** What someone without the right reads in place of a recap. */
export function recapDenied(locale: ConsoleLocale, supportEmail: string | null): string {
  const t = consoleRecapsTexts(locale);
  return supportEmail === null ? t.denied : t.deniedOrEmail({ email: supportEmail });
}
