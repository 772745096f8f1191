import { and, asc, eq, lte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { endedEntry } from '#api/messages/calendar/ended-spots.ts';
import { abandon } from '#api/places/places/abandon.ts';
import { giveSpotsBack } from '#api/places/places/place-counter.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db, Store } from '#db/store.ts';
import { PRODUCTS_REASONS } from '#domain/quests/changes/end-reason.ts';
import { spotsOf } from '#domain/sign-up/party.ts';
import { tellOfSupervision } from './lose-supervisor.ts';
import { QUEST_SPOT } from './quest-spot-columns.ts';

const AT_ONCE = 50;

/** Frees the places of young people for whom no one has said yes in time. True when there may be more. */
export async function sweepSupervision(store: Store, context: MailContext): Promise<boolean> {
  return store.write(async (tx) => {
    const due = await readDue(tx, context.now);
    for (const one of due) await free(tx, context, one);
    return due.length === AT_ONCE;
  });
}

type Due = Awaited<ReturnType<typeof readDue>>[number];

async function free(tx: Db, context: MailContext, due: Due): Promise<void> {
  const { now } = context;
  await tx.update(supervision).set({ isCurrent: false }).where(eq(supervision.id, due.supervisionId));
  // Someone who was marked has been there, whoever looked after them.
  if (due.abandonedAt !== null || due.status !== null) return;
  const ended = await abandon(
    tx,
    context,
    due,
    { abandonedAt: now, abandonReason: PRODUCTS_REASONS.unsupervised },
    'NOT_SIGNED_UP',
  );
  const count = spotsOf(ended);
  await giveSpotsBack(tx, due.questId, count);
  await report(tx, context, 'ServiceChanged', { chariteerIds: [due.chariteerId] });
  await report(tx, context, 'SpotFreed', { questId: due.questId, count });
  const entryOf = await endedEntry(tx, context, due);
  await tellOfSupervision(tx, context, { ...due, news: 'freed', waitsUntil: null, entryOf });
  const subject = { subjectId: due.id };
  await recordAudit(tx, now, { ...subject, action: 'unsupervised-place-freed', actorId: null });
}

async function readDue(tx: Db, now: number) {
  return tx
    .select({ ...QUEST_SPOT, supervisionId: supervision.id })
    .from(supervision)
    .innerJoin(contract, eq(contract.id, supervision.contractId))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(lte(supervision.waitsUntil, now), eq(supervision.isCurrent, true)))
    .orderBy(asc(supervision.waitsUntil))
    .limit(AT_ONCE);
}
