import { sql } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

/** New quest or stamp, and the one it was made from. */
export type MadeFrom = { id: string; sourceId: string };

/** New quests say in other languages what their stamps say there. One statement. */
export async function copyTranslations(tx: Db, made: readonly MadeFrom[]): Promise<void> {
  if (made.length === 0) return;
  await tx.run(sql`
    INSERT INTO quest_translation ("questId", "locale", "eventTitle", "description", "firstMinutes", "equipment",
      "sourceDigest", "updatedAt")
    SELECT made.value ->> 'id', source."locale", source."eventTitle", source."description", source."firstMinutes",
      source."equipment", source."sourceDigest", source."updatedAt"
    FROM json_each(${JSON.stringify(made)}) AS made
    JOIN quest_translation AS source ON source."questId" = made.value ->> 'sourceId'`);
}
