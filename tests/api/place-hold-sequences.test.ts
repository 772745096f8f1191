import { eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { contract } from '#db/schema/contract.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { quest } from '#db/schema/quest.ts';
import { MOST_HOLDS_OF_NETWORK, mostHolds } from '#domain/holds/hold-terms.ts';
import type { CastName } from '../support/cast.ts';
import { finish, hold, lapse } from '../support/holds.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { join, sweep, take } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

const QUESTS = { small: 1, middle: 7, large: 12 } as const;
const QUEST_IDS = Object.keys(QUESTS) as (keyof typeof QUESTS)[];
const PEOPLE: readonly CastName[] = ['volunteer', 'gold', 'quiet', 'guildadmin'];
const MINUTES_10 = 600_000;

const questId = fc.constantFrom(...QUEST_IDS);
const browser = fc.integer({ min: 0, max: 9 }).map((index) => `b${index}`);
const person = fc.constantFrom(...PEOPLE);

/** What people and scripts do, in whatever order. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('hold' as const),
      questId,
      browser,
      network: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('finish' as const), questId, browser, person }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('sign up' as const), questId, person }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), questId, person }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('give up' as const), person }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('minutes' as const), minutes: fc.integer({ min: 1, max: 6 }) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

async function run(world: World, one: Act): Promise<void> {
  if (one.does === 'hold') {
    await hold(world, { browser: one.browser, network: `198.51.100.${one.network}`, questId: one.questId });
  } else if (one.does === 'finish') await finish(world, one);
  else if (one.does === 'sign up') await signUp(world, one.person, one.questId);
  else if (one.does === 'wait') {
    await join(world, one.person, one.questId);
    await take(world, one.person, one.questId);
  } else if (one.does === 'give up') await giveUp(world, one.person);
  else world.clock.advance(one.minutes * 60_000);
  await sweep(world);
}

async function giveUp(world: World, as: CastName): Promise<void> {
  const active = await world.store.read.select().from(contract).where(isNull(contract.abandonedAt));
  const own = active.find(({ chariteerId }) => chariteerId === as);
  if (own) await world.gql('mutation ($id: ID!) { abandonContract(id: $id) { id } }', { id: own.id }, { as });
}

async function expectRight(world: World): Promise<void> {
  const { read } = world.store;
  const quests = await read.select().from(quest);
  for (const one of quests) {
    expect(one.takenCount + one.heldCount).toBeLessThanOrEqual(one.resourceMaxNumber);
    const held = await read.select().from(placeHold).where(eq(placeHold.questId, one.id));
    expect(held.length).toBeLessThanOrEqual(mostHolds(one.resourceMaxNumber));
  }
  const all = await read.select().from(placeHold);
  const browsers = all.map(({ browserHash }) => browserHash);
  expect(new Set(browsers).size).toBe(browsers.length);
  for (const [, ofNetwork] of Map.groupBy(all, ({ networkHash }) => networkHash))
    expect(ofNetwork.length).toBeLessThanOrEqual(MOST_HOLDS_OF_NETWORK);
  for (const { endsAt } of all) expect(endsAt).toBeGreaterThan(world.clock.now());
  expect(await findLedgerFaults(read, world.clock.now())).toEqual([]);
}

it('whatever scripts and people do, nothing is oversold, little is held, and nothing stays idle [JOI-18, WAI-04: API]', async () => {
  const sequences = fc.sample(fc.array(act, { minLength: 25, maxLength: 25 }), { seed: 18, numRuns: 8 });
  for (const sequence of sequences) {
    const world = await openWorld();
    const startedAt = world.clock.now() + 300 * DAY_MS;
    await world.store.write(async (tx) => {
      for (const [index, id] of QUEST_IDS.entries()) {
        const most = { resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: QUESTS[id] };
        await upcomingQuest(tx, { id, startedAt: startedAt + index * DAY_MS, ...most });
      }
    });
    for (const one of sequence) {
      await run(world, one);
      await expectRight(world);
    }
    world.clock.advance(MINUTES_10);
    await lapse(world);
    expect(await world.store.read.select().from(placeHold)).toEqual([]);
    await expectRight(world);
    await world.close();
  }
}, 120_000);
