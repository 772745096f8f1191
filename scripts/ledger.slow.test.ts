import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLedgerFaults } from '#api/verbs/credits/ledger.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { openScratchStore } from '../tests/support/scratch-store.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeAll(async () => {
  scratch = await openScratchStore();
});
afterAll(() => scratch.end());

function run(...options: string[]) {
  const env = { ...process.env, DATABASE_URL: `file:${scratch.folder}/app.db`, NODE_ENV: 'test' };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/ledger.ts', ...options], {
    cwd: `${import.meta.dirname}/..`,
    env,
    encoding: 'utf8',
  });
  return { status, stdout };
}

it('REC-12 OPEN-ATT-01 the ledger command finds what does not follow from the contracts and makes it anew', async () => {
  expect(run()).toEqual({ status: 0, stdout: '0 wrong entries.\n' });
  await scratch.store.write(async (tx) => {
    const times = { actualArrivalAt: 0, actualDepartureAt: 60_000 };
    await insertContract(tx, { id: 'held', chariteerId: undefined, status: 'Present', ...times });
  });
  const found = run();
  expect(found.status).toBe(1);
  expect(found.stdout).toMatch(/^credits of contract held: none instead of reputation 10 /);
  expect(found.stdout).toMatch(/\nrecap \S+ \d{4}-\d\d \S+\n/);
  expect(run('--repair').stdout).toMatch(/wrong entries made anew\.\n$/);
  expect(await findLedgerFaults(scratch.store.read)).toEqual([]);
  expect(run().status).toBe(0);
});
