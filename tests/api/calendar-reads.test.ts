import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { addDays, daysOfMonth, instantOf } from '#domain/time/new-york-time.ts';
import { GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const CALENDAR = `query($input: SpecificQuestsInput!) {
  getSpecificQuests(input: $input) {
    id startedAt endedAt publishingStatus eventType giverName resourceMaxNumber location { name address }
    pledgedContracts {
      id guildId guild { id name description easyJoinCode }
      chariteer {
        id username nameFirst nameLast emailAddress phoneNumber dateOfBirth emergencyContactName
        emergencyContactNumber
      }
    }
  }
}`;

const iso = (instant: number) => new Date(instant).toISOString();

/** What the calendar asks for: from 6 days before the first of the month to 7 days after its last. */
function windowOf(month: string) {
  const days = daysOfMonth(month);
  return {
    specificProvider: '1',
    dateRangeBeginning: iso(instantOf(addDays(days[0] ?? '', -6), '00:00')),
    dateRangeEnding: iso(instantOf(addDays(days.at(-1) ?? '', 8), '00:00')),
  };
}

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1', name: 'Hall', address: '1 Church Street' });
    const at = (day: string, clock: string) => ({ startedAt: instantOf(day, clock), endedAt: null });
    for (const [id, day, clock] of [
      ['too-early', '2026-10-25', '23:59'],
      ['first', '2026-10-26', '00:00'],
      ['last', '2026-12-07', '23:59'],
      ['too-late', '2026-12-08', '00:00'],
    ] as const) {
      await upcomingQuest(tx, { id, ...at(day, clock), eventType: 'SUPPLY-REQUEST' });
    }
    await upcomingQuest(tx, { id: 'quest', locationId: 'hall', giverName: 'Ana' });
    await insertContract(tx, { questId: 'quest', chariteerId: 'volunteer', claimedAt: TEST_NOW - DAY_MS });
    await insertContract(tx, {
      questId: 'quest',
      chariteerId: 'admins',
      guildId: GUILD_ID,
      claimedAt: TEST_NOW,
    });
  });
});
afterAll(() => world.close());

type Listed = { getSpecificQuests: { id: string }[] };
const read = (month: string) => world.gql<Listed>(CALENDAR, { input: windowOf(month) }, { as: 'managers' });

describe('what the calendar reads', () => {
  it('from 6 days before the first of the month to 7 days after its last day, in every month [CAL-05]', async () => {
    const { data } = await read('2026-11');
    expect(data?.getSpecificQuests.map(({ id }) => id)).toEqual(['first', 'quest', 'last']);
    for (const month of ['2026-01', '2026-02', '2026-03', '2026-12']) {
      expect((await read(month)).errors).toBeUndefined();
    }
  });

  it('a quest carries its times, status, place, type, supervisor, maximum and people [CAL-07, ENT-24, ENT-25, DEC-33]', async () => {
    const { data } = await read('2026-11');
    expect(data?.getSpecificQuests[1]).toEqual({
      id: 'quest',
      startedAt: iso(TEST_NOW + DAY_MS),
      endedAt: iso(TEST_NOW + DAY_MS + 3 * 3_600_000),
      publishingStatus: 'Published',
      eventType: 'OSV',
      giverName: 'Ana',
      resourceMaxNumber: 10,
      location: { name: 'Hall', address: '1 Church Street' },
      pledgedContracts: [
        {
          id: expect.any(String),
          guildId: null,
          guild: null,
          chariteer: {
            id: 'volunteer',
            username: 'volunteer',
            nameFirst: 'Rosa',
            nameLast: 'Delmar',
            emailAddress: 'volunteer@demo.example',
            phoneNumber: '2015550100',
            dateOfBirth: null,
            emergencyContactName: 'Charles (brother)',
            emergencyContactNumber: '2015550101',
          },
        },
        {
          id: expect.any(String),
          guildId: GUILD_ID,
          guild: {
            id: GUILD_ID,
            name: 'Harbor Friends',
            description: 'We serve together.',
            easyJoinCode: null,
          },
          chariteer: expect.objectContaining({ id: 'admins' }),
        },
      ],
    });
  });

  it('one quest comes with provider, location and contracts [API-11, ENT-18, ENT-19, ENT-20]', async () => {
    const { data } = await world.gql(
      `{ quest(id: "quest") { id provider { id name mission agePolicies templateOrientations { id } }
        location { id name address detail latitude longitude } pledgedContracts { questId chariteerId }
        requiredOrientations { id } } }`,
      {},
      { as: 'managers' },
    );
    expect(data).toEqual({
      quest: {
        id: 'quest',
        provider: {
          id: '1',
          name: 'Harbor Table',
          mission: 'Feeding our neighbours.',
          agePolicies: '[]',
          templateOrientations: [],
        },
        location: {
          id: 'hall',
          name: 'Hall',
          address: '1 Church Street',
          detail: '',
          latitude: null,
          longitude: null,
        },
        pledgedContracts: [
          { questId: 'quest', chariteerId: 'volunteer' },
          { questId: 'quest', chariteerId: 'admins' },
        ],
        requiredOrientations: [],
      },
    });
  });
});
