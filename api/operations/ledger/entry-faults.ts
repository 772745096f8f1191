import { and, sql } from 'drizzle-orm';
import { keepEntries } from '#api/attendance/credits/keep-entries.ts';
import { creditedMinutes, isSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { byProduct } from '#domain/attendance/attendance-entry.ts';
import { loadContracts } from './credit-faults.ts';
import { keysOf } from './ledger-keys.ts';
import type { LedgerPart } from './ledger-part.ts';

/** The history of sign-ups: their minutes are the sum of their entries. A repair is an entry of its own. */
export const ENTRIES: LedgerPart = {
  ...keysOf('contract'),
  most: 1000,
  find: findWrongSums,
  keyOf: (fault) => (fault.kind === 'entries' ? fault.contractId : ''),
  repair: async (tx, _, keys, now) =>
    keepEntries(tx, now, await loadContracts(tx, keys), byProduct('ledger')),
};

async function findWrongSums(db: Db, keys: readonly string[]) {
  const sum = sql<number>`ifnull((SELECT sum(entry."minutesAfter" - entry."minutesBefore")
    FROM ${attendanceEntry} AS entry WHERE entry."contractId" = ${contract}."id"), 0)`;
  const expected = creditedMinutes();
  const rows = await db
    .select({ contractId: contract.id, found: sum, expected })
    .from(contract)
    .where(and(isInList(contract.id, keys), isSignUp(), sql`${sum} <> ${expected}`));
  return rows.map((row) => ({ kind: 'entries' as const, ...row }));
}
