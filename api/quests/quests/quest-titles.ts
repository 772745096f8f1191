import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { QuestTitle } from '#domain/quests/quest-translation.ts';

/** What quests are called, by id, for emails about them; one statement for however many. */
export async function readQuestTitles(tx: Db, ids: readonly string[]): Promise<Map<string, QuestTitle>> {
  const rows = await tx
    .select({ id: quest.id, title: QUEST_TITLE })
    .from(quest)
    .where(isInList(quest.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What one quest is called. */
export async function readQuestTitle(tx: Db, id: string): Promise<QuestTitle> {
  return (await readQuestTitles(tx, [id])).get(id) ?? { written: '', translated: {} };
}
