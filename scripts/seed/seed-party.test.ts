import { gt } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contract } from '#db/schema/contract.ts';
import { TEST_NOW } from '../../tests/support/cast.ts';
import { expectLedgerRight } from '../../tests/support/ledger-is-right.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { seedDemoWorld } from './demo-world.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

it('the demo world has a party of five, which takes five spots [HEAD-03: demo world]', async () => {
  await seedDemoWorld({ store: scratch.store, now: TEST_NOW, demoVolunteerId: 'rosa' });
  const bringing = await scratch.store.read.select().from(contract).where(gt(contract.others, 0));
  expect(bringing.map(({ others }) => others)).toEqual([4]);
  await expectLedgerRight(scratch.store);
});
