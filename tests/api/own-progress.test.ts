import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { TEST_NOW } from '../support/cast.ts';
import { HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const OWN = `{ ownProgress { minutes yearMinutes monthMinutes quests types promisedTypes newTypes yearInReview weeksInARow
  weeks { isServed type } nextRoundHours } }`;
type Answer = {
  ownProgress: Record<string, unknown> & { weeks: { isServed: boolean; type: string | null }[] };
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('tells the own hours, quests, types, weeks and next round number, and promised types apart [VHM-04: API]', async () => {
  await world.store.write(async (tx) => {
    const chariteerId = 'volunteer';
    const served = await pastQuest(tx, { serviceTags: ['food'] });
    const present = await insertContract(tx, { questId: served.id, chariteerId, status: 'Present' });
    await insertCredit(tx, { contractId: present.id, value: 180 });
    await insertCredit(tx, { contractId: present.id, type: 'reputation', value: 10 });
    const missed = await pastQuest(tx, { serviceTags: ['fire'] });
    await insertContract(tx, { questId: missed.id, chariteerId, status: 'Absent' });
    for (const tag of ['water', 'food']) {
      const ahead = await upcomingQuest(tx, { serviceTags: [tag] });
      await insertContract(tx, { questId: ahead.id, chariteerId });
    }
    const left = await upcomingQuest(tx, { serviceTags: ['beast'] });
    await insertContract(tx, { questId: left.id, chariteerId, abandonedAt: TEST_NOW - HOUR_MS });
  });
  const { data } = await world.gql<Answer>(OWN, {}, { as: 'volunteer' });
  expect(data?.ownProgress).toMatchObject({
    minutes: 180,
    yearMinutes: 180,
    monthMinutes: 180,
    quests: 1,
    types: ['food'],
    promisedTypes: ['water'],
    weeksInARow: 1,
    nextRoundHours: 5,
  });
  expect(data?.ownProgress.weeks.filter(({ isServed }) => isServed)).toEqual([
    { isServed: true, type: 'food' },
  ]);
});

it('is empty before the first quest, null without a record, and refused to visitors [VHM-04: API]', async () => {
  const { data } = await world.gql<Answer>(OWN, {}, { as: 'gold' });
  expect(data?.ownProgress).toMatchObject({
    minutes: 0,
    quests: 0,
    types: [],
    weeksInARow: 0,
    nextRoundHours: 1,
  });
  expect((await world.gql(OWN, {}, { as: 'new' })).data).toEqual({ ownProgress: null });
  expect((await world.gql(OWN)).errors?.[0]?.extensions?.code).toBe('NOT_LOGGED_IN');
});

const CELEBRATE = 'mutation ($types: [String!]!) { celebrateTypes(types: $types) }';
const celebrate = async (types: unknown, as: 'volunteer' | 'gold' | 'new' | null = 'volunteer') => {
  const { data, code } = await world.gql<{ celebrateTypes: boolean }>(CELEBRATE, { types }, { as });
  return data?.celebrateTypes ?? code;
};
const newTypes = async () =>
  (await world.gql<Answer>(OWN, {}, { as: 'volunteer' })).data?.ownProgress.newTypes;

it('a new type is told until it was seen, on whatever device, and never again [VHM-04: told once]', async () => {
  expect(await newTypes()).toEqual(['food']);
  expect(await newTypes()).toEqual(['food']);
  expect(await celebrate(['food', 'food', 'dragons'])).toBe(true);
  expect(await newTypes()).toEqual([]);
  expect(await celebrate(['food'])).toBe(false);
});

it('nobody tells ahead what is not earned, nor what came meanwhile [VHM-04: told once]', async () => {
  expect(await celebrate(['youth', 'war'])).toBe(false);
  await world.store.write(async (tx) => {
    for (const tag of ['youth', 'war']) {
      const { id: questId } = await pastQuest(tx, { serviceTags: [tag] });
      await insertContract(tx, { questId, chariteerId: 'volunteer', status: 'Present' });
    }
  });
  expect(await celebrate(['youth'])).toBe(true);
  expect(await newTypes()).toEqual(['war']);
});

it('is refused to visitors and to who has no record; odd words change nothing [VHM-04: told once]', async () => {
  expect(await celebrate(['food'], null)).toBe('NOT_LOGGED_IN');
  expect(await celebrate(['food'], 'new')).toBe('NO_VOLUNTEER_RECORD');
  expect(await celebrate(['x'.repeat(10_000)], 'gold')).toBe(false);
});
