import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertTrainingRecord } from '#db/factories/insert-training.ts';
import { zipCode } from '#db/schema/area.ts';
import { provider } from '#db/schema/provider.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { find, findIds, findRefusal } from '../support/find.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const at = (day: string, clock: string) => ({ startedAt: instantOf(day, clock) });

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await tx
      .update(provider)
      .set({
        agePolicies: JSON.stringify([{ supervisedAge: 13, soloAge: 16, maxAge: 99 }, { supervisedAge: 14 }]),
      })
      .where(eq(provider.id, '1'));
    await insertLocation(tx, {
      id: 'pier',
      providerId: '1',
      name: 'Pier',
      latitude: 40.74,
      longitude: -74.03,
    });
    await insertLocation(tx, {
      id: 'hill',
      providerId: '2',
      name: 'Hill',
      latitude: 40.8,
      longitude: -74.03,
    });
    // Half a point is none.
    await insertLocation(tx, { id: 'nowhere', providerId: '1', name: 'Somewhere', latitude: 40.74 });
    await tx
      .insert(zipCode)
      .values({ zip: '00501', latitude: 40.74, longitude: -74.03, city: 'Hoboken', state: 'NJ' })
      .onConflictDoNothing();
    // Monday, November 16, 10:00.
    await upcomingQuest(tx, {
      id: 'today',
      ...at('2026-11-16', '18:00'),
      locationId: 'pier',
      agePolicyIndex: 0,
    });
    await upcomingQuest(tx, {
      id: 'tomorrow',
      ...at('2026-11-17', '09:00'),
      providerId: '2',
      locationId: 'hill',
      serviceTags: [' WATER '],
    });
    await upcomingQuest(tx, {
      id: 'enough',
      ...at('2026-11-18', '12:00'),
      takenCount: 5,
      agePolicyIndex: 1,
      locationId: 'nowhere',
    });
    await upcomingQuest(tx, {
      id: 'saturday',
      ...at('2026-11-21', '17:00'),
      prerequisiteMinutes: 60,
      agePolicyIndex: 3,
    });
    await upcomingQuest(tx, { id: 'trained', ...at('2026-11-23', '11:59'), takenCount: 1 });
    await insertTrainingRecord(tx, { id: 't', providerId: '1' });
    await tx.insert(questRequiredOrientation).values({ questId: 'trained', templateId: 't' });
    await upcomingQuest(tx, {
      id: 'full',
      ...at('2026-11-24', '16:59'),
      resourceMaxNumber: 1,
      takenCount: 1,
    });
    await upcomingQuest(tx, { id: 'reserved', ...at('2026-11-25', '10:00') });
    await insertContract(tx, { questId: 'reserved', chariteerId: 'guildadmin', guildId: GUILD_ID });
    await upcomingQuest(tx, { id: 'late', ...at('2027-01-16', '23:59') });
    await upcomingQuest(tx, { id: 'later', ...at('2027-01-17', '00:00') });
    await upcomingQuest(tx, { id: 'role', eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null });
    await upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft' });
    await upcomingQuest(tx, { id: 'unlisted', publishingStatus: 'Unlisted' });
    await upcomingQuest(tx, { id: 'cancelled', publishingStatus: 'Cancelled' });
    await upcomingQuest(tx, { id: 'begun', startedAt: TEST_NOW - 1 });
    await upcomingQuest(tx, { id: 'hidden', providerId: '3' });
    await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '3'));
  });
});
afterAll(() => world.close());

const ALL = ['today', 'tomorrow', 'enough', 'saturday', 'trained', 'full', 'reserved', 'late', 'role'];
const OPEN = ALL.filter((id) => !['full', 'reserved'].includes(id));

