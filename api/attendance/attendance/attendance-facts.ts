import { eq, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import { isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { ChangedContract } from '#domain/attendance/attendance-entry.ts';
import { reachAt } from '#domain/permissions/permissions.ts';

const lastEntryAt = sql<number | null>`(SELECT entry."at" FROM ${attendanceEntry} AS entry
  WHERE entry."contractId" = ${contract.id} AND entry."role" <> 'product' ORDER BY entry."number" DESC LIMIT 1)`;

/** Contracts with what decides about their attendance; in one statement however many. */
export async function loadAttendanceFacts(tx: Db, ids: readonly string[]) {
  return factsOf(tx).all({ ids: JSON.stringify(ids) });
}

const factsOf = prepareOnce((db: Db) =>
  db
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
      othersCountedAt: contract.othersCountedAt,
      username: chariteer.username,
      lastEntryAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(chariteer, eq(chariteer.id, contract.volunteerId))
    .where(isInListOf(contract.id, 'ids'))
    .prepare(),
);

export type AttendanceRow = Awaited<ReturnType<typeof loadAttendanceFacts>>[number] &
  Pick<ChangedContract, 'reason' | 'deviceAt' | 'role' | 'way'>;

/** The username of the person of a contract; null for those who may read names only once the quest has begun, and it hasn’t. */
export function nameShown(viewer: Context['viewer'], row: AttendanceRow, now: number): string | null {
  const isShown = (row.startedAt ?? now) <= now || reachAt(viewer, row.providerId, 'readNames') === 'always';
  return isShown ? row.username : null;
}
