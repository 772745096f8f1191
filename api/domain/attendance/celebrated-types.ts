import { CATEGORY_IDS, type CategoryId } from '../quests/quest-category.ts';

/** The types of the arms that the person has not been told of yet, in the order of the arms. */
export function uncelebrated(types: readonly CategoryId[], celebrated: readonly CategoryId[]): CategoryId[] {
  return types.filter((type) => !celebrated.includes(type));
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
