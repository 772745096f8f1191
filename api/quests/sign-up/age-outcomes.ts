import { and, asc, eq, isNull } from 'drizzle-orm';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import { type AgeOutcome, ageOutcome } from '#domain/sign-up/age-outcome.ts';
import { gateFactsOf, loadGateRowsOfMany } from './gate-facts.ts';
import { readSubjects } from './read-subjects.ts';

/** A quest with its start before and after an edit, in epoch ms. */
type MovedQuest = { id: string; providerId: string; before: number | null; after: number | null };

export type AgeOutcomes = ReadonlyMap<string, AgeOutcome>;

/** People on a quest whose age does not fit its new day, by id; no one where it is not moved or no longer ahead. */
export async function readAgeOutcomes(
  db: Db,
  { id, providerId, before, after }: MovedQuest,
  now: number,
): Promise<AgeOutcomes> {
  if (before === after || (after !== null && after <= now)) return new Map();
  const spots = await readSpots(db, id);
  const ids = spots.map(({ chariteerId }) => chariteerId);
  if (ids.length === 0) return new Map();
  const rows = await loadGateRowsOfMany(db, id, ids);
  const subjects = await readSubjects(db, { ids, providerId, now });
  return new Map(
    spots.flatMap(({ chariteerId, supervisionId }) => {
      const row = rows.get(chariteerId);
      const subject = subjects.get(chariteerId);
      if (!row || !subject) return [];
      const on = (startedAt: number | null) => gateFactsOf({ ...row, startedAt }, subject, now);
      const outcome = ageOutcome(on(before), on(after), { hasSupervisor: supervisionId !== null });
      return outcome ? [[chariteerId, outcome] as const] : [];
    }),
  );
}

/** Sign-ups that nothing was marked of yet, with who supervises them, or is to be found. */
function readSpots(db: Db, questId: string) {
  const isIts = and(eq(supervision.contractId, contract.id), eq(supervision.isCurrent, true));
  return db
    .select({ chariteerId: contract.chariteerId, supervisionId: supervision.id })
    .from(contract)
    .leftJoin(supervision, isIts)
    .where(and(eq(contract.questId, questId), isActiveSignUp(), isNull(contract.status)))
    .orderBy(asc(contract.claimedAt), asc(contract.id));
}
