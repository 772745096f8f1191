import { and, eq } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { abandon } from '#api/places/places/abandon.ts';
import { giveSpotsBack } from '#api/places/places/place-counter.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { DomainEvents } from '#domain/events/domain-event.ts';
import { PRODUCTS_REASONS } from '#domain/quests/changes/end-reason.ts';
import { spotsOf } from '#domain/sign-up/party.ts';
import { supervisionWaitsUntil } from '#domain/supervision/supervision.ts';
import { QUEST_SPOT } from './quest-spot-columns.ts';
import { waitForSupervisor } from './wait-for-supervisor.ts';

/**
 * Ends the sign-ups of those whose age a quest's new day leaves out, of which the notice has told them; those who need
 * an adult then have 24 hours to name one.
 */
export async function keepAges(
  tx: Db,
  context: MailContext,
  { questId, outcomes }: DomainEvents['AgesUnmet'],
): Promise<void> {
  const { now } = context;
  const ended: string[] = [];
  for (const { title, ...spot } of await readSpots(tx, questId, [...outcomes.keys()])) {
    const { chariteerId, id: contractId, startedAt } = spot;
    if (outcomes.get(chariteerId) === 'unsupervised') {
      const waitsUntil = supervisionWaitsUntil(startedAt, now);
      await waitForSupervisor(tx, context, { ...spot, title, contractId }, waitsUntil);
      continue;
    }
    const end = { abandonedAt: now, abandonReason: PRODUCTS_REASONS.outOfAge };
    const count = spotsOf(await abandon(tx, context, spot, end, 'NOT_SIGNED_UP'));
    await giveSpotsBack(tx, questId, count);
    await report(tx, context, 'SpotEnded', { questId, count, leaverId: chariteerId });
    ended.push(chariteerId);
  }
  if (ended.length > 0) await report(tx, context, 'ServiceChanged', { chariteerIds: ended });
}

function readSpots(tx: Db, questId: string, chariteerIds: readonly string[]) {
  return tx
    .select(QUEST_SPOT)
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(eq(contract.questId, questId), isActiveSignUp(), isInList(contract.chariteerId, chariteerIds)),
    );
}
