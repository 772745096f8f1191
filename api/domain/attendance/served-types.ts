import { CATEGORY_IDS, type CategoryId, categoryOf } from '../quests/quest-category.ts';

/** Quests with the same service tags at which someone was present. */
export type ServedGroup = { serviceTags: readonly string[]; quests: number };

/** The types that someone has served in, the most frequent first, then by the alphabet; what is no type is left out. */
export function servedTypes(groups: readonly ServedGroup[]): CategoryId[] {
  const counts = new Map<string, number>();
  for (const { serviceTags, quests } of groups) {
    const { id } = categoryOf(serviceTags);
    counts.set(id, (counts.get(id) ?? 0) + quests);
  }
  const countOf = (id: CategoryId) => counts.get(id) ?? 0;
  return CATEGORY_IDS.filter((id) => countOf(id) > 0).sort((a, b) => countOf(b) - countOf(a));
}
