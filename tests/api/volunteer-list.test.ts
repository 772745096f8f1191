import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const ago = (id: string, days: number) =>
      upcomingQuest(tx, {
        id,
        startedAt: TEST_NOW - days * DAY_MS,
        endedAt: TEST_NOW - days * DAY_MS + HOUR_MS,
      });
    await ago('lately', 2);
    await ago('long-ago', 100);
    await upcomingQuest(tx, { id: 'soon', startedAt: TEST_NOW + 3 * DAY_MS });
    await upcomingQuest(tx, { id: 'off', publishingStatus: 'Cancelled', startedAt: TEST_NOW + DAY_MS });
    const person = { dateOfBirth: '1990-01-01' } as const;
    await insertVolunteer(tx, {
      account: { ...person, id: 'ana', username: 'ana0one', nameFirst: 'Ana', nameLast: 'Zorn' },
    });
    await insertVolunteer(tx, {
      account: { ...person, id: 'bo', username: 'bo0abel', nameFirst: 'Bo', nameLast: 'Abel' },
    });
    await insertVolunteer(tx, {
      account: { ...person, id: 'cy', username: 'cy0moss', nameFirst: 'Cy', nameLast: 'Moss' },
    });
    const was = (chariteerId: string, questId: string, days: number) =>
      insertContract(tx, {
        ...{ chariteerId, questId, status: 'Present' },
        actualArrivalAt: TEST_NOW - days * DAY_MS,
        actualDepartureAt: TEST_NOW - days * DAY_MS + HOUR_MS,
      });
    await was('ana', 'lately', 2);
    await was('ana', 'long-ago', 100);
    await was('bo', 'long-ago', 100);
    await insertContract(tx, { chariteerId: 'bo', questId: 'lately', status: 'Absent' });
    await insertContract(tx, { chariteerId: 'cy', questId: 'soon' });
    await insertContract(tx, { chariteerId: 'ana', questId: 'off' });
    await insertContract(tx, { chariteerId: 'gold', questId: 'soon', abandonedAt: TEST_NOW - HOUR_MS });
    const { id: templateId } = await insertTraining(tx, { providerId: '1', name: 'Kitchen' });
    await insertTrainingRecord(tx, { templateId, providerId: '1', chariteerId: 'bo', name: 'Kitchen' });
  });
});
afterAll(() => world.close());

type Item = {
  id: string;
  chariteer: { nameLast: string | null; phoneNumber: string | null; emailAddress: string | null };
} & Record<string, unknown>;
type Page = { volunteerPage: { total: number; items: Item[] } };

const PAGE = `query ($filter: VolunteerFilter, $sort: VolunteerSort, $perPage: Int) {
  volunteerPage(providerId: "1", filter: $filter, sort: $sort, perPage: $perPage) { total items {
    id minutes firstVisitAt lastVisitAt nextVisitAt noShowCount trainings
    chariteer { nameLast phoneNumber emailAddress } } } }`;

/** Hours of the days around, which no recap has summed. */
const RANGE = {
  from: new Date(TEST_NOW - 3 * DAY_MS).toISOString(),
  until: new Date(TEST_NOW + HOUR_MS).toISOString(),
};

async function listed(variables: object = {}, as: CastName = 'managers') {
  const { data, code } = await world.gql<Page>(PAGE, variables as Record<string, unknown>, { as });
  return { code, total: data?.volunteerPage.total, items: data?.volunteerPage.items ?? [] };
}
const idsOf = async (variables: object, as?: CastName) =>
  (await listed(variables, as)).items.map(({ id }) => id);
const iso = (instant: number) => new Date(instant).toISOString();

