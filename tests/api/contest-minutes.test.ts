import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { type CastName, GUILD_CODE, GUILD_ID } from '../support/cast.ts';
import { pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** While the contest of 2027 is on. */
const MARCH = instantOf('2027-03-20', '12:00');
const at = (day: string, clock = '09:00') => instantOf(day, clock);

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => insertGuild(tx, { id: 'others', name: 'Others', creatorId: null }));
  world.clock.set(MARCH);
});
afterEach(() => world.close());

const joins = (accountId: string, groupId: string, joinedAt: number) =>
  world.store.write((tx) => insertMembership(tx, { accountId, groupId, roleId: 'members', joinedAt }));

/** A quest of two hours, or until another instant, at which people were present from beginning to end. */
async function serve(id: string, startedAt: number, people: string[], endedAt = startedAt + 2 * HOUR) {
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id, startedAt, endedAt });
    for (const chariteerId of people)
      await insertContract(tx, { id: `${id}-${chariteerId}`, questId: id, chariteerId });
  });
  const contracts = people.map((person) => ({
    updateAction: 'EDIT-ATTENDANCE',
    id: `${id}-${person}`,
    status: 'Present',
    supervisorId: 'managers',
  }));
  const marked = await world.gql(
    'mutation ($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }',
    { contracts },
    { as: 'managers' },
  );
  expect(marked.errors).toBeUndefined();
}

const leave = (memberId: CastName, groupId: string) =>
  world.gql(
    'mutation ($groupId: ID!, $memberId: ID!) { removeGroupMember(groupId: $groupId, memberId: $memberId) }',
    { groupId, memberId },
    { as: memberId },
  );

const joinByCode = (id: CastName) =>
  world.gql(
    `mutation ($id: ID!, $guildId: ID!, $code: String!) {
      addChariteerToGuild(id: $id, guildId: $guildId, code: $code) { id }
    }`,
    { id, guildId: GUILD_ID, code: GUILD_CODE },
    { as: id },
  );

const choose = (as: CastName, guildId: string) =>
  world.gql('mutation ($id: ID!) { chooseContestGuild(guildId: $id) { name } }', { id: guildId }, { as });

/** Minutes of all guilds, of Harbor Friends and of the others. */
async function minutes(): Promise<number[]> {
  const { data } = await world.gql<{
    contest: { guildMinutes: number };
    guilds: { name: string; contestMinutes: number }[];
  }>('{ contest { guildMinutes } guilds { name contestMinutes } }');
  const guilds = data?.guilds ?? [];
  expect(guilds.map(({ name }) => name)).toEqual(['Harbor Friends', 'Others']);
  return [data?.contest.guildMinutes ?? 0, ...guilds.map(({ contestMinutes }) => contestMinutes)];
}

