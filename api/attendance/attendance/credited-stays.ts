import { and, not, type SQL } from 'drizzle-orm';
import { isActive, isSignUp, wasThereBetween } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { wasThere } from '#domain/attendance/attendance.ts';
import { DAY_OF_CREDIT_MS, type Stay } from '#domain/attendance/credit-bounds.ts';
import type { AttendanceRow } from './attendance-facts.ts';

/** A stay with its contract, its quest and its person. */
export type CreditedStay = Stay & {
  id: string;
  questId: string;
  volunteerId: string | null;
  /** False for the person’s own mark that waits to be confirmed. */
  isCredited: boolean;
};

/** Stays beside those of contracts that are marked: of their people, at the times that can be credited there. */
export async function loadCreditedStays(tx: Db, facts: readonly AttendanceRow[]): Promise<CreditedStay[]> {
  const people = [...new Set(facts.map(({ chariteerId }) => chariteerId))];
  if (people.length === 0) return [];
  const from = Math.min(...facts.map(({ startedAt }) => startedAt ?? 0)) - DAY_OF_CREDIT_MS;
  const isAtThatTime = wasThereBetween(from, latestOf(facts) + DAY_OF_CREDIT_MS);
  return readStays(tx, and(isInList(contract.chariteerId, people), isSignUp(), isAtThatTime));
}

const NEVER = 9e15;

/** When the last of the quests is over; undated ones can be marked at any time. */
function latestOf(facts: readonly AttendanceRow[]): number {
  return Math.max(...facts.map(({ startedAt, endedAt }) => endedAt ?? startedAt ?? NEVER));
}

/** When people who have left were marked present on quests; in one statement however many. */
export async function loadStaysOfLeft(tx: Db, questIds: readonly string[]): Promise<CreditedStay[]> {
  return readStays(tx, and(isInList(contract.questId, questIds), not(isActive())));
}

async function readStays(tx: Db, isWanted: SQL | undefined): Promise<CreditedStay[]> {
  const rows = await tx
    .select({
      id: contract.id,
      questId: contract.questId,
      volunteerId: contract.volunteerId,
      status: contract.status,
      actualArrivalAt: contract.actualArrivalAt,
      actualDepartureAt: contract.actualDepartureAt,
    })
    .from(contract)
    .where(isWanted);
  return rows.flatMap(stayOf);
}

type StayRow = Pick<AttendanceRow, 'id' | 'questId' | 'status' | 'actualArrivalAt' | 'actualDepartureAt'> & {
  volunteerId: string | null;
};

function stayOf({ actualArrivalAt, actualDepartureAt, status, ...row }: StayRow): CreditedStay[] {
  if (actualArrivalAt === null || actualDepartureAt === null) return [];
  const { id, questId, volunteerId } = row;
  const times = { arrival: actualArrivalAt, departure: actualDepartureAt };
  return [{ id, questId, volunteerId, ...times, isCredited: wasThere(status) }];
}

/**
 * Returns what finds the stays of the person of a contract besides that one, with the marks before it in the batch
 * (`held`). Their own marks that wait to be confirmed count for who left the quest, and for another mark of their own.
 */
export function staysBeside(
  stays: readonly CreditedStay[],
  { held, own }: { held: ReadonlyMap<string, AttendanceRow>; own: ReadonlySet<string> },
): (contractId: string) => CreditedStay[] {
  const others = stays.filter(({ id }) => !held.has(id));
  const othersOf = Map.groupBy(others, ({ volunteerId }) => volunteerId);
  const markedOf = Map.groupBy(held.keys(), (id) => held.get(id)?.chariteerId);
  return (contractId) => {
    const { chariteerId: personId = '', questId } = held.get(contractId) ?? {};
    const marked = (markedOf.get(personId) ?? []).flatMap((id) => {
      const row = held.get(id);
      return row && id !== contractId ? stayOf({ ...row, volunteerId: row.chariteerId }) : [];
    });
    return [...(othersOf.get(personId) ?? []), ...marked].filter(
      (stay) => stay.isCredited || own.has(personId) || stay.questId === questId,
    );
  };
}
