import { and, eq, isNull } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { readSubjects } from '#api/quests/sign-up/read-subjects.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { hasNotStarted } from '#api/rows/quest-where.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import type { QuestTitle } from '#domain/quests/quest-translation.ts';
import { standingOf } from '#domain/sign-up/sign-up-gate.ts';
import { supervisionWaitsUntil } from '#domain/supervision/supervision.ts';
import { tellOfSupervision } from './lose-supervisor.ts';

/**
 * After a correction of a young person's birth date: spots ahead that ask for a supervisor at that age wait 24 hours for
 * one, as after one has left; those on quests that take no one so young end with the next sweep.
 */
export async function requireSupervisors(tx: Db, context: MailContext, chariteerId: string): Promise<void> {
  const { now } = context;
  const spots = await readUnsupervised(tx, now, chariteerId);
  const questIds = spots.map(({ questId }) => questId);
  const rows = await loadGateRows(tx, { viewerId: chariteerId, questIds, isCountingAlways: false });
  for (const spot of spots) {
    const row = rows.find(({ questId }) => questId === spot.questId);
    const subjects = await readSubjects(tx, { ids: [chariteerId], providerId: spot.providerId, now });
    const standing = row && standingOf(gateFactsOf(row, subjects.get(chariteerId) ?? null, now));
    if (standing !== 'supervised' && standing !== 'too-young') continue;
    const waitsUntil = standing === 'too-young' ? now : supervisionWaitsUntil(spot.startedAt, now);
    if (standing === 'supervised') await waitForSupervisor(tx, context, { ...spot, chariteerId }, waitsUntil);
    else await insertWait(tx, now, spot.contractId, waitsUntil);
  }
}

type UnsupervisedSpot = {
  contractId: string;
  chariteerId: string;
  providerId: string;
  title: QuestTitle;
  startedAt: number | null;
};

/** Lets a spot wait for an adult, and tells the young person, the guardian and the managers that one is needed. */
export async function waitForSupervisor(
  tx: Db,
  context: MailContext,
  spot: UnsupervisedSpot,
  waitsUntil: number,
): Promise<void> {
  await insertWait(tx, context.now, spot.contractId, waitsUntil);
  await tellOfSupervision(tx, context, { ...spot, news: 'needed', waitsUntil });
}

async function insertWait(tx: Db, now: number, contractId: string, waitsUntil: number): Promise<void> {
  const id = newId(now);
  await tx.insert(supervision).values({ id, contractId, state: 'left', createdAt: now, waitsUntil });
}

/** Sign-ups of a person for quests ahead for which no one is named to supervise. */
function readUnsupervised(tx: Db, now: number, chariteerId: string) {
  const isCurrent = and(eq(supervision.contractId, contract.id), eq(supervision.isCurrent, true));
  return tx
    .select({
      contractId: contract.id,
      questId: contract.questId,
      providerId: quest.providerId,
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(supervision, isCurrent)
    .where(
      and(
        eq(contract.chariteerId, chariteerId),
        isActiveSignUp(),
        hasNotStarted(now),
        isNull(supervision.id),
      ),
    );
}