describe('quests of all charities', () => {
  it('are listed by start for 62 days, a role without a date last [DSC-01, DSC-08: API]', async () => {
    expect(await findIds(world, { showAll: true })).toEqual(ALL);
    expect(await findIds(world)).toEqual(OPEN);
    expect(await findIds(world, { filter: { date: '2027-01-17' } }), 'a date goes further').toEqual([
      'later',
    ]);
  });

  it('who is logged in sees what they can take, and with showAll what hinders [DSC-03: API]', async () => {
    expect(await findIds(world, {}, 'volunteer')).toEqual(
      OPEN.filter((id) => !['saturday', 'trained'].includes(id)),
    );
    expect(await findIds(world, {}, 'guildadmin')).toContain('reserved');
    expect(await findIds(world, {}, 'new')).toEqual([]);
    expect((await find(world, {}, 'new')).loosen).toEqual([
      { filter: 'TAKEABLE', day: null, miles: null, count: ALL.length, isAtLeast: false },
    ]);
    const { quests } = await find(world, { showAll: true }, 'volunteer');
    const verdicts = Object.fromEntries(quests.map(({ quest }) => [quest.id, quest.viewerVerdict.verdict]));
    expect(verdicts).toMatchObject({
      saturday: 'NOT_ENOUGH_HOURS',
      trained: 'TRAINING_REQUIRED',
      full: 'FULL',
      reserved: 'RESERVED',
    });
  });

  it.each([
    [{ day: 'TODAY' }, ['today']],
    [{ day: 'TOMORROW' }, ['tomorrow']],
    [{ day: 'WEEKEND' }, ['saturday']],
    [{ day: 'NEXT_7_DAYS' }, ['today', 'tomorrow', 'enough', 'saturday']],
    [{ date: '2026-11-18', day: 'TODAY' }, ['enough']],
    [{ date: '2020-01-01' }, []],
    [{ times: ['MORNING'] }, ['tomorrow', 'trained']],
    [{ times: ['AFTERNOON'] }, ['enough']],
    [{ times: ['EVENING'] }, ['today', 'saturday', 'late']],
    [{ times: ['EVENING', 'MORNING', 'EVENING'], day: 'NEXT_7_DAYS' }, ['today', 'tomorrow', 'saturday']],
    [{ types: ['Water'] }, ['tomorrow']],
    [{ types: ['food', 'water'] }, OPEN],
    [{ types: [] }, OPEN],
    [{ districtId: '2' }, ['tomorrow']],
    [{ districtId: 'nothing' }, []],
    [{ needsPeople: true }, OPEN.filter((id) => id !== 'enough')],
    [{ withChildren: true }, OPEN.filter((id) => id !== 'enough' && id !== 'saturday')],
    [{ noExperience: true }, ['today', 'tomorrow', 'enough', 'late', 'role']],
    [{ atHome: true }, ['role']],
    [{ zip: '00501', miles: 3 }, ['today']],
    [{ zip: '00501', miles: 1 }, ['today']],
    [{ near: { latitude: 40.744, longitude: -74.0349 }, miles: 10 }, ['today', 'tomorrow']],
    [{ zip: '00000' }, []],
  ])('%j finds %j [DSC-02: API]', async (filter, ids) => {
    expect(await findIds(world, { filter })).toEqual(ids);
  });

  it('says how many each type would leave, whatever types are chosen [DSC-02: types]', async () => {
    const types = async (filter: Record<string, unknown>) => (await find(world, { filter })).types;
    const all = await types({});
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(OPEN.length);
    expect(all).toContainEqual({ type: 'water', count: 1, isAtLeast: false });
    expect(await types({ types: ['food'] })).toEqual(all);
    expect(await types({ districtId: '2' })).toEqual([{ type: 'water', count: 1, isAtLeast: false }]);
    expect(await types({ zip: '00000' })).toEqual([]);
  });

  it('what is unknown is left out and counted [DSC-02: API]', async () => {
    const leftOut = async (filter: object) =>
      Object.fromEntries(
        (await find(world, { filter: { ...filter } })).leftOut.map(({ reason, count }) => [reason, count]),
      );
    expect(await leftOut({})).toEqual({});
    expect(await leftOut({ day: 'TODAY' })).toEqual({ NO_DATE: 1 });
    expect(await leftOut({ times: ['MORNING'], types: ['water'] })).toEqual({});
    expect(await leftOut({ withChildren: true })).toEqual({ NO_AGES: 1 });
    expect(await leftOut({ zip: '00501' })).toEqual({ NO_POINT: 5 });
  });

  it('a position is rounded to two decimals; an unknown ZIP code has no place [DSC-04: API]', async () => {
    const near = { latitude: 40.7449, longitude: -74.0351 };
    expect((await find(world, { filter: { near } })).place).toEqual({
      label: '40.74, -74.04',
      latitude: 40.74,
      longitude: -74.04,
    });
    expect((await find(world, { filter: { zip: '00501' } })).place).toMatchObject({ label: '00501' });
    const unknown = await find(world, { filter: { zip: '00000', words: 'quest' } });
    expect(unknown).toMatchObject({ place: null, total: 0, leftOut: [] });
    expect(unknown.loosen.map(({ filter }) => filter)).toEqual(['PLACE']);
  });

  it('they are sorted by distance and by need as well [DSC-06: API]', async () => {
    const filter = { zip: '00501', miles: 25 };
    const { quests } = await find(world, { filter, sort: 'DISTANCE' });
    expect(quests.map(({ quest }) => quest.id)).toEqual(['today', 'tomorrow']);
    expect(quests[0]?.miles).toBeCloseTo(0, 1);
    expect(quests[1]?.miles).toBeCloseTo(4.15, 1);
    expect(await findIds(world, { sort: 'DISTANCE' }), 'without a place by start').toEqual(OPEN);
    const byNeed = await findIds(world, { sort: 'NEED' });
    expect(byNeed.slice(-2)).toEqual(['trained', 'enough']);
    expect(byNeed.slice(0, 3)).toEqual(['today', 'tomorrow', 'saturday']);
  });

  it('an empty result says what each filter alone keeps away [DSC-07: API]', async () => {
    const { loosen, total } = await find(world, { filter: { day: 'TODAY', types: ['water'] } });
    expect(total).toBe(0);
    expect(loosen).toEqual([
      { filter: 'DAY', day: 'NEXT_7_DAYS', miles: null, count: 1, isAtLeast: false },
      { filter: 'TYPES', day: null, miles: null, count: 1, isAtLeast: false },
    ]);
    expect((await find(world)).loosen).toEqual([]);
  });

  it('of each filter it names the smallest step that brings something [DSC-07: API]', async () => {
    const filter = { day: 'TOMORROW', zip: '00501', miles: 1 };
    expect((await find(world, { filter })).loosen).toEqual([
      { filter: 'DAY', day: 'NEXT_7_DAYS', miles: null, count: 1, isAtLeast: false },
      { filter: 'PLACE', day: null, miles: 5, count: 1, isAtLeast: false },
    ]);
  });

  it.each([
    [{ filter: { date: '2026-02-30' } }],
    [{ filter: { date: '9999-12-31' } }],
    [{ filter: { types: ['<b>'] } }],
    [{ filter: { zip: '1234' } }],
    [{ filter: { near: { latitude: 91, longitude: 0 } } }],
    [{ filter: { near: { latitude: 0, longitude: 1e300 } } }],
    [{ filter: { zip: '00501', miles: 7 } }],
    [{ filter: { words: 'x'.repeat(101) } }],
    [{ filter: { districtId: 'x'.repeat(101) } }],
    [{ page: 0 }],
    [{ page: 51 }],
  ])('%j is no question [DSC-02: API]', async (sought) => {
    expect(await findRefusal(world, sought)).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['foo"bar'],
    ['a AND'],
    ['NEAR('],
    ['*'],
    ['-x'],
    ["o'brien"],
    ['"""'],
    ['title:food'],
    ['ab'],
    ['\u0000'],
    ['😀 OR'],
    ['{food}'],
  ])('%s is no operator [DSC-05: API]', async (words) => {
    expect((await find(world, { filter: { words } })).total).toBeGreaterThanOrEqual(0);
  });

  it('a page holds 20, with as many statements as one holds [DSC-06, DSC-08: API, page and its statements]', async () => {
    const other = await openWorld();
    const ask = async (sought: object) => {
      const before = other.store.statementCount();
      const found = await find(other, sought, 'volunteer');
      return { found, statements: other.store.statementCount() - before };
    };
    const filter = { times: ['MORNING', 'AFTERNOON', 'EVENING'], zip: '00501', withChildren: true };
    await ask({ filter });
    const none = await ask({});
    await other.store.write(async (tx) => {
      for (let index = 0; index < 130; index += 1) {
        await upcomingQuest(tx, {
          id: `n${String(index).padStart(3, '0')}`,
          startedAt: TEST_NOW + DAY_MS + index * 60_000,
          providerId: String((index % 3) + 1),
        });
      }
    });
    const first = await ask({});
    expect(first.found).toMatchObject({ total: 100, isTotalAtLeast: true, hasMore: true, page: 1 });
    expect(first.found.quests.map(({ quest }) => quest.id).slice(0, 2)).toEqual(['n000', 'n001']);
    const { found: last } = await ask({ page: 7 });
    expect(last).toMatchObject({ total: 130, isTotalAtLeast: false, hasMore: false });
    expect(last.quests).toHaveLength(10);
    expect(first.statements).toBeLessThanOrEqual(8);
    const all = await ask({ filter });
    expect(all.statements).toBeLessThanOrEqual(8);
    expect(none.statements).toBeLessThanOrEqual(8);
    await other.close();
  });
});
