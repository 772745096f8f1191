import { and, eq } from 'drizzle-orm';
import { mayCount } from '#api/rows/contract-where.ts';
import { isGone } from '#api/rows/volunteer-where.ts';
import { isInList, isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { RecapContract } from '#domain/recaps/recap.ts';

const COLUMNS = {
  providerId: quest.providerId,
  chariteerId: contract.chariteerId,
  status: contract.status,
  claimedAt: contract.claimedAt,
  abandonedAt: contract.abandonedAt,
  abandonReason: contract.abandonReason,
  handedToId: contract.handedToId,
  actualArrivalAt: contract.actualArrivalAt,
  actualDepartureAt: contract.actualDepartureAt,
  creditedUntil: contract.creditedUntil,
  startedAt: quest.startedAt,
  publishingStatus: quest.publishingStatus,
};

/** All sign-ups of these volunteers that may count, at whichever charity; two statements. */
export async function loadRecapContracts(db: Db, chariteerIds: readonly string[]): Promise<RecapContract[]> {
  // On its own: joined, it would be looked up once more for each of their many sign-ups.
  const removed = await db
    .select({ id: chariteer.id, removedAt: chariteer.removedAt })
    .from(chariteer)
    .where(and(isInList(chariteer.id, chariteerIds), isGone()));
  const removedAt = new Map(removed.map((row) => [row.id, row.removedAt]));
  const rows = await signUpsOf(db).all({ chariteerIds: JSON.stringify(chariteerIds) });
  return rows.map((row) => ({ ...row, removedAt: removedAt.get(row.chariteerId) ?? null }));
}

const signUpsOf = prepareOnce((db: Db) =>
  db
    .select(COLUMNS)
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(isInListOf(contract.chariteerId, 'chariteerIds'), mayCount))
    .prepare(),
);
