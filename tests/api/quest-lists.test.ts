import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild } from '#db/factories/insert-group.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

type Row = { id: string };
const iso = (instant: number) => new Date(instant).toISOString();

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, {
      id: 'role',
      eventType: 'HYBRID-ROLE',
      startedAt: null,
      eventTitle: '50% Off Writer',
    });
    await upcomingQuest(tx, { id: 'runs', startedAt: TEST_NOW - HOUR_MS, endedAt: TEST_NOW + HOUR_MS });
    await upcomingQuest(tx, { id: 'done', startedAt: TEST_NOW - 5 * HOUR_MS, endedAt: TEST_NOW - HOUR_MS });
    await upcomingQuest(tx, { id: 'last-month', eventTitle: 'Soup line', startedAt: TEST_NOW - 30 * DAY_MS });
    await upcomingQuest(tx, { id: 'tomorrow', eventTitle: 'Dinner Service' });
    await upcomingQuest(tx, {
      id: 'next-month',
      startedAt: TEST_NOW + 40 * DAY_MS,
      eventTitle: 'dinner prep',
    });
    await upcomingQuest(tx, { id: 'far', startedAt: TEST_NOW + 63 * DAY_MS });
    await upcomingQuest(tx, { id: 'foreign', providerId: '2' });
  });
});
afterAll(() => world.close());

const ids = (rows: readonly Row[] | undefined) => rows?.map((row) => row.id);

async function quests(args: string, as: CastName | null = null): Promise<string[] | undefined> {
  const { data } = await world.gql<{ quests: Row[] }>(
    `{ quests(specificProvider: "1" ${args}) { id } }`,
    {},
    { as },
  );
  return ids(data?.quests);
}

async function inWindow(dateRangeBeginning?: number, dateRangeEnding?: number) {
  const input = {
    specificProvider: '1',
    dateRangeBeginning: dateRangeBeginning === undefined ? undefined : iso(dateRangeBeginning),
    dateRangeEnding: dateRangeEnding === undefined ? undefined : iso(dateRangeEnding),
  };
  const { data, code, errors } = await world.gql<{ getSpecificQuests: Row[] }>(
    'query($input: SpecificQuestsInput!) { getSpecificQuests(input: $input) { id } }',
    { input },
  );
  return { found: ids(data?.getSpecificQuests), code, message: errors?.[0]?.message };
}

describe('the window of a list', () => {
  it('without a window: what is not over in the next 62 days, roles last [API-12, DEC-27]', async () => {
    expect(await quests('')).toEqual(['runs', 'tomorrow', 'next-month', 'role']);
  });

  it('isUpcoming parts by the start [API-12, QST-12]', async () => {
    expect(await quests('isUpcoming: true')).toEqual(['tomorrow', 'next-month', 'role']);
    expect(await quests('isUpcoming: false')).toEqual(['last-month', 'done', 'runs']);
  });

  it('a window holds its first instant and not its end; roles belong to every list [API-13, QL-06]', async () => {
    const start = TEST_NOW + DAY_MS;
    expect((await inWindow(start, start + 1)).found).toEqual(['tomorrow', 'role']);
    expect((await inWindow(start - 1, start)).found).toEqual(['role']);
    expect((await inWindow()).found).toEqual(['tomorrow', 'next-month', 'role']);
    expect((await inWindow(undefined, TEST_NOW)).found).toEqual(['last-month', 'done', 'runs', 'role']);
  });

  it('a window of more than 62 days, or one that ends before it begins, is refused [DEC-27]', async () => {
    expect((await inWindow(TEST_NOW, TEST_NOW + 62 * DAY_MS)).code).toBeUndefined();
    expect(await inWindow(TEST_NOW, TEST_NOW + 62 * DAY_MS + 1)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Choose up to 62 days.',
    });
    expect((await inWindow(TEST_NOW, TEST_NOW)).code).toBe('BAD_USER_INPUT');
  });

  it('more than 1,000 rows are refused, exactly 1,000 are answered [DEC-27]', async () => {
    await world.store.write(async (tx) => {
      await insertProvider(tx, { id: 'huge' });
      for (let index = 0; index < 1000; index += 1)
        await upcomingQuest(tx, { id: `h${index}`, providerId: 'huge' });
    });
    const ask = () => world.gql<{ quests: Row[] }>('{ quests(specificProvider: "huge") { id } }');
    expect((await ask()).data?.quests).toHaveLength(1000);
    await world.store.write((tx) => upcomingQuest(tx, { id: 'h1000', providerId: 'huge' }));
    const { code, errors } = await ask();
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toBe('More than 1000 quests. Choose a shorter time.');
  });

  it('a month’s window is right in the weeks of both daylight-saving nights [QL-05]', async () => {
    await world.store.write(async (tx) => {
      const clocks = ['00:30', '01:30', '03:30', '23:30'];
      for (const day of ['2027-03-14', '2027-11-07']) {
        for (const clock of clocks) {
          await upcomingQuest(tx, { id: `${day} ${clock}`, startedAt: instantOf(day, clock) });
        }
      }
    });
    for (const [day, next, hours] of [
      ['2027-03-14', '2027-03-15', 23],
      ['2027-11-07', '2027-11-08', 25],
    ] as const) {
      const [from, until] = [instantOf(day, '00:00'), instantOf(next, '00:00')];
      expect((until - from) / HOUR_MS).toBe(hours);
      const { found } = await inWindow(from, until);
      expect(found).toEqual([`${day} 00:30`, `${day} 01:30`, `${day} 03:30`, `${day} 23:30`, 'role']);
    }
  });
});

