import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { holdDate } from '../support/held-date.ts';
import {
  REGULARS,
  ROUNDS,
  saturdayIds,
  seedSpots,
  spotsServer,
  sweepSpots,
  timeOfRound,
} from '../support/spots-load.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { idleQuests } from '../support/waiting-load.ts';

holdDate();

/** Looks for quests that are oversold until the work is done; how often it looked. */
async function watch<T>(store: Store, work: Promise<T>): Promise<{ result: T; looks: number }> {
  const isOversold = sql`${quest.takenCount} + ${quest.heldCount} > ${quest.resourceMaxNumber}`;
  let isOver = false;
  const watching = (async () => {
    let looks = 0;
    for (; !isOver; looks += 1) {
      expect(await store.read.select().from(quest).where(isOversold)).toEqual([]);
      await setImmediate();
    }
    return looks;
  })();
  const ended = work.finally(() => {
    isOver = true;
  });
  const [result, looks] = await Promise.all([ended, watching]);
  return { result, looks };
}

async function expectAllInOrder(store: Store): Promise<void> {
  const now = timeOfRound(ROUNDS.length - 1);
  await sweepSpots(store, now);
  expect(await idleQuests(store, now, await saturdayIds(store))).toEqual([]);
  expect(await findLedgerFaults(store.read, now)).toEqual([]);
  const held = await store.read.select().from(contract).where(isNotNull(contract.guildId));
  expect(held).toHaveLength(2);
  const signUps = await store.read.select().from(contract).where(isNull(contract.guildId));
  expect(signUps.some(({ chariteerId }) => REGULARS.includes(chariteerId))).toBe(true);
  expect(signUps.some(({ others }) => others > 0)).toBe(true);
}

function countsOf(outcomes: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(outcomes, (outcome) => outcome);
  return Object.fromEntries([...groups].map(([outcome, all]) => [outcome, all.length]));
}

const TROUBLE = /INTERNAL|UNAVAILABLE|DATABASE/;

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `parties, regulars and members against sign-ups on ${backend.name}: nothing oversold, nothing idle [HEAD-03, HEAD-07, REG-02]`,
    async () => {
      const place = await backend.start();
      const stores = [0, 1].map(() => openStore({ url: place.url, cells: TEST_CELLS }));
      const [store] = stores as [Store, Store];
      await seedSpots(store);
      const servers = stores.map(spotsServer);
      await servers[0]?.post(0);
      // The second Saturday is posted while people sign up for the first.
      const work = async () => {
        const posting = servers[1]?.post(1);
        const outcomes: string[] = [];
        for (const round of ROUNDS) {
          const parts = servers.map((server, part) => server.round(round, (index) => index % 2 === part));
          outcomes.push(...(await Promise.all(parts)).flat());
          await posting;
          await sweepSpots(store, timeOfRound(round));
          expect(await idleQuests(store, timeOfRound(round), await saturdayIds(store))).toEqual([]);
        }
        return outcomes;
      };
      const { result, looks } = await watch(store, work());
      console.log(backend.name, looks, 'looks', countsOf(result));
      expect(result.filter((one) => TROUBLE.test(one))).toEqual([]);
      expect(looks).toBeGreaterThan(10);
      await expectAllInOrder(store);
      for (const one of stores) await one.close();
      await place.close();
    },
    300_000,
  );
}

for (const backend of BACKENDS.filter(({ name }) => name !== 'libSQL file')) {
  it.skipIf(backend.isMissing)(
    `the same from two processes on ${backend.name} [HEAD-03, HEAD-07, REG-02]`,
    async () => {
      const place = await backend.start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      await seedSpots(store);
      await spotsServer(store).post(0);
      const file = join(import.meta.dirname, '../support/spots-load.ts');
      const runs = ['0', '1'].map(async (part) => {
        const { stdout } = await promisify(execFile)(process.execPath, [file, place.url, part]);
        return JSON.parse(stdout) as string[];
      });
      const { result, looks } = await watch(store, Promise.all(runs));
      console.log(backend.name, 'two processes:', looks, 'looks');
      expect(result.flat().filter((one) => TROUBLE.test(one))).toEqual([]);
      expect(looks).toBeGreaterThan(10);
      await expectAllInOrder(store);
      await store.close();
      await place.close();
    },
    300_000,
  );
}
