import { creditedMinutes } from '#domain/attendance/attendance-entry.ts';
import { insertRows } from '../insert-rows.ts';
import { attendanceEntry } from '../schema/attendance-entry.ts';
import type { Contract } from './insert-contract.ts';

type Marked = Pick<
  Contract,
  'id' | 'questId' | 'chariteerId' | 'status' | 'claimedAt' | 'actualArrivalAt' | 'actualDepartureAt'
> &
  Partial<Pick<Contract, 'guildId' | 'markedAt' | 'creditedUntil' | 'ownMarkedAt'>>;

/** First entries in the history of sign-ups that something is recorded of, as their rows say. */
export async function insertEntries(tx: Parameters<typeof insertRows>[0], contracts: readonly Marked[]) {
  const marked = contracts.filter(
    ({ guildId, status, actualArrivalAt, actualDepartureAt }) =>
      (guildId ?? null) === null && (status ?? actualArrivalAt ?? actualDepartureAt) !== null,
  );
  await insertRows(
    tx,
    attendanceEntry,
    marked.map((held) => ({
      id: `${held.id}.1`,
      contractId: held.id,
      number: 1,
      at: held.markedAt ?? held.actualDepartureAt ?? held.actualArrivalAt ?? held.claimedAt,
      role: held.ownMarkedAt ? ('volunteer' as const) : ('manager' as const),
      way: 'sheet' as const,
      statusAfter: held.status,
      arrivalAfter: held.actualArrivalAt,
      departureAfter: held.actualDepartureAt,
      minutesBefore: 0,
      minutesAfter: creditedMinutes({ ...held, creditedUntil: held.creditedUntil ?? null }),
    })),
  );
}
