import { CATEGORY_IDS, type CategoryId } from '../quests/quest-category.ts';
import { type Deed, typesOf } from './progress.ts';

/** So long after somebody first served in a type it is news: what is longer ago they know. */
const NEWS_MS = 60 * 86_400_000;

/**
 * The types of the arms that the person has not been told of yet, in the order of the arms. A past is no news, also where
 * nobody has kept what was told of it. `now` in epoch ms.
 */
export function uncelebrated(
  deeds: readonly Pick<Deed, 'at' | 'serviceTags'>[],
  celebrated: readonly CategoryId[],
  now: number,
): CategoryId[] {
  const known = new Set(typesOf(deeds.filter(({ at }) => at <= now - NEWS_MS)));
  return typesOf(deeds).filter((type) => !known.has(type) && !celebrated.includes(type));
}

/** The types of a kept text; none before the first. Words that are no type any more are passed over. */
export function parseCelebrated(json: string | null): CategoryId[] {
  const kept: unknown[] = json === null ? [] : JSON.parse(json);
  return CATEGORY_IDS.filter((type) => kept.includes(type));
}

/** The types as they are kept, each once. */
export function formatCelebrated(types: readonly CategoryId[]): string {
  return JSON.stringify(CATEGORY_IDS.filter((type) => types.includes(type)));
}
