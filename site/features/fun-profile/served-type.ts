import type { QuestCategory } from '#domain/quests/quest-category.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { questTypesTexts } from '#domain/texts/generated/quest-types.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** A type that someone has served in, with how often. */
export type ServedType = {
  id: string;
  label: string;
  topics: string;
  about: string;
  /** What one has to know beforehand. */
  note: string | null;
  count: number;
};

/** A type in the words of a language. */
export function servedTypeOf(locale: Locale, id: QuestCategory['id'], count: number): ServedType {
  const { bloodNote, youthNote } = questTypesTexts(locale);
  const notes: Partial<Record<QuestCategory['id'], string>> = { blood: bloodNote, youth: youthNote };
  return {
    id,
    label: categoriesTexts(locale)[id],
    topics: questTypesTexts(locale)[`${id}Topics`],
    about: questTypesTexts(locale)[`${id}About`],
    note: notes[id] ?? null,
    count,
  };
}
