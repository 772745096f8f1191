import { sql } from 'drizzle-orm';
import { FIRST_UNDATED_ID, firstListingId, minuteOfListingSql } from '#db/listing/listing-id.ts';
import {
  EXPECTED_LISTING_SQL,
  expectedWordsSql,
  LISTING_COLUMNS,
  WORDS_COLUMNS,
} from '#db/listing/listing-sql.ts';
import type { Db } from '#db/store.ts';

/** A quest about which finding knows something else than the quest says, or whose words differ from it. */
export type ListingFault = { kind: 'listing'; questId: string; found: string; expected: string };

const found = `SELECT ${minuteOfListingSql('id')} AS minute, ${LISTING_COLUMNS} FROM quest_listing`;
const words = `SELECT rowid, ${WORDS_COLUMNS} FROM quest_words`;

/** Compares what is listed with the quests, but for those that have begun, which are swept; `now` in epoch ms. */
export async function findListingFaults(db: Db, now: number): Promise<ListingFault[]> {
  const isAhead = sql`(minute >= ${FIRST_UNDATED_ID} OR minute > ${firstListingId(now)})`;
  const [is, shouldBe] = [sql.raw(found), sql.raw(EXPECTED_LISTING_SQL)];
  const [says, shouldSay] = [sql.raw(words), sql.raw(expectedWordsSql())];
  const rows = await db.all<{ questId: string; what: string }>(sql`
    SELECT id AS "questId", 'missing' AS what FROM (SELECT minute, id FROM (SELECT * FROM (${shouldBe})
      EXCEPT SELECT * FROM (${is})) WHERE ${isAhead})
    UNION SELECT "questId", 'wrong' FROM (SELECT * FROM (${is}) EXCEPT SELECT * FROM (${shouldBe}))
    UNION SELECT coalesce((SELECT "questId" FROM quest_listing WHERE id = differs.id), 'none'), 'words' FROM (
      SELECT id FROM (SELECT * FROM (${shouldSay}) EXCEPT SELECT * FROM (${says}))
      UNION SELECT rowid FROM (SELECT * FROM (${says}) EXCEPT SELECT * FROM (${shouldSay}))) AS differs
    ORDER BY 1, 2`);
  return rows.map(({ questId, what }) => ({
    kind: 'listing',
    questId,
    found: what,
    expected: 'as the quest says',
  }));
}