describe('hours of the contest [CTS-03, DEC-43]', () => {
  it('every hour of a member in March counts, whoever has reserved the quest, and nobody else’s', async () => {
    await joins('volunteer', GUILD_ID, at('2027-01-05'));
    await serve('first', at('2027-03-01'), ['volunteer', 'gold']);
    await serve('before', at('2027-02-27'), ['volunteer']);
    await serve('theirs', at('2027-03-10'), ['volunteer', 'gold']);
    await world.store.write((tx) =>
      insertContract(tx, { questId: 'theirs', chariteerId: 'managers', guildId: 'others' }),
    );
    expect(await minutes()).toEqual([240, 240, 0]);
  });

  it('before the first day there are none', async () => {
    await joins('volunteer', GUILD_ID, at('2027-01-05'));
    await serve('first', at('2027-03-01'), ['volunteer']);
    world.clock.set(at('2027-02-28'));
    expect(await minutes()).toEqual([0, 0, 0]);
  });

  it('who left in the middle of the month keeps the hours of before for the guild, and no later ones [DEC-63]', async () => {
    await joins('volunteer', GUILD_ID, at('2027-01-05'));
    world.clock.set(at('2027-03-10', '00:00'));
    expect((await leave('volunteer', GUILD_ID)).errors).toBeUndefined();
    world.clock.set(MARCH);
    await serve('early', at('2027-03-09'), ['volunteer']);
    await serve('late', at('2027-03-11'), ['volunteer']);
    expect(await minutes()).toEqual([120, 120, 0]);
  });

  it('who comes in the middle of the month, and comes again, brings the hours of these times [DEC-63]', async () => {
    await joins('volunteer', GUILD_ID, at('2027-03-03', '00:00'));
    world.clock.set(at('2027-03-05', '00:00'));
    await leave('volunteer', GUILD_ID);
    world.clock.set(at('2027-03-08', '00:00'));
    expect((await joinByCode('volunteer')).errors).toBeUndefined();
    world.clock.set(MARCH);
    for (const day of ['02', '04', '06', '09']) await serve(day, at(`2027-03-${day}`), ['volunteer']);
    expect(await minutes()).toEqual([240, 240, 0]);
  });

  it('of a quest that spans the border of the month, or of a membership, the part inside counts', async () => {
    await joins('volunteer', GUILD_ID, at('2027-01-05'));
    await joins('gold', 'others', at('2027-03-09', '10:15'));
    world.clock.set(at('2027-04-02'));
    const kept = await world.gql('mutation { setContestYear(year: 2027) { year } }', {}, { as: 'staff' });
    expect(kept.errors).toBeUndefined();
    await serve('into', at('2027-02-28', '23:00'), ['volunteer'], at('2027-03-01', '00:45'));
    await serve('out', at('2027-03-31', '23:30'), ['volunteer'], at('2027-04-01', '01:00'));
    await serve('joined', at('2027-03-09', '09:00'), ['gold'], at('2027-03-09', '11:00'));
    expect(await minutes()).toEqual([120, 75, 45]);
    world.clock.set(at('2027-03-12', '10:30'));
    await leave('gold', 'others');
    world.clock.set(at('2027-04-02'));
    await serve('left', at('2027-03-12', '10:00'), ['gold'], at('2027-03-12', '12:00'));
    expect(await minutes()).toEqual([150, 75, 75]);
  });

  it('of two guilds the one joined first counts, until one is chosen; a choice holds for the whole month', async () => {
    await joins('volunteer', 'others', at('2027-01-05'));
    await joins('volunteer', GUILD_ID, at('2027-01-06'));
    await serve('first', at('2027-03-02'), ['volunteer']);
    expect(await minutes()).toEqual([120, 0, 120]);
    expect(await contestGuild('volunteer')).toBe('Others');
    expect((await choose('volunteer', GUILD_ID)).data).toEqual({
      chooseContestGuild: { name: 'Harbor Friends' },
    });
    await serve('second', at('2027-03-19'), ['volunteer']);
    expect(await minutes()).toEqual([240, 240, 0]);
    expect(await contestGuild('volunteer')).toBe('Harbor Friends');
    await choose('volunteer', 'others');
    expect(await minutes()).toEqual([240, 0, 240]);
  });

  it('a chosen guild counts only while somebody belongs to it, else the other one does', async () => {
    await joins('volunteer', GUILD_ID, at('2027-01-05'));
    await joins('volunteer', 'others', at('2027-03-05', '00:00'));
    await choose('volunteer', 'others');
    await serve('before', at('2027-03-04'), ['volunteer']);
    await serve('while', at('2027-03-06'), ['volunteer']);
    world.clock.set(at('2027-03-10', '00:00'));
    await leave('volunteer', 'others');
    world.clock.set(MARCH);
    await serve('after', at('2027-03-11'), ['volunteer']);
    expect(await minutes()).toEqual([360, 240, 120]);
    expect(await contestGuild('volunteer')).toBe('Harbor Friends');
  });

  it('only a member chooses a guild, and only one that there is', async () => {
    expect((await choose('volunteer', GUILD_ID)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await choose('volunteer', 'nowhere')).errors?.[0]?.extensions?.code).toBe('GUILD_NOT_FOUND');
    expect(await contestGuild('volunteer')).toBeNull();
  });

  it('never counts more than was credited', async () => {
    await joins('volunteer', GUILD_ID, at('2027-01-05'));
    await world.store.write(async (tx) => {
      const startedAt = at('2027-03-03');
      const times = { actualArrivalAt: startedAt, actualDepartureAt: startedAt + 3 * HOUR };
      await pastQuest(tx, { id: 'long', startedAt, endedAt: startedAt + 3 * HOUR });
      await insertContract(tx, {
        id: 'c',
        questId: 'long',
        chariteerId: 'volunteer',
        status: 'Present',
        ...times,
      });
      await insertCredit(tx, { contractId: 'c', questId: 'long', playerId: 'volunteer', value: 90 });
    });
    expect(await minutes()).toEqual([90, 90, 0]);
  });
});

async function contestGuild(as: CastName): Promise<string | null> {
  const { data } = await world.gql<{ contestGuild: { name: string } | null }>(
    '{ contestGuild { name } }',
    {},
    { as },
  );
  return data?.contestGuild?.name ?? null;
}
