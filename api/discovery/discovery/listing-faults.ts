import { sql } from 'drizzle-orm';
import { FIRST_UNDATED_ID, firstListingId, minuteOfListingSql } from '#db/listing/listing-id.ts';
import {
  EXPECTED_LISTING_SQL,
  expectedWordsSql,
  LISTING_COLUMNS,
  WORDS_COLUMNS,
} from '#db/listing/listing-sql.ts';
import type { Db } from '#db/store.ts';

/** A quest about which finding knows something else than the quest says, or whose words differ; of stray words their row number. */
export type ListingFault = { kind: 'listing'; questId: string; found: string; expected: string };

const found = `SELECT ${minuteOfListingSql('id')} AS minute, ${LISTING_COLUMNS} FROM quest_listing`;
const words = `SELECT rowid, ${WORDS_COLUMNS} FROM quest_words`;
const shouldSay = expectedWordsSql('row.questId IN (SELECT value FROM asked)');

/** Compares what is listed of these quests with them, but for those that have begun, which are swept; `now` in epoch ms. */
export async function findListingFaults(
  db: Db,
  questIds: readonly string[],
  now: number,
): Promise<ListingFault[]> {
  const isAhead = sql`(minute >= ${FIRST_UNDATED_ID} OR minute > ${firstListingId(now)})`;
  const is = sql.raw(`${found} WHERE questId IN (SELECT value FROM asked)`);
  const shouldBe = sql.raw(`${EXPECTED_LISTING_SQL} AND listed.id IN (SELECT value FROM asked)`);
  const says = sql.raw(`${words} WHERE rowid IN (SELECT id FROM quest_listing
    WHERE questId IN (SELECT value FROM asked))`);
  const rows = await db.all<{ questId: string; what: string }>(sql`
    WITH asked AS MATERIALIZED (SELECT value FROM json_each(${JSON.stringify(questIds)}))
    SELECT id AS "questId", 'missing' AS what FROM (SELECT minute, id FROM (SELECT * FROM (${shouldBe})
      EXCEPT SELECT * FROM (${is})) WHERE ${isAhead})
    UNION SELECT "questId", 'wrong' FROM (SELECT * FROM (${is}) EXCEPT SELECT * FROM (${shouldBe}))
    UNION SELECT (SELECT "questId" FROM quest_listing WHERE id = differs.id), 'words' FROM (
      SELECT id FROM (SELECT * FROM (${sql.raw(shouldSay)}) EXCEPT SELECT * FROM (${says}))
      UNION SELECT rowid FROM (SELECT * FROM (${says}) EXCEPT SELECT * FROM (${sql.raw(shouldSay)}))) AS differs
    ORDER BY 1, 2`);
  return rows.map(({ questId, what }) => faultOf(questId, what));
}

/** The row numbers of the full-text index, of those given, that belong to no listed quest. */
export async function findStrayWords(db: Db, rowNumbers: readonly string[]): Promise<ListingFault[]> {
  const rows = await db.all<{ number: number }>(sql`SELECT asked.value AS number
    FROM json_each(${JSON.stringify(rowNumbers.map(Number))}) AS asked
    WHERE NOT EXISTS (SELECT 1 FROM quest_listing WHERE id = asked.value)`);
  return rows.map(({ number }) => faultOf(String(number), 'stray words'));
}

function faultOf(questId: string, what: string): ListingFault {
  return { kind: 'listing', questId, found: what, expected: 'as the quest says' };
}
