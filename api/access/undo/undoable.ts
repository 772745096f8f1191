import { newId } from '#db/new-id.ts';
import { undo } from '#db/schema/undo.ts';
import type { Db } from '#db/store.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { Feature } from '#domain/permissions/permissions.ts';
import { UNDO_MS, type UndoScope } from '#domain/quests/changes/undo.ts';
import { holdMessages, readOutboxEnd } from './held-messages.ts';
import { type RowImages, readImages } from './watched-rows.ts';
import { fingerprintOf, writtenRows } from './written-rows.ts';

export type UndoableChange = {
  /** Account that can undo the change. */
  accountId: string;
  /** What it is, in the audit log's words. */
  action: AuditAction;
  /** The right that it needs, at each of the charities. */
  feature: Feature;
  providerIds: readonly string[];
  /** All that it can write. */
  scope: UndoScope;
  /** Whether the scope has only rows that the change makes: then there is nothing to look at before. */
  isNew?: boolean;
};

export type Undoable<T> = {
  result: T;
  /** Null where nothing was written. */
  undoToken: string | null;
};

/**
 * Does a change that stands at once and can be taken back for 10 s by the token; its messages wait as long. Inside the
 * write that does it. `now` in epoch ms.
 */
export async function undoably<T>(
  tx: Db,
  now: number,
  { scope, isNew = false, ...change }: UndoableChange,
  work: () => Promise<T>,
): Promise<Undoable<T>> {
  const end = await readOutboxEnd(tx);
  const before: RowImages = isNew ? new Map() : await readImages(tx, scope);
  const result = await work();
  const after = await readImages(tx, scope);
  const written = writtenRows(before, after);
  if (written.length === 0) return { result, undoToken: null };
  const expiresAt = now + UNDO_MS;
  const id = newId(now);
  await tx.insert(undo).values({
    ...change,
    id,
    providerIds: [...new Set(change.providerIds)],
    scope,
    written,
    ...(await holdMessages(tx, end, expiresAt)),
    fingerprint: fingerprintOf(after),
    doneAt: now,
    expiresAt,
  });
  return { result, undoToken: id };
}
