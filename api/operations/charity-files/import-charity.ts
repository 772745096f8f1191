import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { keepTold } from '#api/access/outbox/messages/keep-told.ts';
import { isInList } from '#db/in-list.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db, Store } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { importedId, type TableToWrite } from './plan-import.ts';
import { keyColumns } from './read-table.ts';

/** Sources of an imported charity; the first while its import is not finished. */
const SOURCES = { unfinished: 'charity-file-part', finished: 'charity-file' } as const;
const ROWS_AT_ONCE = 200;

/** Whether the charity is here already, and whole. */
export async function isCharityHere(db: Db, charityId: string): Promise<boolean> {
  const { importSource, importId } = provider;
  const rows = await db
    .select({ id: provider.id })
    .from(provider)
    .where(and(eq(importSource, SOURCES.finished), eq(importId, charityId)));
  return rows.length > 0;
}

/** Accounts with a volunteer record here, by those of the addresses that their owners have confirmed. */
export async function readHolders(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, { id: string; dateOfBirth: string | null }>> {
  const rows = await db
    .select({ id: account.id, emailKey: account.emailKey, dateOfBirth: chariteer.dateOfBirth })
    .from(account)
    .innerJoin(chariteer, eq(chariteer.id, account.id))
    .innerJoin(contactEmail, eq(contactEmail.accountId, account.id))
    .where(
      and(
        isInList(account.emailKey, addresses.map(uniqueKey)),
        eq(contactEmail.verificationStatus, 'Confirmed'),
        eq(sql`lower(${contactEmail.emailAddress})`, account.emailKey),
      ),
    );
  return new Map(rows.map(({ emailKey, ...holder }) => [emailKey, holder]));
}

/** Adds records for people of whom nothing is known here, so that their hours stay right. */
export async function writeUnnamed(store: Store, now: number, ids: readonly string[]): Promise<void> {
  await inSteps(ids, (some) =>
    store.write((tx) =>
      tx
        .insert(chariteer)
        .values(some.map((id) => ({ id, createdAt: now, removedAt: now })))
        .onConflictDoNothing(),
    ),
  );
}

/**
 * Writes a charity's rows, a few hundred at a time; until the last one it is hidden. Broken off, it goes on where it was
 * when the same file is imported again.
 */
export async function writeCharity(
  store: Store,
  { charityId, now, tables }: { charityId: string; now: number; tables: readonly TableToWrite[] },
): Promise<void> {
  const id = importedId(charityId, charityId);
  await inSteps(servicesIn(tables), (some) => store.write((tx) => keepTold(tx, now, some)));
  for (const table of tables) {
    const isCharity = table.kept.table === provider;
    const hidden = { isVisible: false, importSource: SOURCES.unfinished, importId: charityId };
    await inSteps(table.rows, (some) =>
      store.write((tx) =>
        tx
          .insert(table.kept.table)
          .values(some.map(({ values }) => (isCharity ? { ...values, ...hidden } : values)))
          .onConflictDoNothing(),
      ),
    );
    await inSteps(
      table.rows.filter(({ later }) => Object.keys(later).length > 0),
      (some) => store.write((tx) => writeLater(tx, table, some)),
    );
  }
  const isVisible = tables.find(({ kept }) => kept.table === provider)?.rows[0]?.values.isVisible === true;
  await store.write(async (tx) => {
    await tx.update(provider).set({ isVisible, importSource: SOURCES.finished }).where(eq(provider.id, id));
    await recordAudit(tx, now, { action: 'charity-imported', actorId: null, subjectId: id });
  });
}

/** The quests with their sign-ups. */
function servicesIn(tables: readonly TableToWrite[]) {
  const rowsOf = (wanted: SQLiteTable) =>
    tables.flatMap(({ kept, rows }) => (kept.table === wanted ? rows.map(({ values }) => values) : []));
  const signUps = Map.groupBy(rowsOf(contract), ({ questId }) => questId);
  return rowsOf(quest).map(({ id, startedAt, endedAt }) => ({
    questId: String(id),
    startedAt: instantIn(startedAt),
    endedAt: instantIn(endedAt),
    contractIds: (signUps.get(id) ?? []).map((signUp) => String(signUp.id)),
  }));
}

const instantIn = (value: unknown) => (typeof value === 'number' ? value : null);

/** What names a row of the same table that was written after it. */
async function writeLater(
  tx: Db,
  { kept: { table } }: TableToWrite,
  rows: TableToWrite['rows'],
): Promise<void> {
  const [key] = keyColumns(table);
  if (!key) return;
  for (const { values, later } of rows)
    await tx
      .update(table)
      .set(later)
      .where(inArray(key, [values[key.name]]));
}

async function inSteps<Item>(
  items: readonly Item[],
  work: (some: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) await work(items.slice(at, at + ROWS_AT_ONCE));
}
