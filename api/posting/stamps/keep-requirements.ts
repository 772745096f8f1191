import { sql } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

/** What a stamp requires on paper stays with the quests posted from it, before it is deleted. */
export async function keepRequirements(tx: Db, stampId: string): Promise<void> {
  const posted = (column: string) => sql`SELECT of_stamp.${sql.identifier(column)}, posted."id"
    FROM quest AS posted JOIN ${sql.identifier(column === 'kind' ? 'check_requirement' : 'document_requirement')}
      AS of_stamp ON of_stamp."questId" = posted."templateQuestId"
    WHERE posted."templateQuestId" = ${stampId} ON CONFLICT DO NOTHING`;
  await tx.run(sql`INSERT INTO document_requirement ("documentId", "questId") ${posted('documentId')}`);
  await tx.run(sql`INSERT INTO check_requirement ("kind", "questId") ${posted('kind')}`);
}
