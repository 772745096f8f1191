import { eq } from 'drizzle-orm';
import { CONTRACT_COLUMNS } from '#api/rows/contracts/contract-columns.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

/** Contracts with what decides about their attendance; in one statement however many. */
export async function loadAttendanceFacts(tx: Db, ids: readonly string[]) {
  return tx
    .select({
      ...CONTRACT_COLUMNS,
      providerId: quest.providerId,
      eventTitle: quest.eventTitle,
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      flexibleMinimumTime: quest.flexibleMinimumTime,
      creditedUntil: contract.creditedUntil,
      username: chariteer.username,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(chariteer, eq(chariteer.id, contract.volunteerId))
    .where(isInList(contract.id, ids));
}

export type AttendanceRow = Awaited<ReturnType<typeof loadAttendanceFacts>>[number];
