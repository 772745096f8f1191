import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepContestResult } from '#api/guilds-and-groups/contest/keep-contest-result.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const LONG_AGO = TEST_NOW - 400 * DAY_MS;
const MARCH = instantOf('2027-03-20', '12:00');
const APRIL = instantOf('2027-04-01', '00:01');

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const id of ['minor2', 'minor3']) await insertVolunteer(tx, bornIn('2011', id));
    for (const accountId of ['teen', 'minor2', 'minor3', 'gold'])
      await insertMembership(tx, { accountId, groupId: GUILD_ID, roleId: 'members', joinedAt: LONG_AGO });
    // Who looks after goals of a charity's group without reading names there.
    await insertMembership(tx, { accountId: 'volunteer', groupId: 'group-1', roleId: 'admins' });
  });
});
afterEach(() => world.close());

function bornIn(year: string, id: string) {
  const person = { id, username: id, dateOfBirth: `${year}-05-05` };
  return { account: person, chariteer: { createdAt: TEST_NOW } };
}

/** People are marked present from beginning to end of a quest of an hour. */
async function serve(questId: string, startedAt: number, people: string[]) {
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: questId, startedAt, endedAt: startedAt + HOUR_MS });
    for (const chariteerId of people)
      await insertContract(tx, { id: `${questId}-${chariteerId}`, questId, chariteerId });
  });
  await mark(questId, people);
}

async function mark(questId: string, people: string[]) {
  const contracts = people.map((person) => ({
    ...{ updateAction: 'EDIT-ATTENDANCE', status: 'Present', supervisorId: 'managers' },
    id: `${questId}-${person}`,
  }));
  const text =
    'mutation ($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }';
  expect((await world.gql(text, { contracts }, { as: 'managers' })).errors).toBeUndefined();
}

/** Every number and every list that others than guardians and a charity's people read of what members did. */
const NUMBERS = {
  'the record of a guild': `getGuild(id: "${GUILD_ID}") {
    memberCount hasAdmin contestMinutes
    record { minutes questCount monthMinutes yearMinutes types { category questCount } months { month minutes } }
  }`,
  'records in the list of guilds': 'guilds { id contestMinutes record { minutes questCount } }',
  'the standings of the contest':
    'contest { guildMinutes standings { rank guildId minutes correctedMinutes hasWon } }',
  'results of the contest': 'pastContest(year: 2027) { standings { rank guildId minutes correctedMinutes } }',
  'the members of a guild': `listGroupMembers(groupId: "${GUILD_ID}") {
    total roles { roleId memberCount } items { memberId arms } }`,
  'the next quests of a guild': `guildNext(guildId: "${GUILD_ID}") { memberCount people { id } }`,
  'the goals of a guild': `groupGoalProgress(groupId: "${GUILD_ID}") { username minutes }`,
  'a district': 'district(id: "1") { declaredChariteersCount declaredChariteers { id } }',
  'what visitors read of a quest':
    'quest(id: "child") { takenCount heldCount waitingCount pledgedContracts { chariteerId } }',
  'the child’s public profile': 'getServiceRecord(id: "teen") { volunteerMinutes questsCompleted }',
  'how members of a guild did': 'ownProgress { minutes quests } ownGuilds { record { minutes } }',
};
type Numbers = Partial<Record<keyof typeof NUMBERS, string>>;

const READERS = [null, 'quiet', 'gold', 'guildadmin'] as const;

async function numbersFor(as: CastName | null): Promise<Numbers> {
  const read: Numbers = {};
  for (const [name, field] of Object.entries(NUMBERS)) {
    const { data, code } = await world.gql(`{ ${field} }`, {}, { as });
    expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'], name).not.toContain(code);
    read[name as keyof typeof NUMBERS] = code ?? JSON.stringify(data);
  }
  return read;
}
const read = () => Promise.all(READERS.map(numbersFor));

