import { asc, gt, type SQL, sql } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
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
} from '#domain/recaps/recap.ts';
import { loadRecapContracts } from './recap-contracts.ts';
import { refreshRecap } from './refresh-recap.ts';

const VOLUNTEERS_AT_ONCE = 200;

/** Makes all recaps anew from the contracts. */
export async function rebuildRecap(tx: Db): Promise<void> {
  await tx.delete(recapTotal);
  await tx.delete(recapVolunteer);
  for await (const ids of volunteersInParts(tx)) await refreshRecap(tx, ids);
}

/** A row of a recap, or a sum of them, that is not what the contracts say: charity, period and, of a row, volunteer. */
export type RecapFault = { kind: 'recap'; key: string };

/** Rows of these volunteers that are not what their contracts say. */
export async function findRecapFaults(db: Db, chariteerIds: readonly string[]): Promise<RecapFault[]> {
  const kept = await loadRows(db, chariteerIds);
  const { written, dropped } = recapChanges(kept, recapRows(await loadRecapContracts(db, chariteerIds)));
  return [...written, ...dropped].map((row) => ({ kind: 'recap', key: recapKey(row) }));
}

/** Sums of these charities that are not those of their rows. */
export async function findTotalFaults(db: Db, providerIds: readonly string[]): Promise<RecapFault[]> {
  const kept = await db.select().from(recapTotal).where(isInList(recapTotal.providerId, providerIds));
  const keys = wrongTotals(kept, await sumsOf(db, providerIds));
  return keys.map((key) => ({ kind: 'recap', key }));
}

/** Writes the sums of these charities anew. */
export async function rebuildTotals(tx: Db, providerIds: readonly string[]): Promise<void> {
  await tx.delete(recapTotal).where(isInList(recapTotal.providerId, providerIds));
  for (const total of await sumsOf(tx, providerIds)) await tx.insert(recapTotal).values(total);
}

/** The sums of rows by charity and period, added up by the database: a large charity has a million rows. */
function sumsOf(db: Db, providerIds: readonly string[]): Promise<RecapTotal[]> {
  const { providerId, period, completedQuests, isNew, isRetained, serviceMinutes } = recapVolunteer;
  const sumOf = (what: SQL) => sql<number>`coalesce(sum(${what}), 0)`;
  return db
    .select({
      providerId,
      period,
      volunteerCount: sumOf(sql`${completedQuests} > 0`),
      newVolunteerCount: sumOf(sql`${isNew}`),
      retainedVolunteerCount: sumOf(sql`${isRetained}`),
      serviceMinutes: sumOf(sql`${serviceMinutes}`),
    })
    .from(recapVolunteer)
    .where(isInList(providerId, providerIds))
    .groupBy(providerId, period);
}

const sumKey = ({ providerId, period }: RecapTotal) => `${providerId}\n${period}`;
const FIGURES = Object.keys(NO_FIGURES) as (keyof typeof NO_FIGURES)[];

/** A sum of nothing may be kept or not. */
function wrongTotals(kept: readonly RecapTotal[], right: readonly RecapTotal[]): string[] {
  const [found, expected] = [kept, right].map((totals) => new Map(totals.map((one) => [sumKey(one), one])));
  const keys = [...new Set([...kept, ...right].map(sumKey))];
  return keys.filter((key) =>
    FIGURES.some((name) => (found?.get(key)?.[name] ?? 0) !== (expected?.get(key)?.[name] ?? 0)),
  );
}

function loadRows(db: Db, chariteerIds: readonly string[]): Promise<RecapRow[]> {
  return db.select().from(recapVolunteer).where(isInList(recapVolunteer.chariteerId, chariteerIds));
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
