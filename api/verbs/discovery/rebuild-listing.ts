import { sql } from 'drizzle-orm';
import { findListingFaults, type ListingFault } from '#api/reads/discovery/listing-faults.ts';
import { insertListingSql, insertWordsSql } from '#db/listing/listing-sql.ts';
import type { Db } from '#db/store.ts';

/** Makes what is listed anew where something of it is wrong; returns what was. `now` in epoch ms. */
export async function rebuildListing(tx: Db, now: number): Promise<ListingFault[]> {
  const faults = await findListingFaults(tx, now);
  if (faults.length === 0) return [];
  await tx.run(sql`DELETE FROM quest_listing`);
  await tx.run(sql`DELETE FROM quest_words`);
  await tx.run(sql`${sql.raw(insertListingSql('(listed.startedAt IS NULL OR listed.startedAt > '))}${now})`);
  await tx.run(sql`DELETE FROM quest_words`);
  await tx.run(sql.raw(insertWordsSql()));
  return faults;
}
