import { and, eq, isNull, sql } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { KeptRow, KeptRows, KeptValue } from '#api/identity/accounts/closed-person.ts';
import { insertKept } from '#api/operations/erasure/restore-person.ts';
import { addPlaces, takePlace } from '#api/places/places/place-counter.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { hasNotStarted } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { byProduct } from '#domain/attendance/attendance-entry.ts';
import { PRODUCTS_REASONS } from '#domain/quests/changes/end-reason.ts';
import { spotsOf } from '#domain/sign-up/party.ts';
import type { Sides } from './merge-parts.ts';

/**
 * Sign-ups go back to their record, with what was marked since; those that were set aside, or ended by the merge, come
 * back too. One for a quest ahead holds a place again only where there is one. Returns the ids of those that the merge
 * took away and that came back.
 */
export async function giveContractsBack(
  tx: Db,
  context: MailContext,
  { droppedId }: Sides,
  rows: readonly KeptRows[],
): Promise<string[]> {
  const { now } = context;
  const returned: string[] = [];
  const held = rows.find(({ part }) => part === 'contract chariteerId');
  for (const { key, was } of held?.changed ?? [])
    if (was.chariteerId === droppedId)
      await tx
        .update(contract)
        .set({ chariteerId: droppedId })
        .where(eq(contract.id, String(key.id)));
  for (const row of held?.changed ?? []) {
    if (!(await reopen(tx, now, row))) await creditAgain(tx, context, row);
    else if (Object.hasOwn(row.was, 'abandonedAt')) returned.push(String(row.key.id));
  }
  for (const row of held?.deleted ?? []) {
    const back = (await holds(tx, now, row)) ? row : ended(row, now);
    await insertKept(tx, contract, { ...back, handedToId: null });
    await renewEntry(tx, now, row);
    returned.push(String(row.id));
  }
  // The history of those goes on where it ended.
  const entries = rows.find(({ part }) => part === 'attendance_entry contractId');
  for (const row of entries?.deleted ?? []) await insertKept(tx, attendanceEntry, row);
  const handed = rows.find(({ part }) => part === 'contract handedToId');
  const links = [
    ...(handed?.changed ?? []).map(({ key, was }) => ({ ...was, ...key })),
    ...(held?.deleted ?? []),
  ];
  for (const { id, handedToId } of links) await linkAgain(tx, id ?? null, handedToId ?? null);
  return returned;
}

/** Gives the times back that the merge cut. Where they were marked anew since, that mark counts, and its credits. */
export async function giveTimesBack(tx: Db, context: MailContext, rows: readonly KeptRows[]): Promise<void> {
  const held = rows.find(({ part }) => part === 'contract chariteerId');
  for (const { key, was, left } of held?.changed ?? []) {
    const names = TIMES.filter((name) => Object.hasOwn(was, name));
    if (names.length === 0) continue;
    const isRow = eq(contract.id, String(key.id));
    const row = await tx.select().from(contract).where(isRow).get();
    if (!row) continue;
    if (names.every((name) => row[name] === left[name]))
      await tx
        .update(contract)
        .set(Object.fromEntries(names.map((name) => [name, was[name]])))
        .where(isRow);
    else await report(tx, context, 'AttendanceChanged', { contracts: [row], change: byProduct('merge') });
  }
}

const TIMES = ['actualArrivalAt', 'actualDepartureAt', 'creditedUntil'] as const;

/** Confirms the spots among these that stand, which puts them back into calendars: the merge took them off. */
export async function tellReturned(tx: Db, context: MailContext, ids: readonly string[]): Promise<void> {
  const held = await tx
    .select()
    .from(contract)
    .where(and(isInList(contract.id, ids), isActiveSignUp(), isNull(contract.status)));
  for (const signUp of held) await report(tx, context, 'SpotReturned', signUp);
}

/** The entry in the calendar was cancelled by the merge: a later one has to be newer than that. */
async function renewEntry(tx: Db, now: number, { questId, chariteerId }: KeptRow): Promise<void> {
  await tx.run(sql`UPDATE calendar_entry SET "changedAt" = ${now}, "sequence" = 2 + max("sequence",
      (SELECT (${now} - quest."createdAt") / 1000 FROM quest WHERE quest."id" = ${questId}))
    WHERE "questId" = ${questId} AND "personId" = ${chariteerId}`);
}

/** Once both are there again: who took over from whom. */
async function linkAgain(tx: Db, id: KeptValue, handedToId: KeptValue): Promise<void> {
  if (handedToId === null) return;
  await tx.run(sql`UPDATE contract SET "handedToId" = ${handedToId}
    WHERE "id" = ${id} AND "handedToId" IS NULL
      AND EXISTS (SELECT 1 FROM contract AS taker WHERE taker."id" = ${handedToId})`);
}

/** Reopens a contract that the merge ended because the other record was banned; false if it stays ended. */
async function reopen(
  tx: Db,
  now: number,
  { key, was, left }: KeptRows['changed'][number],
): Promise<boolean> {
  if (!Object.hasOwn(was, 'abandonedAt')) return true;
  const isRow = eq(contract.id, String(key.id));
  const row = await tx.select().from(contract).where(isRow).get();
  if (!row || row.abandonedAt !== left.abandonedAt) return false;
  if (!(await holds(tx, now, { ...row, ...was, formJSON: null }))) return false;
  const values = Object.entries(was)
    .filter(([name]) => name !== 'chariteerId')
    .map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  await tx.run(sql`UPDATE contract SET ${sql.join(values, sql`, `)} WHERE "id" = ${String(key.id)}`);
  return true;
}

/** What it earned by its end went with all that the merge wrote. */
async function creditAgain(
  tx: Db,
  context: MailContext,
  { key }: KeptRows['changed'][number],
): Promise<void> {
  const ended = await tx
    .select()
    .from(contract)
    .where(eq(contract.id, String(key.id)));
  await report(tx, context, 'AttendanceChanged', { contracts: ended, change: byProduct('merge') });
}

/** Whether a sign-up can stand as it did; where it holds a place, it has one now. */
async function holds(tx: Db, now: number, row: Readonly<Record<string, unknown>>): Promise<boolean> {
  if (row.abandonedAt !== null || row.guildId !== null) return true;
  const [questId, chariteerId] = [String(row.questId), String(row.chariteerId)];
  const again = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.questId, questId), eq(contract.chariteerId, chariteerId), isActiveSignUp()))
    .get();
  if (again) return false;
  const ahead = await tx
    .select({ id: quest.id })
    .from(quest)
    .where(and(eq(quest.id, questId), hasNotStarted(now)))
    .get();
  const count = spotsOf({ others: Number(row.others) });
  if (ahead) return takePlace(tx, questId, count);
  await addPlaces(tx, questId, count);
  return true;
}

/** Its place is gone by now: it comes back as one that has ended, with the product's own words. */
function ended(row: KeptRow, now: number): KeptRow {
  return { ...row, abandonedAt: now, abandonReason: PRODUCTS_REASONS.takenApart };
}
