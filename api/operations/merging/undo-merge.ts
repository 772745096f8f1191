import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { childPartedMail, recordsPartedMail } from '#api/access/outbox/merge-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationUndoMergeArgs, RecordMerge } from '#api/graphql/generated/types.ts';
import { isInList } from '#db/in-list.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { mergedKey, recordMerge } from '#db/schema/record-merge.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfMergeUndo } from '#domain/merging/record-merge.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { writeBest } from '../payments/keep-subscription.ts';
import { openMerge, type StoredMerge } from './kept-merge.ts';
import { readStoredPerson } from './record-facts.ts';
import { readRecordMerge } from './record-merges.ts';
import { takeApart } from './take-apart.ts';
import { tellGuardians } from './tell-guardians.ts';

/**
 * Makes two records again of a merge, for 30 days exactly; of several merges of a record the last one first. Both
 * owners are told. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, PROOF_NEEDED, MERGE_NOT_FOUND, UNDO_USED, UNDO_TOO_LATE, UNDO_OVERTAKEN.
 */
export async function undoMerge(context: Context, { id }: MutationUndoMergeArgs): Promise<RecordMerge> {
  const { viewer, store, now, config } = context;
  const { accountId: actorId } = requireStaff(viewer);
  requireRecentProof(context);
  const undone = await store.write(async (tx) => {
    const row = await tx.select().from(recordMerge).where(eq(recordMerge.id, id)).get();
    if (!row) throw new DomainError('MERGE_NOT_FOUND');
    const refusal = refusalOfMergeUndo({ ...row, isOvertaken: await isOvertaken(tx, row) }, now);
    if (refusal) throw new DomainError(refusal);
    const kept = openMerge(config.dataKey, row);
    if (!kept) throw new DomainError('MERGE_NOT_FOUND');
    await takeApart(tx, context, row, { ...kept, mergedAt: row.mergedAt });
    await tx.delete(mergedKey).where(eq(mergedKey.mergeId, id));
    await tx.update(recordMerge).set({ sealed: null, undoneAt: now }).where(eq(recordMerge.id, id));
    for (const id of [row.keptId, row.droppedId]) await writeBest(tx, now, id);
    await tellOwners(tx, context, row);
    const { keptId: subjectId, droppedId } = row;
    const subject = { subjectId, detail: { droppedId, mergeId: id } };
    await recordAudit(tx, now, { ...subject, action: 'merge-undone', actorId });
    return readRecordMerge(tx, config.dataKey, id);
  });
  if (!undone) throw new DomainError('MERGE_NOT_FOUND');
  return undone;
}

/** True if either record or their family was merged again later; ties go by row order. */
async function isOvertaken(tx: Db, { id, keptId, droppedId }: StoredMerge): Promise<boolean> {
  const ids = [keptId, droppedId, ...(await readFamily(tx, keptId))];
  const isLater = sql`(${recordMerge.mergedAt}, ${recordMerge}.rowid) >
    (SELECT this."mergedAt", this.rowid FROM record_merge AS this WHERE this."id" = ${id})`;
  const isOfOne = or(isInList(recordMerge.keptId, ids), isInList(recordMerge.droppedId, ids));
  const [later] = await tx
    .select({ found: sql`1` })
    .from(recordMerge)
    .where(and(isOfOne, ne(recordMerge.id, id), isLater, isNull(recordMerge.undoneAt)))
    .limit(1);
  return later !== undefined;
}

/** The children under an account, and the guardians of a child: where one of them goes, the others have to follow. */
async function readFamily(tx: Db, id: string): Promise<string[]> {
  const { chariteerId, guardianAccountId } = childRecord;
  const rows = await tx
    .select({ chariteerId, guardianAccountId })
    .from(childRecord)
    .where(or(eq(chariteerId, id), eq(guardianAccountId, id)));
  return rows.map((row) => (row.chariteerId === id ? row.guardianAccountId : row.chariteerId));
}

async function tellOwners(tx: Db, context: Context, { keptId, droppedId }: StoredMerge): Promise<void> {
  const kept = await readStoredPerson(tx, keptId);
  const dropped = await readStoredPerson(tx, droppedId);
  if (!kept || !dropped) throw new DomainError('MERGE_NOT_FOUND');
  if (kept.guardians.length > 0)
    return tellGuardians(tx, context, { kind: 'records-parted', kept, dropped }, (locale, about) =>
      childPartedMail(locale, context.config, about),
    );
  const accounts = [kept.account, dropped.account].filter((account) => account !== null);
  const addresses = { keptEmail: kept.account?.email ?? '', droppedEmail: dropped.account?.email ?? '' };
  for (const account of accounts) {
    const { username, email: recipient, id: ownerId } = account;
    const mail = mailIn(localeOf(account.locale, context.request.pageLocale), (locale) =>
      recordsPartedMail(locale, context.config, { username, ...addresses }),
    );
    await queueMail(tx, context, { kind: 'records-parted', ...mail, recipient, ownerId });
  }
}
