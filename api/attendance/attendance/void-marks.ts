import { and, eq } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isVoidedByCancel } from '#domain/attendance/attendance.ts';
import { byProduct } from '#domain/attendance/attendance-entry.ts';
import { NO_MARK } from '#domain/attendance/attendance-gate.ts';
import type { QuestEdited } from '#domain/events/domain-event.ts';

/** Takes back marks made at the door of quests that are cancelled before their start, with an entry for each. */
export async function voidMarks(tx: Db, context: MailContext, edits: readonly QuestEdited[]): Promise<void> {
  const cancelled = edits.filter(({ changes }) => changes.publishingStatus === 'Cancelled');
  if (cancelled.length === 0) return;
  const questIds = cancelled.map(({ stored }) => stored.id);
  const marked = await tx
    .select({ contract })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(isInList(contract.questId, questIds), isSignUp(), startsAfter(context.now)));
  const ids = marked.flatMap((row) => (isVoidedByCancel(row.contract) ? [row.contract.id] : []));
  if (ids.length === 0) return;
  const contracts = await tx.update(contract).set(NO_MARK).where(isInList(contract.id, ids)).returning();
  await report(tx, context, 'AttendanceChanged', { contracts, change: byProduct('left') });
}
