import { and } from 'drizzle-orm';
import { writeCredits } from '#api/attendance/credits/replace-credits.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import type { Db } from '#db/store.ts';
import type { CreditedContract } from '#domain/attendance/attendance.ts';
import { creditsFor, servedMinutes } from '#domain/attendance/attendance.ts';
import { keysOf } from './ledger-keys.ts';
import type { LedgerPart } from './ledger-part.ts';

/** The credits of sign-ups. A guild's reservations are held by no volunteer and earn nothing. */
export const CREDITS: LedgerPart = {
  ...keysOf('contract'),
  most: 1000,
  find: async (db, keys) => wrongCredits(db, await loadContracts(db, keys)),
  keyOf: (fault) => (fault.kind === 'credits' ? fault.contractId : ''),
  repair: async (tx, _, keys, now) => writeCredits(tx, await loadContracts(tx, keys), now),
};

/** Sign-ups as their credits and entries depend on them. */
export function loadContracts(db: Db, ids: readonly string[]): Promise<CreditedContract[]> {
  const { id, questId, chariteerId, status, actualArrivalAt, actualDepartureAt, creditedUntil } = contract;
  return db
    .select({ id, questId, chariteerId, status, actualArrivalAt, actualDepartureAt, creditedUntil })
    .from(contract)
    .where(and(isInList(id, ids), isSignUp()));
}

async function wrongCredits(db: Db, contracts: readonly CreditedContract[]) {
  const ids = contracts.map((held) => held.id);
  const { contractId, playerId, questId, type, value } = credit;
  const rows = await db
    .select({ contractId, playerId, questId, type, value })
    .from(credit)
    .where(isInList(contractId, ids));
  const found = Map.groupBy(rows, (row) => row.contractId);
  return contracts.flatMap((held) => {
    const owner = { playerId: held.chariteerId, questId: held.questId };
    const expected = inWords(
      creditsFor(held.status, servedMinutes(held)).map((one) => ({ ...one, ...owner })),
    );
    const actual = inWords(found.get(held.id) ?? []);
    if (actual === expected) return [];
    return [{ kind: 'credits' as const, contractId: held.id, found: actual, expected }];
  });
}

function inWords(credits: readonly { type: string; value: number; playerId: string; questId: string }[]) {
  return credits
    .map(({ type, value, playerId, questId }) => `${type} ${value} of ${playerId} on ${questId}`)
    .sort()
    .join(', ');
}
