import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';

import { account } from '#db/schema/account.ts';
import { quest } from '#db/schema/quest.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import { castEmail, TEST_NOW } from '../../tests/support/cast.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { seedDemoWorld } from './demo-world.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeAll(async () => {
  scratch = await openScratchStore();
  await seedDemoWorld({ store: scratch.store, now: TEST_NOW, demoVolunteerId: 'rosa' });
}, 60_000);
afterAll(() => scratch.end());

it('has a full quest with people who wait, and a place on offer [WAI-02, WAI-13: the demo world]', async () => {
  const { read } = scratch.store;
  const people = new Map((await read.select().from(account)).map(({ id, email }) => [id, email]));
  const waiting = await read.select().from(waitingPerson);
  const [offer, ...others] = await read.select().from(placeOffer);
  expect(others).toEqual([]);
  expect(offer).toMatchObject({ state: 'standing' });
  expect(people.get(offer?.chariteerId ?? '')).toBe(castEmail('gold'));
  const rows = (await read.select().from(quest)).filter(({ waitingCount }) => waitingCount > 0);
  expect(rows.map(({ waitingCount }) => waitingCount).sort()).toEqual([3, 4]);
  for (const { takenCount, heldCount, resourceMaxNumber } of rows)
    expect(takenCount + heldCount).toBe(resourceMaxNumber);
  const full = rows.find(({ heldCount }) => heldCount === 0);
  const last = waiting.filter(({ questId }) => questId === full?.id).at(-1);
  expect(people.get(last?.chariteerId ?? '')).toBe(castEmail('volunteer'));
  expect(await findLedgerFaults(read, Date.now())).toEqual([]);
});
