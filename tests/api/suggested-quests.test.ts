import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { isTakeable } from '#domain/sign-up/sign-up-gate.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { insertTakeableWorld, type TakeableWorld } from '../support/takeable-world.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const PEOPLE = 40;
const ASKED = '{ suggestedQuests { reason quest { id } } }';
type Suggested = { suggestedQuests: { reason: string; quest: { id: string } }[] };

async function told(world: World, as: CastName): Promise<string[]> {
  const { data, errors } = await world.gql<Suggested>(ASKED, {}, { as });
  expect(errors).toBeUndefined();
  return (data?.suggestedQuests ?? []).map(({ reason, quest }) => `${quest.id} ${reason}`);
}

describe('for forty people between whom and the quests everything stands', () => {
  let world: World;
  let drawn: TakeableWorld;
  beforeAll(async () => {
    world = await openWorld();
    await world.store.write(async (tx) => {
      drawn = await insertTakeableWorld(tx, 300, PEOPLE);
    });
  });
  afterAll(() => world.close());

  it('every suggestion is one that the gate lets this person take [VHM-03: the gate]', async () => {
    let suggestions = 0;
    for (const viewer of drawn.people) {
      const authorization = `Bearer ${await world.sessions.open(viewer.accountId)}`;
      const { data, errors } = await world.gql<Suggested>(ASKED, {}, { headers: { authorization } });
      expect(errors, viewer.accountId).toBeUndefined();
      const ids = (data?.suggestedQuests ?? []).map(({ quest }) => quest.id);
      expect(ids.length).toBeLessThanOrEqual(6);
      const question = { viewerId: viewer.accountId, questIds: ids, isCountingAlways: false };
      const rows = await loadGateRows(world.store.read, question);
      expect(
        rows.filter((row) => !isTakeable(gateFactsOf(row, viewer, TEST_NOW))),
        viewer.accountId,
      ).toEqual([]);
      suggestions += ids.length;
    }
    expect(drawn.people).toHaveLength(PEOPLE);
    expect(suggestions).toBeGreaterThan(60);
  });
});

describe('near home', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    await world.store.write(async (tx) => {
      await tx.update(chariteer).set({ zipCode: '07030' }).where(eq(chariteer.id, 'gold'));
      const place = async (id: string, latitude: number, days: number, providerId: string) => {
        await insertLocation(tx, { id, providerId, latitude, longitude: -74.032 });
        const startedAt = TEST_NOW + days * DAY_MS;
        await upcomingQuest(tx, { id, providerId, locationId: id, startedAt });
      };
      for (let index = 0; index < 110; index += 1)
        await upcomingQuest(tx, { eventTitle: `Sooner ${index}`, startedAt: TEST_NOW + DAY_MS + index });
      await place('far', 40.9, 3, '1');
      await place('near', 40.75, 4, '1');
      await place('favorite', 41.5, 5, '2');
    });
  });
  afterAll(() => world.close());

  it('tells of what is near the own ZIP code and in own districts, however much comes sooner [VHM-03: the API]', async () => {
    expect((await told(world, 'gold')).slice(0, 2)).toEqual(['near NEAR_ZIP', expect.stringMatching('SOON')]);
    await world.store.write((tx) => insertFavoriteDistricts(tx, 'gold', ['2']));
    expect((await told(world, 'gold')).slice(0, 2)).toEqual(['favorite NEW_TYPE', 'near NEAR_ZIP']);
  });
});

describe('for one person', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    await world.store.write(async (tx) => {
      await pastQuest(tx, { id: 'served', serviceTags: ['food'] });
      await insertContract(tx, { questId: 'served', chariteerId: 'volunteer', status: 'Present' });
      await insertContract(tx, { questId: 'served', chariteerId: 'gold', status: 'Absent' });
      const add = (id: string, hours: number, type: string, providerId: string) =>
        upcomingQuest(tx, {
          id,
          serviceTags: [type],
          providerId,
          startedAt: TEST_NOW + 3 * DAY_MS + hours * HOUR_MS,
        });
      await add('done', 0, 'food', '1');
      await add('near', 4, 'food', '2');
      await add('new', 8, 'water', '1');
      await add('also-new', 12, 'mind', '1');
      await add('own', 16, 'food', '1');
      await add('in-the-way', 17, 'food', '1');
      await insertContract(tx, { questId: 'own', chariteerId: 'volunteer' });
      await insertFavoriteDistricts(tx, 'volunteer', ['2']);
    });
  });
  afterAll(() => world.close());

  it('one to discover, favorite districts, types done; nothing at the time of an own one [VHM-03: the API]', async () => {
    expect(await told(world, 'volunteer')).toEqual([
      'new NEW_TYPE',
      'near FAVORITE_DISTRICT',
      'done TYPE_DONE',
    ]);
  });

  it('an absence is no service: of whom nothing is known, what comes next [VHM-03: the API]', async () => {
    expect((await told(world, 'gold')).slice(0, 2)).toEqual(['done SOON', 'near SOON']);
    expect(await told(world, 'new'), 'without a record nothing can be taken').toEqual([]);
    expect((await world.gql(ASKED)).code).toBe('NOT_LOGGED_IN');
  });

  it('as many statements for three quests as for six [VHM-03: what it costs]', async () => {
    const statementsOf = async (as: CastName) => {
      const before = world.store.statementCount();
      await told(world, as);
      return world.store.statementCount() - before;
    };
    for (const as of ['volunteer', 'gold'] as const) await statementsOf(as);
    expect(await statementsOf('volunteer')).toBe(await statementsOf('gold'));
  });
});
