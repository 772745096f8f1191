import DataLoader from 'dataloader';
import { asc, eq } from 'drizzle-orm';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { isInList } from '#db/in-list.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { AttendanceEntryRow } from './entry-row.ts';

/** Loader of the history of contracts, oldest entry first; one statement per request. */
export function createEntryLoaders({ store }: Context) {
  return {
    byContract: new DataLoader(async (contractIds: readonly string[]) => {
      const rows: AttendanceEntryRow[] = await store.read
        .select({
          contractId: attendanceEntry.contractId,
          number: attendanceEntry.number,
          at: attendanceEntry.at,
          role: attendanceEntry.role,
          way: attendanceEntry.way,
          reason: attendanceEntry.reason,
          statusAfter: attendanceEntry.statusAfter,
          arrivalAfter: attendanceEntry.arrivalAfter,
          departureAfter: attendanceEntry.departureAfter,
          minutesBefore: attendanceEntry.minutesBefore,
          minutesAfter: attendanceEntry.minutesAfter,
          providerId: quest.providerId,
        })
        .from(attendanceEntry)
        .innerJoin(contract, eq(contract.id, attendanceEntry.contractId))
        .innerJoin(quest, eq(quest.id, contract.questId))
        .where(isInList(attendanceEntry.contractId, contractIds))
        .orderBy(asc(attendanceEntry.contractId), asc(attendanceEntry.number));
      return listsInOrderOf(contractIds, rows, (row) => row.contractId);
    }),
  };
}
