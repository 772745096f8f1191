import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readClashes } from '#api/reads/sign-up/clashing-places.ts';
import { findLedgerFaults } from '#api/verbs/credits/ledger.ts';
import { account } from '#db/schema/account.ts';
import { quest } from '#db/schema/quest.ts';
import { castEmail, TEST_NOW } from '../../tests/support/cast.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { seedDemoWorld } from './demo-world.ts';

const DAY_MS = 24 * 3_600_000;

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

// Three days of the week, in two halves of the year.
it.each([0, 3, 250])(
  'on day %i gold is on a quest and could look at another one at that time [WAI-15: the demo world]',
  async (days) => {
    const now = TEST_NOW + days * DAY_MS;
    await seedDemoWorld({ store: scratch.store, now, demoVolunteerId: 'rosa' });
    const { read } = scratch.store;
    const [gold] = await read
      .select()
      .from(account)
      .where(eq(account.email, castEmail('gold')));
    const ahead = (await read.select().from(quest)).filter(
      ({ publishingStatus, startedAt }) => publishingStatus === 'Published' && (startedAt ?? 0) > now,
    );
    const questIds = ahead.map(({ id }) => id);
    const clashes = await readClashes(read, { chariteerId: gold?.id ?? '', questIds, now });
    const free = ({ wantedId }: { wantedId: string }) => {
      const wanted = ahead.find(({ id }) => id === wantedId);
      return wanted && wanted.takenCount + wanted.heldCount < wanted.resourceMaxNumber;
    };
    expect(clashes.filter(free).length).toBeGreaterThan(0);
    expect(await findLedgerFaults(read, now)).toEqual([]);
  },
);