describe('questPage', () => {
  const page = async (args: string, as: CastName | null = null) => {
    const { data, code } = await world.gql<{ questPage: { total: number; items: Row[] } }>(
      `{ questPage(providerId: "1" ${args}) { total items { id } } }`,
      {},
      { as },
    );
    return { total: data?.questPage.total, found: ids(data?.questPage.items), code };
  };

  it('pages through all rows, each once, with one total [DEC-27]', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => page(`page: ${number} perPage: 3`)));
    const all = pages.flatMap(({ found }) => found ?? []);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([all.length]));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('far');
    expect((await page('page: 99')).found).toEqual([]);
  });

  it('pages out of range are refused [DEC-27, API-04]', async () => {
    for (const args of ['page: 0', 'page: -1', 'perPage: 0', 'perPage: 101']) {
      expect([args, (await page(args)).code]).toEqual([args, 'BAD_USER_INPUT']);
    }
    expect((await page('page: 2147483647')).found).toEqual([]);
  });

  it('filters by words of the title as they stand, in any case [DEC-27]', async () => {
    expect((await page('filter: { q: "DINNER" }')).found).toEqual(['tomorrow', 'next-month']);
    expect((await page('filter: { q: "50%" }')).found).toEqual(['role']);
    expect((await page('filter: { q: "%" }')).found).toEqual(['role']);
    expect((await page('filter: { q: "_\' OR 1=1 --" }')).found).toEqual([]);
  });

  it('filters by type, start and what is ahead, and sorts both ways [DEC-27]', async () => {
    expect((await page('filter: { eventType: "HYBRID-ROLE" }')).found).toEqual(['role']);
    const range = `startsFrom: "${iso(TEST_NOW)}" startsBefore: "${iso(TEST_NOW + 50 * DAY_MS)}"`;
    expect((await page(`filter: { ${range} }`)).found).toEqual(['tomorrow', 'next-month']);
    expect((await page('filter: { isUpcoming: false }')).found).toEqual(['last-month', 'done', 'runs']);
    const sorted = await page(`filter: { ${range} } sort: { field: startedAt order: DESC }`);
    expect(sorted.found).toEqual(['next-month', 'tomorrow']);
  });

  it('templates come only to managers who ask for them [QST-07, QST-08]', async () => {
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'stamp', publishingStatus: 'Template', startedAt: null }),
    );
    expect((await page('filter: { publishingStatus: Template }', 'captains')).found).toEqual(['stamp']);
    expect((await page('filter: { publishingStatus: Template }')).found).toEqual([]);
    expect((await page('perPage: 100', 'captains')).found).not.toContain('stamp');
  });
});

describe('the cost of a list', () => {
  const LIST = `query($p: ID!) {
    provider(id: $p) { name mission district { name } viewerIsManager }
    quests(specificProvider: $p) {
      id eventTitle description serviceTags startedAt takenCount isOver provider { name } location { name address }
      reservation { guildName isViewersGuild } viewerContract { id }
      pledgedContracts { id chariteer { username nameFirst } }
    }
  }`;
  const VERDICTS = `query($p: ID!) {
    quests(specificProvider: $p) { id viewerVerdict { verdict completedMinutes trainings { name status } } }
  }`;

  beforeAll(async () => {
    await world.store.write(async (tx) => {
      for (const [providerId, count] of [
        ['small', 2],
        ['large', 200],
      ] as const) {
        await insertProvider(tx, { id: providerId });
        const place = await insertLocation(tx, { providerId });
        const training = await insertTraining(tx, { providerId });
        await insertTrainingRecord(tx, { providerId, templateId: training.id, chariteerId: 'volunteer' });
        for (let index = 0; index < count; index += 1) {
          const { id: questId } = await upcomingQuest(tx, { providerId, locationId: place.id });
          await insertContract(tx, { questId, chariteerId: 'volunteer' });
          await insertContract(tx, { questId, chariteerId: 'gold' });
          await tx.insert(questRequiredOrientation).values({ questId, templateId: training.id });
          if (index % 2 === 0) {
            const guild = await insertGuild(tx, { creatorId: 'guildadmin' });
            await insertContract(tx, { questId, chariteerId: 'staff', guildId: guild.id });
          }
        }
      }
    });
  });

  async function statementsOf(document: string, providerId: string, as: CastName | null): Promise<number> {
    if (as) await world.tokenOf(as);
    const before = world.store.statementCount();
    const { errors, data } = await world.gql<{ quests: Row[] }>(document, { p: providerId }, { as });
    expect(errors).toBeUndefined();
    expect(data?.quests).toHaveLength(providerId === 'small' ? 2 : 200);
    return world.store.statementCount() - before;
  }

  it('a list takes at most 4 statements, whatever the number of rows [API-12]', async () => {
    const visitor = await statementsOf(LIST, 'small', null);
    expect(visitor).toBeLessThanOrEqual(4);
    expect(await statementsOf(LIST, 'large', null)).toBe(visitor);
  });

  it('knowing the viewer takes two more [API-12]', async () => {
    const volunteer = await statementsOf(LIST, 'small', 'volunteer');
    expect(volunteer).toBeLessThanOrEqual(6);
    expect(await statementsOf(LIST, 'large', 'volunteer')).toBe(volunteer);
  });

  it('verdicts for a whole list take one statement more [ELI-01]', async () => {
    const few = await statementsOf(VERDICTS, 'small', 'volunteer');
    expect(await statementsOf(VERDICTS, 'large', 'volunteer')).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });
});
