import type { CauseId } from '#domain/discovery/causes.ts';
import { findTexts } from '#domain/texts/generated/find.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** What each cause is called. */
export function causeLabels(locale: Locale): Readonly<Record<CauseId, string>> {
  const t = findTexts(locale);
  return {
    food: t.causeFood,
    kids: t.causeKids,
    nature: t.causeNature,
    health: t.causeHealth,
    hands: t.causeHands,
    neighbors: t.causeNeighbors,
  };
}
