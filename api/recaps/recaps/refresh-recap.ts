import { and, sql } from 'drizzle-orm';
import { mayCount } from '#api/rows/contract-where.ts';
import { isInList, isInListOf } from '#db/in-list.ts';
import { tableOfRows } from '#db/insert-rows.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { contract } from '#db/schema/contract.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import type { Db } from '#db/store.ts';
import { lateDropOut } from '#domain/attendance/attendance.ts';
import { type RecapChanges, recapChanges, recapRows } from '#domain/recaps/recap.ts';
import { loadRecapContracts } from './recap-contracts.ts';

/**
 * Brings the recaps of these volunteers up to date, in the write that changed what their contracts count as.
 * At most seven statements however many.
 */
export async function refreshRecap(tx: Db, chariteerIds: readonly string[]): Promise<void> {
  const ids = [...new Set(chariteerIds)];
  if (ids.length === 0) return;
  const before = await recapsOf(tx).all({ ids: JSON.stringify(ids) });
  await writeChanges(tx, recapChanges(before, recapRows(await loadRecapContracts(tx, ids))));
}

const recapsOf = prepareOnce((db: Db) =>
  db.select().from(recapVolunteer).where(isInListOf(recapVolunteer.chariteerId, 'ids')).prepare(),
);

/** Updates the recap after a cancellation, which counts only if late. */
export async function refreshRecapOfBail(
  tx: Db,
  signUp: { chariteerId: string; startedAt: number | null; abandonedAt: number | null },
): Promise<void> {
  if (lateDropOut(signUp.startedAt, signUp.abandonedAt)) await refreshRecap(tx, [signUp.chariteerId]);
}

/** Updates the recap of all people on quests whose start or status has changed. */
export async function refreshRecapOfQuests(tx: Db, questIds: readonly string[]): Promise<void> {
  const people = await tx
    .selectDistinct({ chariteerId: contract.chariteerId })
    .from(contract)
    .where(and(isInList(contract.questId, questIds), mayCount));
  await refreshRecap(
    tx,
    people.map(({ chariteerId }) => chariteerId),
  );
}

/** Rows are bound as one JSON list each, so that the statements stay the same for any number of them. */
async function writeChanges(tx: Db, { written, dropped, totals }: RecapChanges): Promise<void> {
  if (dropped.length > 0) {
    await tx.run(sql`DELETE FROM recap_volunteer WHERE ("providerId", "period", "chariteerId") IN (
      SELECT value ->> 'providerId', value ->> 'period', value ->> 'chariteerId'
      FROM json_each(${JSON.stringify(dropped)}))`);
  }
  if (written.length > 0) {
    await tx.run(sql`INSERT INTO recap_volunteer ("providerId", "period", "chariteerId", "completedQuests",
        "serviceMinutes", "absentCount", "lateDropCount", "isNew", "isRetained")
      SELECT * FROM ${tableOfRows(WRITTEN, written)} WHERE true
      ON CONFLICT DO UPDATE SET "completedQuests" = excluded."completedQuests",
        "serviceMinutes" = excluded."serviceMinutes", "absentCount" = excluded."absentCount",
        "lateDropCount" = excluded."lateDropCount", "isNew" = excluded."isNew",
        "isRetained" = excluded."isRetained"`);
  }
  if (totals.length > 0) await addToTotals(tx, JSON.stringify(totals));
}

const WRITTEN = [
  ...(['providerId', 'period', 'chariteerId', 'completedQuests', 'serviceMinutes'] as const),
  ...(['absentCount', 'lateDropCount', 'isNew', 'isRetained'] as const),
] as const;

async function addToTotals(tx: Db, changes: string): Promise<void> {
  await tx.run(sql`INSERT INTO recap_total SELECT value ->> 'providerId', value ->> 'period', 0, 0, 0, 0
    FROM json_each(${changes}) WHERE true ON CONFLICT DO NOTHING`);
  await tx.run(sql`UPDATE recap_total SET
      "volunteerCount" = "volunteerCount" + (change.value ->> 'volunteerCount'),
      "newVolunteerCount" = "newVolunteerCount" + (change.value ->> 'newVolunteerCount'),
      "retainedVolunteerCount" = "retainedVolunteerCount" + (change.value ->> 'retainedVolunteerCount'),
      "serviceMinutes" = "serviceMinutes" + (change.value ->> 'serviceMinutes')
    FROM json_each(${changes}) AS change
    WHERE recap_total."providerId" = change.value ->> 'providerId'
      AND recap_total."period" = change.value ->> 'period'`);
}
