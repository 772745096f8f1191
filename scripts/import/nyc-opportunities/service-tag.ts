import type { CategoryId } from '#domain/quests/quest-category.ts';

/**
 * The city's categories among the 25. Two of them hold web designers beside soup kitchens: they say nothing about
 * what is done, so their quests stay uncategorized until someone chooses.
 */
const SERVICE_TAGS: Readonly<Record<string, CategoryId | null>> = {
  education: 'mind',
  'emergency preparedness': 'storm',
  environment: 'nature',
  health: 'cure',
  'helping neighbors in need': null,
  'strengthening communities': null,
};

/** The service tag of a category, none where the table has none; `isKnown` is false for a name that is new to it. */
export function serviceTagsOf(category: string): { tags: CategoryId[]; isKnown: boolean } {
  const key = category.trim().toLowerCase();
  const tag = Object.hasOwn(SERVICE_TAGS, key) ? SERVICE_TAGS[key] : undefined;
  return { tags: tag ? [tag] : [], isKnown: key === '' || tag !== undefined };
}
