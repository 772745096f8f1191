import { eq, type SQL, sql } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { KeptRow, KeptRows } from '#api/identity/accounts/closed-person.ts';
import { insertKept } from '#api/operations/erasure/restore-person.ts';
import { replaceFavorites } from '#api/people/volunteers/replace-favorites.ts';
import { isInList } from '#db/in-list.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { favoriteDistrict, guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { district } from '#db/schema/district.ts';
import { membershipPeriod } from '#db/schema/member-group.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { isSignUp } from '#domain/sign-up/contract-standing.ts';
import { giveContractsBack, giveTimesBack, tellReturned } from './give-contracts-back.ts';
import { givePeriodsBack } from './give-periods-back.ts';
import type { KeptMerge } from './kept-merge.ts';
import type { Sides } from './merge-parts.ts';
import { MERGE_PARTS, type MergePart } from './merge-parts.ts';
import { readFavorites } from './merge-person.ts';
import { partGuardians } from './part-guardians.ts';
import { takeConsentBack } from './take-consent-back.ts';

/** Written by files of their own. */
const RULED = [membershipPeriod, favoriteDistrict, contract, attendanceEntry] as const;

/**
 * Makes two records again of one, in the write that judged it: everything is as it was before, but what happened since
 * stays with the kept record, and a place that someone else has by now stays theirs.
 */
export async function takeApart(
  tx: Db,
  context: MailContext,
  sides: Sides,
  merge: KeptMerge & { mergedAt: number },
): Promise<void> {
  const parts = MERGE_PARTS.filter(({ table }) => !RULED.some((ruled) => ruled === table));
  const waitedFor = await readWaitedFor(tx, sides);
  const returned: string[] = [];
  for (const part of parts.toReversed()) await dropInserted(tx, part, merge);
  for (const part of parts) {
    const rows = merge.rows.find((one) => one.part === part.part);
    for (const row of rows?.changed ?? []) await writeBack(tx, part, row, sides);
    for (const row of rows?.deleted ?? []) await insertKept(tx, part.table, row);
    if (part.table === ACCOUNTS) returned.push(...(await giveContractsBack(tx, context, sides, merge.rows)));
  }
  await partGuardians(tx, sides);
  await givePeriodsBack(tx, sides, merge);
  await giveFavoritesBack(tx, sides, merge.favorites);
  await giveTimesBack(tx, context, merge.rows);
  await creditsFollowContracts(tx, sides);
  const held = await tx
    .select()
    .from(contract)
    .where(isInList(contract.chariteerId, [sides.keptId, sides.droppedId]));
  await report(tx, context, 'SignUpsParted', { contracts: held.filter(isSignUp) });
  const waits = await readWaitedFor(tx, sides);
  const questIds = [...held.map(({ questId }) => questId), ...waitedFor, ...waits];
  await report(tx, context, 'SpotsMoved', { questIds });
  await report(tx, context, 'ServiceChanged', { chariteerIds: [sides.keptId, sides.droppedId] });
  for (const chariteerId of [sides.keptId, sides.droppedId])
    await report(tx, context, 'RecordJoined', { chariteerId });
  await tellReturned(tx, context, returned);
}

const ACCOUNTS = MERGE_PARTS.find(({ part }) => part === 'account id')?.table;

async function dropInserted(
  tx: Db,
  { part, table, keys }: MergePart,
  { inserted }: KeptMerge,
): Promise<void> {
  const rows = inserted.find((one) => one.part === part)?.rows ?? [];
  for (const row of rows) {
    const isRow = keys.map((key) => sql`${sql.identifier(key.name)} = ${row[key.name] ?? null}`);
    await tx.run(sql`DELETE FROM ${table} WHERE ${sql.join(isRow, sql` AND `)}`);
  }
}

/** Each value for itself: what was changed since stays. */
async function writeBack(
  tx: Db,
  { table }: MergePart,
  row: KeptRows['changed'][number],
  sides: Sides,
): Promise<void> {
  if (table === guardianConsent) return takeConsentBack(tx, sides, row);
  const names = Object.keys(row.was).filter((name) => table !== placeOffer || name === 'chariteerId');
  if (names.length === 0) return;
  const values = names.map((name): SQL => {
    const column = sql.identifier(name);
    return sql`${column} = CASE WHEN ${column} IS ${row.left[name] ?? null} THEN ${row.was[name] ?? null} ELSE ${column} END`;
  });
  await tx.run(sql`UPDATE OR IGNORE ${table} SET ${sql.join(values, sql`, `)} WHERE ${isKey(row.key)}`);
}

function isKey(key: KeptRow): SQL {
  return sql.join(
    Object.entries(key).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql` AND `,
  );
}

async function readWaitedFor(tx: Db, { keptId, droppedId }: Sides): Promise<string[]> {
  const rows = await tx
    .select({ questId: waitingPerson.questId })
    .from(waitingPerson)
    .where(isInList(waitingPerson.chariteerId, [keptId, droppedId]));
  return rows.map(({ questId }) => questId);
}

/** Restores favorites through the function that also updates the districts' counts. */
async function giveFavoritesBack(
  tx: Db,
  { keptId, droppedId }: Sides,
  { kept, dropped, merged }: KeptMerge['favorites'],
): Promise<void> {
  const known = new Set((await tx.select({ id: district.id }).from(district)).map(({ id }) => id));
  const still = (ids: readonly string[]) => ids.filter((id) => known.has(id));
  const now = await readFavorites(tx, keptId);
  if (now.join() === merged.join()) await replaceFavorites(tx, keptId, still(kept));
  await replaceFavorites(tx, droppedId, still(dropped));
}

/** Moves credits back with their contracts, even those earned since: they belong to whoever has the sign-up now. */
async function creditsFollowContracts(tx: Db, { keptId, droppedId }: Sides): Promise<void> {
  await tx.run(sql`UPDATE credit SET "playerId" = held."chariteerId" FROM contract AS held
    WHERE held."id" = credit."contractId" AND ${eq(sql`held."chariteerId"`, droppedId)}
      AND credit."playerId" = ${keptId}`);
}
