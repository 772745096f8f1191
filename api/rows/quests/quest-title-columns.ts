import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { quest } from '#db/schema/quest.ts';
import type { Extras, QuestTitle } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** What a quest is called in the languages into which its charity has translated that. */
export function translatedTitles(questId: SQLiteColumn | string): SQL<QuestTitle['translated']> {
  const titles = sql<QuestTitle['translated']>`(
    SELECT json_group_object(said."locale", said."eventTitle") FROM quest_translation AS said
    WHERE said."questId" = ${questId})`;
  return titles.mapWith((json: string) => JSON.parse(json) as QuestTitle['translated']);
}

/** The title, for a statement that reads the quest for readers of several languages: emails. */
export const QUEST_TITLE = { written: quest.eventTitle, translated: translatedTitles(quest.id) };

/** First minutes and equipment in the languages into which the charity has translated them. */
export function translatedExtras(questId: SQLiteColumn): SQL<Partial<Record<Locale, Partial<Extras>>>> {
  return sql`(
    SELECT json_group_object(said."locale", json_object('firstMinutes', said."firstMinutes", 'equipment', said."equipment"))
    FROM quest_translation AS said WHERE said."questId" = ${questId})`.mapWith(JSON.parse);
}

/** The title in the language of a page, for a statement that reads the quest; null where it is not translated. */
export function translatedTitle(pageLocale: Locale | null): SQL<string | null> {
  return sql<string | null>`(SELECT said."eventTitle" FROM quest_translation AS said
    WHERE said."questId" = ${quest.id} AND said."locale" = ${pageLocale})`;
}
