import { CATEGORY_IDS, type CategoryId } from '#domain/quests/quest-category.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { textsOf } from '../../language/console-locale.ts';

/** The categories of quests as choices of a field. */
export function categoryChoices(): { id: CategoryId; name: string }[] {
  const t = textsOf(categoriesTexts);
  return CATEGORY_IDS.map((id) => ({ id, name: t[id] }));
}
