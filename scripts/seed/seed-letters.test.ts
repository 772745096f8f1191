import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLetters } from '#api/attendance/letters/letter-queries.ts';
import { account } from '#db/schema/account.ts';
import { letter } from '#db/schema/letter.ts';
import { castEmail, TEST_NOW } from '../../tests/support/cast.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { seedDemoWorld } from './demo-world.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

it('the demo volunteer has a letter that is valid and one that is superseded [LET-05]', async () => {
  await seedDemoWorld({ store: scratch.store, now: TEST_NOW, demoVolunteerId: 'rosa' });
  const { read } = scratch.store;
  const [rosa] = await read
    .select()
    .from(account)
    .where(eq(account.email, castEmail('volunteer')));
  const letters = await readLetters(read, eq(letter.chariteerId, rosa?.id ?? ''));
  expect(letters.map(({ state }) => state)).toEqual(['valid', 'superseded']);
});
