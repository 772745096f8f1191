import { asc, gt, sql } from 'drizzle-orm';
import { loadRecapContracts } from '#api/reads/recaps/recap-contracts.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { recapTotal, recapVolunteer } from '#db/schema/recap.ts';
import type { Db } from '#db/store.ts';
import {
  NO_FIGURES,
  type RecapRow,
  type RecapTotal,
  recapChanges,
  recapKey,
  recapRows,
  recapTotals,
} from '#domain/recaps/recap.ts';
import { refreshRecap } from './refresh-recap.ts';

const VOLUNTEERS_AT_ONCE = 200;

/** Makes all recaps anew from the contracts. */
export async function rebuildRecap(tx: Db): Promise<void> {
  await tx.delete(recapTotal);
  await tx.delete(recapVolunteer);
  for await (const ids of volunteersInParts(tx)) await refreshRecap(tx, ids);
}

/** Where recaps are not what the contracts say: keys of rows and of sums. */
export type RecapFault = { kind: 'recap'; key: string };

/** Compares every row and every sum with what the contracts say; empty when all is right. */
export async function findRecapFaults(db: Db): Promise<RecapFault[]> {
  const wrong: string[] = [];
  const sums = new Map<string, RecapTotal>();
  for await (const ids of volunteersInParts(db)) {
    const kept = await loadRows(db, ids);
    const right = recapRows(await loadRecapContracts(db, ids));
    const { written, dropped } = recapChanges(kept, right);
    wrong.push(...[...written, ...dropped].map(recapKey));
    for (const total of recapTotals(right)) addUp(sums, total);
  }
  wrong.push(...wrongTotals(await db.select().from(recapTotal), sums));
  return wrong.map((key) => ({ kind: 'recap', key }));
}

const sumKey = ({ providerId, period }: RecapTotal) => `${providerId} ${period}`;

function addUp(sums: Map<string, RecapTotal>, total: RecapTotal): void {
  const sum = sums.get(sumKey(total));
  if (!sum) sums.set(sumKey(total), { ...total });
  else for (const name of FIGURES) sum[name] += total[name];
}

const FIGURES = Object.keys(NO_FIGURES) as (keyof typeof NO_FIGURES)[];

/** A sum of nothing may stand there or not. */
function wrongTotals(kept: readonly RecapTotal[], right: ReadonlyMap<string, RecapTotal>): string[] {
  const found = new Map(kept.map((total) => [sumKey(total), total]));
  const keys = [...new Set([...found.keys(), ...right.keys()])];
  return keys.filter((key) =>
    FIGURES.some((name) => (found.get(key)?.[name] ?? 0) !== (right.get(key)?.[name] ?? 0)),
  );
}

function loadRows(db: Db, chariteerIds: readonly string[]): Promise<RecapRow[]> {
  return db
    .select()
    .from(recapVolunteer)
    .where(
      sql`${recapVolunteer.chariteerId} IN (SELECT value FROM json_each(${JSON.stringify(chariteerIds)}))`,
    );
}

/** The ids of all volunteers, also of removed ones, a part at a time. */
async function* volunteersInParts(db: Db): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const part = await volunteersAfter(db, last, VOLUNTEERS_AT_ONCE);
    if (part.length === 0) return;
    yield part;
    last = part.at(-1) ?? last;
  }
}

/** The ids of so many volunteers that follow on an id, also of removed ones. */
export async function volunteersAfter(db: Db, id: string, most: number): Promise<string[]> {
  const part = await db
    .select({ id: chariteer.id })
    .from(chariteer)
    .where(gt(chariteer.id, id))
    .orderBy(asc(chariteer.id))
    .limit(most);
  return part.map((row) => row.id);
}
