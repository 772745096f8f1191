import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { contestResult } from '#db/schema/contest.ts';
import { TEST_NOW } from '../../tests/support/cast.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { seedDemoWorld } from './demo-world.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeAll(async () => {
  scratch = await openScratchStore();
  await seedDemoWorld({ store: scratch.store, now: TEST_NOW, demoVolunteerId: 'rosa' });
}, 60_000);
afterAll(() => scratch.end());

it('the last contest has its result, and its winner has chosen [CTS-10, CTS-11: the demo world]', async () => {
  const rows = await scratch.store.read.select().from(contestResult).orderBy(contestResult.rank);
  expect(rows.map(({ guildName, minutes, charityName }) => [guildName, minutes / 60, charityName])).toEqual([
    ['Ferry Street Runners', 30, 'Harbor Table Kitchen'],
    ['Palisade Robotics Club', 27, null],
    ['St. Brigid Youth Choir', 24, null],
    ['Harbor Light Order', 12, null],
    ['Grand Concourse Grocers', 9, null],
    ['The New Neighbors', 0, null],
  ]);
  expect(await findLedgerFaults(scratch.store.read, TEST_NOW)).toEqual([]);
});
