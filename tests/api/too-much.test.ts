import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import type { Db } from '#db/store.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const PEOPLE = 550;
/** When the quests start on which they are, 55 on each: one today, one within 24 hours, the rest on days to come. */
const STARTS = [3, 23, 72, 96, 120, 144, 168, 192, 216, -72].map((hours) => TEST_NOW + hours * HOUR_MS);
const ON_EACH = PEOPLE / STARTS.length;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const [quest, startedAt] of STARTS.entries()) await insertFullQuest(tx, `q${quest}`, startedAt);
    await refreshRecap(
      tx,
      Array.from({ length: ON_EACH }, (_, place) => `q9-${place}`),
    );
  });
});
afterAll(() => world.close());

async function insertFullQuest(tx: Db, questId: string, startedAt: number): Promise<void> {
  await upcomingQuest(tx, { id: questId, startedAt, endedAt: startedAt + HOUR_MS, resourceMaxNumber: 75 });
  for (let place = 0; place < ON_EACH; place += 1) {
    const id = `${questId}-${place}`;
    await insertVolunteer(tx, {
      account: {
        id,
        username: id.replace('-', 'x'),
        email: `${id}@canary.example`,
        phoneNumber: '2015550999',
        dateOfBirth: '1987-01-23',
      },
      chariteer: { emergencyContactName: 'Canary', emergencyContactNumber: '2015550888' },
    });
    const held = { id: `on-${id}`, questId, chariteerId: id, claimedAt: startedAt - 10 * DAY_MS };
    await insertContract(tx, startedAt < TEST_NOW ? { ...held, status: 'Present' } : held);
  }
}

const PERSON = `id emailAddress phoneNumber dateOfBirth ageBand emergencyContactName emergencyContactNumber`;
const PLEDGED = `pledgedContracts { formJSON chariteer { ${PERSON} } }`;
const MONTH = 'dateRangeBeginning: "2026-11-01T04:00:00Z", dateRangeEnding: "2026-12-01T05:00:00Z"';
const LIST = `specificProvider: "1", ${MONTH}`;

/** Queries for every way to list people, each at its maximum size. */
const WAYS: Record<string, string> = {
  window: `getSpecificQuests(input: { ${LIST} }) { ${PLEDGED} }`,
  upcoming: `quests(specificProvider: "1") { ${PLEDGED} }`,
  page: `questPage(providerId: "1", perPage: 100) { items { ${PLEDGED} } }`,
  'quest of today': `quest(id: "q0") { ${PLEDGED} }`,
  'quest of tomorrow': `quest(id: "q1") { ${PLEDGED} }`,
  'quest of later': `quest(id: "q2") { ${PLEDGED} }`,
  leaderboard: `getSpecificChariteers(${LIST}, perPage: 100) { chariteer { ${PERSON} } }`,
  past: `pastVolunteers(providerId: "1") { ${PERSON} }`,
  recap: `recapPage(providerId: "1", period: "2026-11", list: SERVED) { items { chariteer { ${PERSON} } } }`,
  report: `generateSingleMonthReport(${LIST}) { chariteerTimeResults { chariteer { ${PERSON} } } }`,
  bans: `providerBans(providerId: "1") { chariteer { ${PERSON} } }`,
  trainings: `getSpecificOrientations(specificProvider: "1") { chariteer { ${PERSON} } }`,
};

type Counted = { emergency: number; births: number; bands: number; phones: number; addresses: number };
async function countIn(way: string, as: CastName): Promise<Counted> {
  const { data, code } = await world.gql(`{ ${WAYS[way]} }`, {}, { as });
  expect(code ?? 'FORBIDDEN', way).toBe('FORBIDDEN');
  const text = JSON.stringify(data ?? null);
  const count = (word: string) => text.split(word).length - 1;
  return {
    emergency: count('2015550888'),
    births: count('1987-01-23'),
    bands: count('26 to 64'),
    phones: count('2015550999'),
    addresses: count('@canary.example'),
  };
}

const NONE: Counted = { emergency: 0, births: 0, bands: 0, phones: 0, addresses: 0 };
/** Whom coordinators and captains reach by the lists of quests: those of the three that are near. */
const NEAR_QUESTS = { window: 3, upcoming: 3, page: 3 } as Record<string, number>;
const ALL_DAYS = { window: 10, upcoming: 9, page: 10 } as Record<string, number>;
const ONE_QUEST = ['quest of today', 'quest of tomorrow', 'quest of later'];

describe('550 people on the quests of one charity', () => {
  it.each(Object.keys(WAYS))(
    'a coordinator gets no emergency contact or date of birth by the %s, and reaches people of near quests alone [DEC-85]',
    async (way) => {
      const reached = (NEAR_QUESTS[way] ?? (ONE_QUEST.includes(way) ? 1 : 0)) * ON_EACH;
      const expected = { ...NONE, bands: reached, phones: reached, addresses: reached };
      for (const as of ['coordinators', 'captains'] as const)
        expect(await countIn(way, as)).toEqual(expected);
    },
  );

  it.each(Object.keys(WAYS))(
    'a manager gets bands in place of dates by the %s, and emergency contacts of the 24 hours round a quest only [SAF-07]',
    async (way) => {
      const quests = ALL_DAYS[way] ?? (ONE_QUEST.includes(way) ? 1 : null);
      const { emergency, births, ...reached } = await countIn(way, 'managers');
      expect(births).toBe(0);
      const near = quests === null || way === 'quest of later' ? 0 : Math.min(quests, 2);
      expect(emergency).toBe(near * ON_EACH);
      // What lists people gives a page of at most a hundred.
      if (quests === null) expect(reached.phones).toBeLessThanOrEqual(100);
      else
        expect(reached).toEqual({
          bands: quests * ON_EACH,
          phones: quests * ON_EACH,
          addresses: quests * ON_EACH,
        });
    },
  );

  it('more than a hundred people are asked for at once in no list [SAF-07, DEC-27]', async () => {
    const tooMany = ['leaderboard', 'past', 'recap'].map((way) =>
      way === 'leaderboard'
        ? `getSpecificChariteers(${LIST}, perPage: 550) { chariteer { id } }`
        : way === 'past'
          ? 'pastVolunteers(providerId: "1", perPage: 550) { id }'
          : 'recapPage(providerId: "1", period: "2026-11", list: SERVED, perPage: 550) { total }',
    );
    for (const way of tooMany)
      expect((await world.gql(`{ ${way} }`, {}, { as: 'managers' })).code, way).toBe('BAD_USER_INPUT');
  });

  it('one by one they are opened within their time only [SAF-07]', async () => {
    const open = async (quest: number, as: CastName) => {
      const id = `on-q${quest}-0`;
      const opened = await world.gql(
        `mutation { openEmergencyContact(contractId: "${id}") { number } }`,
        {},
        { as },
      );
      return opened.code ?? 'opened';
    };
    const CLOSED = 'EMERGENCY_CONTACT_CLOSED';
    const of = (as: CastName) => Promise.all([0, 1, 2, 9].map((quest) => open(quest, as)));
    expect(await of('coordinators')).toEqual(['opened', CLOSED, CLOSED, CLOSED]);
    expect(await of('managers')).toEqual(['opened', 'opened', CLOSED, CLOSED]);
  });
});