const record = async (as: CastName | null = null) => {
  const text = `{ getGuild(id: "${GUILD_ID}") { record { minutes questCount monthMinutes } } }`;
  const { data } = await world.gql<{ getGuild: { record: Record<string, number> } }>(text, {}, { as });
  return data?.getGuild.record;
};

describe('numbers that others read of a guild with members under 18', () => {
  it('stay as they are when a child is marked, leaves, and is marked late, for every reader [SAF-04, DEC-75]', async () => {
    await serve('with adults', TEST_NOW - 5 * HOUR_MS, ['gold']);
    await serve('earlier', TEST_NOW - 60 * DAY_MS, ['minor2', 'minor3']);
    await world.store.write(async (tx) => {
      await pastQuest(tx, { id: 'child', startedAt: TEST_NOW - HOUR_MS / 2, endedAt: TEST_NOW + HOUR_MS });
      await insertContract(tx, { id: 'child-teen', questId: 'child', chariteerId: 'teen' });
    });
    const before = await read();
    expect(JSON.parse(before[0]?.['the record of a guild'] ?? '')).toMatchObject({
      getGuild: { record: { minutes: 60, questCount: 1 } },
    });
    await mark('child', ['teen']);
    expect(await read(), 'marked').toEqual(before);
    world.clock.advance(3 * HOUR_MS);
    expect(await read(), 'over').toEqual(before);
    await serve('last month', TEST_NOW - 40 * DAY_MS, ['teen', 'minor2', 'minor3']);
    expect(await read(), 'marked late').toEqual(before);
  });

  it('show the child their own hours right away [SAF-04]', async () => {
    await serve('child', TEST_NOW - 5 * HOUR_MS, ['teen']);
    const { data } = await world.gql('{ ownProgress { minutes } }', {}, { as: 'teen' });
    expect(data).toEqual({ ownProgress: { minutes: 60 } });
  });

  it('count what three of them did from the first of the next month on [GUI-48, SAF-04]', async () => {
    await serve('together', TEST_NOW - 5 * HOUR_MS, ['teen', 'minor2', 'minor3', 'gold']);
    expect(await record()).toEqual({ minutes: 60, questCount: 1, monthMinutes: 60 });
    world.clock.set(instantOf('2026-12-01', '00:00') - 1);
    expect(await record()).toEqual({ minutes: 60, questCount: 1, monthMinutes: 60 });
    world.clock.set(instantOf('2026-12-01', '00:00'));
    expect(await record()).toEqual({ minutes: 240, questCount: 1, monthMinutes: 0 });
  });

  it('never count what only two of them did: it would be that of one to the other’s friends [GUI-48, SAF-04]', async () => {
    await serve('together', TEST_NOW - 5 * HOUR_MS, ['teen', 'minor2', 'gold']);
    world.clock.set(instantOf('2027-02-01', '00:00'));
    expect(await record()).toMatchObject({ minutes: 60 });
  });
});

describe('the contest with members under 18', () => {
  const standings = async () => {
    const text = '{ contest { guildMinutes standings { minutes } } guilds { contestMinutes } }';
    const { data } = await world.gql<{
      contest: { guildMinutes: number; standings: { minutes: number }[] };
      guilds: { contestMinutes: number }[];
    }>(text);
    return [data?.contest.guildMinutes, data?.contest.standings[0]?.minutes, data?.guilds[0]?.contestMinutes];
  };

  it('holds their hours back until it ends, and counts each in its result [CTS-03, CTS-11, SAF-04]', async () => {
    world.clock.set(MARCH);
    await serve('march', MARCH - 5 * HOUR_MS, ['teen', 'gold']);
    expect(await standings()).toEqual([60, 60, 60]);
    world.clock.set(APRIL);
    await keepContestResult(world.store, APRIL);
    const { data } = await world.gql(
      '{ pastContest(year: 2027) { standings { minutes correctedMinutes } } }',
    );
    expect(data).toEqual({ pastContest: { standings: [{ minutes: 120, correctedMinutes: null }] } });
  });
});
