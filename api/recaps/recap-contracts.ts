import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { RecapContract } from '#domain/recap.ts';

/** What of a sign-up a recap depends on; to be joined with its quest and its volunteer. */
export const RECAP_CONTRACT_COLUMNS = {
  providerId: quest.providerId,
  chariteerId: contract.chariteerId,
  status: contract.status,
  claimedAt: contract.claimedAt,
  abandonedAt: contract.abandonedAt,
  actualArrivalAt: contract.actualArrivalAt,
  actualDepartureAt: contract.actualDepartureAt,
  startedAt: quest.startedAt,
  publishingStatus: quest.publishingStatus,
  removedAt: chariteer.removedAt,
};

/**
 * Sign-ups that may count as something; the many that nothing was recorded of are left out. The plus keeps SQLite from
 * taking the index of guilds, in which every sign-up stands under null.
 */
export const mayCount = and(
  sql`+${contract.guildId} IS NULL`,
  or(isNotNull(contract.status), isNotNull(contract.abandonedAt)),
);

/** All sign-ups of these volunteers that may count, at whichever charity; one statement. */
export async function loadRecapContracts(db: Db, chariteerIds: readonly string[]): Promise<RecapContract[]> {
  return db
    .select(RECAP_CONTRACT_COLUMNS)
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(isInList(contract.chariteerId, chariteerIds), mayCount));
}
