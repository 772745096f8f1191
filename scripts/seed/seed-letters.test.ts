import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLetters } from '#api/attendance/letters/letter-queries.ts';
import { account } from '#db/schema/account.ts';
import { contract } from '#db/schema/contract.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { letter } from '#db/schema/letter.ts';
import { castEmail, TEST_NOW } from '../../tests/support/cast.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { seedDemoWorld } from './demo-world.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

const DAY_MS = 24 * 60 * 60 * 1000;

it.each([0, 45, 51, 297])(
  '%i days on, the volunteer has a letter that is valid and one that is superseded [LET-05]',
  async (days) => {
    await seedDemoWorld({ store: scratch.store, now: TEST_NOW + days * DAY_MS, demoVolunteerId: 'rosa' });
    const { read } = scratch.store;
    const [rosa] = await read
      .select()
      .from(account)
      .where(eq(account.email, castEmail('volunteer')));
    const letters = await readLetters(read, eq(letter.chariteerId, rosa?.id ?? ''));
    expect(letters.map(({ state }) => state)).toEqual(['valid', 'superseded']);
  },
);

it.each([0, 51])('%i days on, a mark is disputed and another is excused [HRS-03, HRS-05]', async (days) => {
  const now = TEST_NOW + days * DAY_MS;
  await seedDemoWorld({ store: scratch.store, now, demoVolunteerId: 'rosa' });
  const { read } = scratch.store;
  expect(await read.$count(hoursClaim, eq(hoursClaim.kind, 'dispute'))).toBeGreaterThan(0);
  expect(await read.$count(contract, eq(contract.status, 'Excused'))).toBeGreaterThan(0);
});
