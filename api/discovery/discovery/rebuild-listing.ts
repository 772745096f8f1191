import { lt, sql } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { firstListingId } from '#db/listing/listing-id.ts';
import { deleteWordsSql, insertListingSql } from '#db/listing/listing-sql.ts';
import { questListing } from '#db/schema/quest-listing.ts';
import type { Db, Store } from '#db/store.ts';

/** Long enough for clocks of several machines that differ. */
const KEPT_MS = 24 * 3_600_000;

/** Lists these quests anew, those that have begun excepted; triggers write their words. `now` in epoch ms. */
export async function rebuildListing(tx: Db, questIds: readonly string[], now: number): Promise<void> {
  const ids = JSON.stringify(questIds);
  const asked = '(SELECT value FROM json_each(';
  await tx.run(sql`${sql.raw(deleteWordsSql(`row.questId IN ${asked}`).slice(0, -1))}${ids})))`);
  await tx.run(sql`DELETE FROM quest_listing WHERE "questId" IN ${sql.raw(asked)}${ids}))`);
  await tx.run(sql`${sql.raw(insertListingSql(`listed.id IN ${asked}`))}${ids}))
    AND (listed.startedAt IS NULL OR listed.startedAt > ${now})`);
}

/** Removes words under these row numbers of the full-text index. */
export async function removeStrayWords(tx: Db, rowNumbers: readonly string[]): Promise<void> {
  await tx.run(sql`DELETE FROM quest_words WHERE rowid IN (SELECT value FROM json_each(
    ${JSON.stringify(rowNumbers.map(Number))}))`);
}

/** Takes quests that began out of what is looked through, with their words. `now` in epoch ms. */
export async function sweepListing(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, questListing, lt(questListing.id, firstListingId(now - KEPT_MS)));
}