describe('the volunteers of a charity', () => {
  it('have visits, hours, no-shows and trainings; newcomers are there, who gave up a spot is not [DSK-07]', async () => {
    const { total, items } = await listed({ filter: RANGE, sort: { field: 'name' } });
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { id: 'bo', minutes: 0, noShowCount: 1, trainings: ['Kitchen'], nextVisitAt: null },
      { id: 'cy', minutes: 0, firstVisitAt: null, nextVisitAt: iso(TEST_NOW + 3 * DAY_MS) },
      {
        ...{ id: 'ana', minutes: 60, noShowCount: 0, trainings: [] },
        ...{ firstVisitAt: iso(TEST_NOW - 100 * DAY_MS), lastVisitAt: iso(TEST_NOW - 2 * DAY_MS) },
        nextVisitAt: null,
      },
    ]);
  });

  it.each([
    ['NEWCOMER', ['cy']],
    ['UPCOMING', ['cy']],
    ['LAPSED', ['bo']],
    ['NO_SHOW', ['bo']],
  ])('%s narrows them [DSK-07]', async (standing, ids) => {
    expect(await idsOf({ filter: { standing } })).toEqual(ids);
  });

  it.each([
    ['minutes', 'DESC', ['ana', 'bo', 'cy']],
    ['lastVisitAt', 'DESC', ['ana', 'bo', 'cy']],
    ['lastVisitAt', 'ASC', ['bo', 'ana', 'cy']],
    ['nextVisitAt', 'DESC', ['cy', 'bo', 'ana']],
    ['noShowCount', 'DESC', ['bo', 'cy', 'ana']],
    ['name', 'DESC', ['ana', 'cy', 'bo']],
  ])('are sorted by %s %s, who has none last [DSK-13]', async (field, order, ids) => {
    expect(await idsOf({ filter: RANGE, sort: { field, order } })).toEqual(ids);
  });

  it('are found by name, email address and phone number where these may be read [DSK-07]', async () => {
    const { items } = await listed({ filter: { q: 'zorn' } });
    expect(items.map(({ id }) => id)).toEqual(['ana']);
    const { phoneNumber, emailAddress } = items[0]?.chariteer ?? {};
    expect(phoneNumber).toMatch(/\d{4}/);
    expect(await idsOf({ filter: { q: emailAddress } })).toEqual(['ana']);
    expect(await idsOf({ filter: { q: phoneNumber?.slice(-7) } })).toContain('ana');
    for (const q of [emailAddress, phoneNumber?.slice(-7), 'zorn'])
      expect(await idsOf({ filter: { q } }, 'captains')).toEqual([]);
    expect(await idsOf({ filter: { q: 'ana' } }, 'captains')).toEqual(['ana']);
  });

  it('are for who sees rankings, names and contacts by right, trainings for who keeps them [DSK-07]', async () => {
    expect((await listed({}, 'volunteer')).code).toBe('FORBIDDEN');
    expect((await listed({}, 'trustedminors')).code).toBe('FORBIDDEN');
    const { items } = await listed({}, 'captains');
    expect(items).toHaveLength(3);
    for (const { chariteer, trainings } of items)
      expect([chariteer.nameLast, chariteer.phoneNumber, trainings]).toEqual([null, null, []]);
  });

  it('are not found by the email address or phone number of someone under 18 [DSK-07]', async () => {
    const emailAddress = castEmail('teen');
    await world.store.write(async (tx) => {
      const phoneNumber = tx.cells.seal('chariteer.phoneNumber', 'teen', '2015550198');
      await tx.update(chariteer).set({ emailAddress, phoneNumber }).where(eq(chariteer.id, 'teen'));
      await insertContract(tx, { chariteerId: 'teen', questId: 'soon' });
    });
    expect(await idsOf({})).toContain('teen');
    for (const q of [emailAddress, '5550198']) expect(await idsOf({ filter: { q } })).toEqual([]);
  });

  it('take as many statements for many as for one [DSK-07]', async () => {
    const statements = async (perPage: number) => {
      const before = world.store.statementCount();
      await listed({ perPage, filter: { q: 'o' } });
      return world.store.statementCount() - before;
    };
    const one = await statements(1);
    expect(await statements(100)).toBe(one);
  });
});
