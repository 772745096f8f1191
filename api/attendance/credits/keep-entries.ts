import { sql } from 'drizzle-orm';
import { tableOfRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import type { Db } from '#db/store.ts';
import {
  type AttendanceChange,
  type ChangedContract,
  creditedMinutes,
} from '#domain/attendance/attendance-entry.ts';

/**
 * Adds an entry to the history of each contract that is not as its last entry says, in one statement however many.
 * `now` in epoch ms.
 */
export async function keepEntries(
  tx: Db,
  now: number,
  contracts: readonly ChangedContract[],
  { actorId, role, way }: AttendanceChange,
): Promise<void> {
  if (contracts.length === 0) return;
  const rows = contracts.map((held) => ({
    entryId: newId(now),
    contractId: held.id,
    markedAt: held.deviceAt ?? null,
    role: held.role ?? role,
    way: held.way ?? way,
    reason: held.reason ?? null,
    status: held.status,
    arrival: held.actualArrivalAt,
    departure: held.actualDepartureAt,
    minutes: creditedMinutes(held),
  }));
  await tx.run(sql`
    INSERT INTO ${attendanceEntry} ("id", "contractId", "number", "at", "markedAt", "actorId", "role", "way", "reason",
      "statusBefore", "statusAfter", "arrivalBefore", "arrivalAfter", "departureBefore", "departureAfter",
      "minutesBefore", "minutesAfter")
    SELECT held."entryId", held."contractId", ifnull(last."number", 0) + 1, ${now}, held."markedAt", ${actorId},
      held."role", held."way", held."reason", last."statusAfter", held."status", last."arrivalAfter", held."arrival",
      last."departureAfter", held."departure", ifnull(last."minutesAfter", 0), held."minutes"
    FROM ${tableOfRows(COLUMNS, rows)} AS held
    LEFT JOIN ${attendanceEntry} AS last ON last."contractId" = held."contractId" AND last."number" =
      (SELECT max(one."number") FROM ${attendanceEntry} AS one WHERE one."contractId" = held."contractId")
    WHERE last."statusAfter" IS NOT held."status" OR last."arrivalAfter" IS NOT held."arrival"
      OR last."departureAfter" IS NOT held."departure" OR ifnull(last."minutesAfter", 0) <> held."minutes"`);
}

const COLUMNS = [
  ...(['entryId', 'contractId', 'markedAt', 'role', 'way', 'reason'] as const),
  ...(['status', 'arrival', 'departure', 'minutes'] as const),
] as const;
