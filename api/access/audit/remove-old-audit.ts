import { and, asc, desc, lte, sql } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { auditEntry, auditSeal } from '#db/schema/audit-entry.ts';
import type { Store } from '#db/store.ts';
import { AUDIT_KEPT_MS } from '#domain/audit/audit-seal.ts';
import { isKept, isRemoved } from './audit-seal-where.ts';
import { recordAudit } from './record-audit.ts';
import { BEGINNING, placeOf } from './seal-audit.ts';

/**
 * Removes the oldest blocks of the audit log whose entries are all older than they are kept, and notes in the log where
 * it begins from now on. What was begun before and not ended is ended. `now` in epoch ms.
 */
export async function removeOldAudit(store: Store, now: number): Promise<void> {
  const blocks = await store.read.select().from(auditSeal).where(isKept).orderBy(asc(auditSeal.block));
  // In their order: a young block keeps what came after it.
  const firstKept = blocks.findIndex(({ lastAt }) => lastAt >= now - AUDIT_KEPT_MS);
  const old = firstKept < 0 ? blocks : blocks.slice(0, firstKept);
  if (old.length > 0) await markRemoved(store, now, old);
  await deleteRemoved(store);
}

async function markRemoved(
  store: Store,
  now: number,
  old: readonly (typeof auditSeal.$inferSelect)[],
): Promise<void> {
  const newest = Math.max(...old.map(({ block }) => block));
  await store.write(async (tx) => {
    await tx
      .update(auditSeal)
      .set({ removedAt: now })
      .where(and(lte(auditSeal.block, newest), isKept));
    await recordAudit(tx, now, {
      action: 'audit-shortened',
      actorId: null,
      subjectId: String(newest),
      detail: {
        entries: old.reduce((sum, { entries }) => sum + entries, 0),
        until: Math.max(...old.map(({ lastAt }) => lastAt)),
      },
    });
  });
}

/** The entries of blocks that are marked as removed; the last one goes last, since it tells where the log begins. */
async function deleteRemoved(store: Store): Promise<void> {
  const [removed] = await store.read
    .select({ lastEntryId: auditSeal.lastEntryId })
    .from(auditSeal)
    .where(isRemoved)
    .orderBy(desc(auditSeal.block))
    .limit(1);
  const place = await placeOf(store.read, removed?.lastEntryId);
  if (place !== BEGINNING) await deleteInSteps(store, auditEntry, sql`rowid <= ${place}`);
}
