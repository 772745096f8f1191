import { consoleRecapsTexts } from '../texts/generated/console-recaps.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** What someone without the right reads in place of a recap. */
export function recapDenied(supportEmail: string | null): TextRef {
  const t = refsOf(consoleRecapsTexts);
  return supportEmail === null ? t.denied : t.deniedOrEmail({ email: supportEmail });
}
