import { and, eq, lte } from 'drizzle-orm';
import { recordAudits } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { areHeld, dropMessages } from '#api/access/undo/held-messages.ts';
import { readImages } from '#api/access/undo/watched-rows.ts';
import { fingerprintOf } from '#api/access/undo/written-rows.ts';
import { constraintOf } from '#db/constraint-error.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { undo } from '#db/schema/undo.ts';
import type { Db, Store } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Feature } from '#domain/permissions/permissions.ts';
import { refusalOfUndo, UNDO_MEMORY_MS, type WrittenRows } from '#domain/quests/changes/undo.ts';
import { restoreRows } from './put-back.ts';

type UndoRow = typeof undo.$inferSelect;

/**
 * Takes a change of the session's own account back: exactly the rows that it wrote are as before, and its messages
 * never leave. All is decided in the write, so that of several at once only one does it.
 * Errors: NOT_LOGGED_IN, FORBIDDEN without the right by now, those of UNDO_GATE.
 */
export async function takeBack(context: Context, token: string): Promise<boolean> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const found = await findUndo(tx, token, accountId);
    const refusal = refusalOfUndo({ now, undo: found, ...(await lookAround(tx, found)) });
    if (refusal || !found) throw new DomainError(refusal ?? 'UNDO_NOT_FOUND');
    for (const providerId of found.providerIds) requireFeature(viewer, providerId, found.feature as Feature);
    await restore(tx, found.written);
    await dropMessages(tx, found);
    await report(tx, context, 'QuestsTakenBack', { questIds: changedQuests(found.written) });
    // What it held is not needed any more; that it was used is.
    await tx.update(undo).set({ takenBackAt: now, written: [] }).where(eq(undo.id, token));
    await recordAudits(tx, now, auditOf(found));
    return true;
  });
}

async function findUndo(tx: Db, token: string, accountId: string): Promise<UndoRow | null> {
  const [found] = await tx
    .select()
    .from(undo)
    .where(and(eq(undo.id, token), eq(undo.accountId, accountId)));
  return found ?? null;
}

async function lookAround(tx: Db, found: UndoRow | null) {
  if (found === null) return { areMessagesHeld: false, isUntouched: false };
  return {
    areMessagesHeld: await areHeld(tx, found),
    isUntouched: fingerprintOf(await readImages(tx, found.scope)) === found.fingerprint,
  };
}

/** What else was done meanwhile may need what went, or stand where it stood. Errors: UNDO_OVERTAKEN. */
async function restore(tx: Db, written: readonly WrittenRows[]): Promise<void> {
  try {
    await restoreRows(tx, written);
  } catch (error) {
    if (constraintOf(error)) throw new DomainError('UNDO_OVERTAKEN', { cause: error });
    throw error;
  }
}

/** Sums that follow from contracts are made again: those of other quests may have changed meanwhile. */
function changedQuests(written: readonly WrittenRows[]): string[] {
  const quests = written.find(({ part }) => part === 'quests/quest');
  return quests?.updated.map(({ id }) => String(id)) ?? [];
}

function auditOf({ accountId, action, scope }: UndoRow) {
  const about = { actorId: accountId, action: 'change-taken-back' as const, detail: { action } };
  const { quests = [], trainings = [] } = scope;
  return [
    ...quests.map((subjectId) => ({ ...about, subjectId })),
    ...trainings.map((subjectId) => ({ ...about, subjectType: 'orientation' as const, subjectId })),
  ];
}

/** Forgets changes that no one can take back any more, a minute after their time. `now` in epoch ms. */
export async function sweepUndo(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, undo, lte(undo.expiresAt, now - UNDO_MEMORY_MS));
}
