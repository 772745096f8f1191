import { eq } from 'drizzle-orm';
import type { JobContext } from '#api/access/jobs/job.ts';
import { charityFile } from '#db/schema/charity-file.ts';
import { district } from '#db/schema/district.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import {
  CHARITY_FILE_FORMAT,
  CHARITY_FILE_LIFETIME_MS,
  CHARITY_FILE_VERSION,
  type CharityManifest,
  MANIFEST_NAME,
  PEOPLE_NAME,
} from '#domain/charity-files/charity-file.ts';
import { CHARITY_TABLES } from './charity-tables.ts';
import { dropPieces } from './drop-pieces.ts';
import type { FileTable } from './file-table.ts';
import { PieceWriter } from './piece-writer.ts';
import { keptColumns, readKeys, readRows } from './read-table.ts';

type Making = { run: JobContext; providerId: string; people: Set<string> };

/**
 * Makes a file that was asked for, from its beginning, in the turns of the run. Of people it has the ids alone: what is
 * known of them is read at each download, by the rights of who downloads.
 */
export async function writeCharityFile(
  run: JobContext,
  { providerId }: { providerId: string },
): Promise<void> {
  const { store, now } = run;
  await dropPieces((work) => run.step(work), providerId);
  const keys: string[][] = [];
  for (const kept of CHARITY_TABLES) keys.push(await readKeys(store.read, kept, providerId));
  const allRows = keys.reduce((sum, some) => sum + some.length, 0);
  const isFile = eq(charityFile.providerId, providerId);
  await run.step((tx) => tx.update(charityFile).set({ allRows, doneRows: 0 }).where(isFile));
  const making: Making = { run, providerId, people: new Set() };
  const tables: Record<string, number> = {};
  let doneRows = 0;
  for (const [at, kept] of CHARITY_TABLES.entries()) {
    tables[kept.name] = await writeTable(making, kept, keys[at] ?? [], doneRows);
    doneRows += tables[kept.name] ?? 0;
  }
  const [owner] = await store.read
    .select({ name: provider.name, district: { name: district.name, state: district.state } })
    .from(provider)
    .innerJoin(district, eq(district.id, provider.districtId))
    .where(eq(provider.id, providerId));
  const manifest: CharityManifest = {
    format: CHARITY_FILE_FORMAT,
    version: CHARITY_FILE_VERSION,
    charity: { id: providerId, name: owner?.name ?? '' },
    district: owner?.district ?? { name: '', state: '' },
    madeAt: new Date(now).toISOString(),
    tables,
  };
  await run.step((tx) => finish(tx, making, manifest));
}

/** Writes the rows of a table; how many. */
async function writeTable(
  { run, providerId, people }: Making,
  kept: FileTable,
  keys: readonly string[],
  before: number,
): Promise<number> {
  const named = keptColumns(kept).filter(([, kind]) => PERSON_KINDS.includes(kind));
  const writer = new PieceWriter(providerId, kept.name, run.now);
  let written = 0;
  await run.turns(keys, async (tx, some) => {
    const rows = await readRows(tx, kept, some);
    for (const row of rows) {
      for (const [name] of named) if (typeof row[name] === 'string') people.add(row[name]);
      writer.add(`${JSON.stringify(row)}\n`);
    }
    written += rows.length;
    await writer.write(tx);
    await tx
      .update(charityFile)
      .set({ doneRows: before + written })
      .where(eq(charityFile.providerId, providerId));
    return rows.length;
  });
  await run.step((tx) => writer.write(tx, { isLast: true }));
  return written;
}

const PERSON_KINDS: readonly unknown[] = ['volunteer', 'account', 'author'];

async function finish(tx: Db, { run, providerId, people }: Making, manifest: CharityManifest): Promise<void> {
  const ids = new PieceWriter(providerId, PEOPLE_NAME, run.now);
  for (const id of [...people].sort()) ids.add(`${JSON.stringify(id)}\n`);
  await ids.write(tx, { isLast: true });
  const head = new PieceWriter(providerId, MANIFEST_NAME, run.now);
  head.add(`${JSON.stringify(manifest)}\n`);
  await head.write(tx, { isLast: true });
  const expiresAt = run.now + CHARITY_FILE_LIFETIME_MS;
  await tx
    .update(charityFile)
    .set({ state: 'ready', madeAt: run.now, expiresAt })
    .where(eq(charityFile.providerId, providerId));
}
