import { spawnSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { openScratchStore } from '../tests/support/scratch-store.ts';
import { AS_COMMAND } from '../tests/support/started-process.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeAll(async () => {
  scratch = await openScratchStore();
});
afterAll(() => scratch.end());

function run(...options: string[]) {
  const env = { ...process.env, DATABASE_URL: `file:${scratch.folder}/app.db`, NODE_ENV: 'test' };
  const { status, stdout } = spawnSync(process.execPath, [AS_COMMAND, 'scripts/ledger.ts', ...options], {
    cwd: `${import.meta.dirname}/..`,
    timeout: 60_000,
    env,
    encoding: 'utf8',
  });
  return { status, stdout };
}

it('the ledger command finds what does not follow from the contracts and makes it anew [REC-12, OPEN-ATT-01]', async () => {
  expect(run()).toEqual({ status: 0, stdout: '0 wrong entries.\n' });
  await scratch.store.write(async (tx) => {
    const times = { actualArrivalAt: 0, actualDepartureAt: 60_000 };
    await insertContract(tx, { id: 'held', chariteerId: undefined, status: 'Present', ...times });
  });
  const found = run();
  expect(found.status).toBe(1);
  expect(found.stdout).toMatch(/^credits of contract held: none instead of reputation 10 /m);
  expect(found.stdout).toMatch(/^recap \S+ \d{4}-\d\d \S+$/m);
  expect(run('--repair').stdout).toMatch(/wrong entries made anew\.\n$/);
  expect(await findLedgerFaults(scratch.store.read, Date.now())).toEqual([]);
  expect(run().status).toBe(0);
});

it('the ledger command finds what finding does not know, and makes it anew [DSC-05: db, its repair]', async () => {
  const startedAt = Date.now() + 86_400_000;
  const published = { publishingStatus: 'Published' as const, startedAt };
  await scratch.store.write(async (tx) => {
    await insertQuest(tx, { id: 'unlisted-row', eventTitle: 'Orchard', ...published });
    await insertQuest(tx, { id: 'wordless', eventTitle: 'Belfry', ...published });
    await insertQuest(tx, { id: 'mistaken', eventTitle: 'Harvest', ...published });
  });
  expect(run().stdout).toBe('0 wrong entries.\n');
  await scratch.store.write(async (tx) => {
    await tx.run(sql`DELETE FROM quest_listing WHERE "questId" = 'unlisted-row'`);
    await tx.run(sql`DELETE FROM quest_words WHERE rowid =
      (SELECT id FROM quest_listing WHERE "questId" = 'wordless')`);
    await tx.run(sql`UPDATE quest_listing SET "isForChildren" = 0 WHERE "questId" = 'mistaken'`);
  });
  const found = run();
  expect(found.status).toBe(1);
  for (const id of ['unlisted-row', 'wordless', 'mistaken'])
    expect(found.stdout).toContain(`listing of quest ${id}: `);
  expect(run('--repair').stdout).toMatch(/wrong entries made anew\.\n$/);
  expect(run()).toEqual({ status: 0, stdout: '0 wrong entries.\n' });
  const words = await scratch.store.read.all<{ questId: string }>(sql`SELECT "questId" FROM quest_words
    JOIN quest_listing AS listed ON listed."id" = quest_words.rowid
    WHERE quest_words MATCH 'orchard OR belfry OR harvest' ORDER BY 1`);
  expect(words.map(({ questId }) => questId)).toEqual(['mistaken', 'unlisted-row', 'wordless']);
}, 60_000);
