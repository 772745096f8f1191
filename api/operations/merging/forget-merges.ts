import { lt, sql } from 'drizzle-orm';
import { forgetMail } from '#api/access/outbox/forget-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isInList } from '#db/in-list.ts';
import { mergeRequest, recordMerge } from '#db/schema/record-merge.ts';
import type { Db, Store } from '#db/store.ts';
import { MERGE_LINK_MS, MERGE_REST_MS } from '#domain/merging/merge-agreement.ts';
import { openMerge, type StoredMerge } from './kept-merge.ts';

/**
 * Forgets, with someone who goes, what was kept of the records that were merged into theirs, and of those that were
 * merged into these before: they are the same person.
 */
export async function forgetMerges(tx: Db, { config }: MailContext, id: string): Promise<void> {
  const merges = await tx.all<Pick<StoredMerge, 'id' | 'droppedId' | 'sealed'>>(sql`
    WITH RECURSIVE same("id") AS (SELECT ${id}
      UNION SELECT earlier."droppedId" FROM record_merge AS earlier JOIN same ON earlier."keptId" = same."id"
      WHERE earlier."undoneAt" IS NULL)
    SELECT merge."id", merge."droppedId", merge."sealed" FROM same
    JOIN record_merge AS merge ON merge."keptId" = same."id" WHERE merge."undoneAt" IS NULL`);
  for (const merge of merges) {
    const kept = openMerge(config.dataKey, merge);
    if (!kept) continue;
    const { email, username } = kept.dropped;
    // A child's record had no emails of its own.
    if (email === null) continue;
    const about = { ownerId: merge.droppedId, addresses: [email], words: [email, username] };
    await forgetMail(tx, config.dataKey, about);
  }
  const ids = merges.map((merge) => merge.id);
  await tx.delete(recordMerge).where(isInList(recordMerge.id, ids));
}

/** Forgets what was kept of merges that are for good by now, and questions about merges that can be asked anew. `now` in epoch ms. */
export async function sweepMerges(store: Store, now: number): Promise<void> {
  await store.write((tx) => tx.delete(recordMerge).where(lt(recordMerge.expiresAt, now)));
  const rest = MERGE_REST_MS - MERGE_LINK_MS;
  await store.write((tx) => tx.delete(mergeRequest).where(lt(mergeRequest.expiresAt, now - rest)));
}
