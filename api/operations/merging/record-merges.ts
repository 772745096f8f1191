import { desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryRecordMergesArgs, RecordMerge } from '#api/graphql/generated/types.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { recordMerge } from '#db/schema/record-merge.ts';
import type { Db } from '#db/store.ts';
import { openMerge } from './kept-merge.ts';

/** The dropped record, which has its name again once the merge was taken back. */
const back = alias(chariteer, 'back');

/** What was merged in the last 30 days, the latest first. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function listRecordMerges(
  { viewer, store, now, config }: Context,
  args: QueryRecordMergesArgs,
): Promise<{ items: RecordMerge[]; total: number }> {
  requireStaff(viewer);
  const { limit, offset } = pageOf(args);
  const isThere = gte(recordMerge.expiresAt, now);
  const items = await selectMerges(store.read, config.dataKey, { where: isThere, limit, offset });
  const [counted] = await store.read
    .select({ total: sql<number>`count(*)` })
    .from(recordMerge)
    .where(isThere);
  return { items, total: counted?.total ?? 0 };
}

/** Reads a merge as staff see it. */
export async function readRecordMerge(db: Db, dataKey: DataKey, id: string): Promise<RecordMerge | null> {
  const [found] = await selectMerges(db, dataKey, { where: eq(recordMerge.id, id), limit: 1, offset: 0 });
  return found ?? null;
}

async function selectMerges(
  db: Db,
  dataKey: DataKey,
  { where, limit, offset }: { where: SQL; limit: number; offset: number },
): Promise<RecordMerge[]> {
  const rows = await db
    .select({ merge: recordMerge, keptUsername: chariteer.username, backUsername: back.username })
    .from(recordMerge)
    .innerJoin(chariteer, eq(chariteer.id, recordMerge.keptId))
    .innerJoin(back, eq(back.id, recordMerge.droppedId))
    .where(where)
    .orderBy(desc(recordMerge.mergedAt), desc(recordMerge.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ merge, keptUsername, backUsername }) => {
    const { id, keptId, mergedAt, expiresAt, undoneAt } = merge;
    const droppedUsername = openMerge(dataKey, merge)?.dropped.username ?? backUsername;
    return { id, keptId, keptUsername, droppedUsername, mergedAt, undoUntil: expiresAt, undoneAt };
  });
}
