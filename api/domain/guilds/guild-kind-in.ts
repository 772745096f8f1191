import { guildKindsTexts } from '../texts/generated/guild-kinds.ts';
import type { Locale } from '../texts/locale.ts';
import { guildKindOf } from './guild-kind.ts';

/** The kind of a stored classification as a language says it; one that is none of the 17 stays as it is. */
export function guildKindIn(locale: Locale, classification: string): string {
  const kind = guildKindOf(classification);
  return kind === null ? classification : guildKindsTexts(locale)[kind];
}
