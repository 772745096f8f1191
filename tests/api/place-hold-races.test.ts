import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { TEST_NOW } from '../support/cast.ts';
import { finish, hold, holds, lapse } from '../support/holds.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const PEOPLE = ['ana', 'ben', 'cleo', 'dora'] as const;
const MINUTES_10 = 600_000;

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `of many who come at once each place goes to one, on ${backend.name} [JOI-18, WAI-04: at one moment]`,
    async () => {
      const place = await backend.start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      await store.write(async (tx) => {
        await insertProvider(tx, { id: '1', name: 'Pantry' });
        for (const id of PEOPLE) await insertVolunteer(tx, { account: { id, username: id } });
        const most = { resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 10 };
        await upcomingQuest(tx, { id: 'full', takenCount: 0, ...most });
        await tx.update(quest).set({ resourceMaxNumber: 2 }).where(eq(quest.id, 'full'));
      });
      let now = TEST_NOW;
      const world = { store, config, clock: { now: () => now } } as unknown as Parameters<typeof hold>[0];
      const placesOf = async () => (await store.read.select().from(quest).where(eq(quest.id, 'full')))[0];

      // Of two places one is held at most: all but one go on without.
      const held = await Promise.all(
        PEOPLE.map((browser, index) => hold(world, { browser, network: `198.51.100.${index}` })),
      );
      expect(held.filter((minutes) => minutes !== null)).toEqual([10]);
      expect(await placesOf()).toMatchObject({ takenCount: 0, heldCount: 1 });

      // The holder and one other get in, twice each.
      const done = await Promise.all(
        [...PEOPLE, ...PEOPLE].map((person) => finish(world, { person, browser: person })),
      );
      const holder = PEOPLE[held.findIndex((minutes) => minutes !== null)] ?? '';
      const active = and(eq(contract.questId, 'full'), isNull(contract.abandonedAt));
      const on = (await store.read.select().from(contract).where(active)).map((row) => row.chariteerId);
      expect(on).toHaveLength(2);
      expect(on).toContain(holder);
      expect(done.filter(({ outcome }) => outcome === 'on')).toHaveLength(2);
      expect(await placesOf()).toMatchObject({ takenCount: 2, heldCount: 0 });

      // Two processes sweep what lapses at one moment: it is counted once.
      await store.write((tx) => tx.update(quest).set({ resourceMaxNumber: 3 }).where(eq(quest.id, 'full')));
      expect(await hold(world, { browser: 'late' })).toBe(10);
      now += MINUTES_10;
      await Promise.all([lapse(world), lapse(world)]);
      expect(await holds(store)).toEqual([]);
      expect(await findLedgerFaults(store.read, now)).toEqual([]);
      await store.close();
      await place.close();
    },
    60_000,
  );
}
