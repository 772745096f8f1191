import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepContestResult } from '#api/guilds-and-groups/contest/keep-contest-result.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { contestResult } from '#db/schema/contest.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { type CastName, GUILD_ID } from '../support/cast.ts';
import { seedContestResult } from '../support/contest.ts';
import { pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const at = (day: string, clock = '09:00') => instantOf(day, clock);

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertGuild(tx, { id: 'others', name: 'Others', creatorId: null });
    await insertGuild(tx, { id: 'idle', name: 'Idle', creatorId: null });
  });
  world.clock.set(at('2027-03-20'));
});
afterEach(() => world.close());

const joins = (accountId: string, groupId: string) =>
  world.store.write((tx) =>
    insertMembership(tx, { accountId, groupId, roleId: 'members', joinedAt: at('2027-01-05') }),
  );

/** Someone was present on a day for so many minutes, and has the credit for them. */
const serves = (chariteerId: string, day: string, minutes: number) =>
  world.store.write(async (tx) => {
    const times = { actualArrivalAt: at(day), actualDepartureAt: at(day) + minutes * MINUTE_MS };
    const id = `${chariteerId}-${day}`;
    await pastQuest(tx, { id, startedAt: times.actualArrivalAt, endedAt: times.actualDepartureAt });
    await insertContract(tx, { id, questId: id, chariteerId, status: 'Present', ...times });
    await insertCredit(tx, { id, contractId: id, value: minutes });
  });

type Standing = { rank: number; guildName: string; minutes: number; correctedMinutes: number | null };
type Contest = { isFinal: boolean; chooseUntil: string; standings: (Standing & Record<string, unknown>)[] };

const FIELDS = `isFinal chooseUntil standings {
  rank guildName minutes memberCount correctedMinutes isOwn hasWon charityId charityName viewerMayChoose
}`;

async function contest(as: CastName | null = null): Promise<Contest> {
  const { data, errors } = await world.gql<{ contest: Contest }>(`{ contest { ${FIELDS} } }`, {}, { as });
  expect(errors).toBeUndefined();
  return data?.contest as Contest;
}

async function past(as: CastName | null = null): Promise<Contest | null> {
  const text = `{ pastContest(year: 2027) { ${FIELDS} } }`;
  const { data, errors } = await world.gql<{ pastContest: Contest | null }>(text, {}, { as });
  expect(errors).toBeUndefined();
  return data?.pastContest ?? null;
}

const brief = ({ standings }: Contest) =>
  standings.map(({ rank, guildName, minutes }) => `${rank} ${guildName} ${minutes}`);

/** Keeps what there is to keep, as the worker does at every minute. */
const work = () => keepContestResult(world.store, world.clock.now());

const choose = (as: CastName, charityId = 'hoboken', guildId: string = GUILD_ID) =>
  world.gql(
    'mutation ($g: ID!, $c: ID!) { chooseContestCharity(year: 2027, guildId: $g, charityId: $c) { year } }',
    { g: guildId, c: charityId },
    { as },
  );
const codeOf = async (answer: ReturnType<typeof choose>) => (await answer).errors?.[0]?.extensions?.code;

describe('the standings [CTS-10: the API]', () => {
  it('are the guilds with hours as they are now, and one’s own', async () => {
    await joins('volunteer', GUILD_ID);
    await joins('gold', 'others');
    await joins('quiet', 'idle');
    await serves('volunteer', '2027-03-02', 60);
    await serves('gold', '2027-03-03', 90);
    expect(brief(await contest())).toEqual(['1 Others 90', '2 Harbor Friends 60']);
    await serves('volunteer', '2027-03-04', 60);
    expect(brief(await contest())).toEqual(['1 Harbor Friends 120', '2 Others 90']);
    const own = await contest('quiet');
    expect(own.standings.map(({ guildName, isOwn }) => [guildName, isOwn])).toEqual([
      ['Harbor Friends', false],
      ['Others', false],
      ['Idle', true],
    ]);
    expect(own).toMatchObject({ isFinal: false, chooseUntil: '2027-04-30' });
  });

  it('with as many hours the guild with fewer people stands first, those who left counted', async () => {
    for (const name of ['volunteer', 'quiet']) await joins(name, 'idle');
    await joins('gold', 'others');
    await serves('volunteer', '2027-03-02', 60);
    await serves('gold', '2027-03-03', 60);
    expect(brief(await contest())).toEqual(['1 Others 60', '2 Idle 60']);
    const counts = async (as: CastName | null) =>
      (await contest(as)).standings.map(({ memberCount }) => memberCount);
    expect(await counts('staff')).toEqual([1, 2]);
    // Beside the adults of a guild's own page the number would tell of the young.
    for (const as of [null, 'quiet'] as const) expect(await counts(as), String(as)).toEqual([null, null]);
  });

  it('before the first day there are none, and the result of the last year is there', async () => {
    world.clock.set(at('2027-11-02'));
    await world.store.write((tx) => seedContestResult(tx, 2027));
    expect(brief(await contest())).toEqual([]);
    const text = '{ contest { year previous { year standings { guildName hasWon } } } }';
    expect((await world.gql(text)).data).toEqual({
      contest: {
        year: 2028,
        previous: { year: 2027, standings: [{ guildName: 'Harbor Friends', hasWon: true }] },
      },
    });
  });
});

it('a running contest is shown, else the last result and when the next begins [CTS-10: the API: which contest, and the next one]', async () => {
  const text =
    '{ contest { year nextStartsOn previous { year } } contestOutcomes { year winners { guildName charityName } } }';
  const shown = async (day: string, clock = '00:00') => {
    world.clock.set(at(day, clock));
    return (await world.gql<{ contest: unknown; contestOutcomes: unknown }>(text)).data;
  };
  await world.store.write((tx) => seedContestResult(tx, 2025));
  expect(await shown('2027-03-31', '23:59')).toEqual({
    contest: { year: 2027, nextStartsOn: '2028-03-01', previous: { year: 2025 } },
    contestOutcomes: [{ year: 2025, winners: [{ guildName: 'Harbor Friends', charityName: null }] }],
  });
  expect((await shown('2027-04-01'))?.contest).toEqual({
    ...{ year: 2028, nextStartsOn: '2028-03-01' },
    previous: { year: 2025 },
  });
  const { errors } = await world.gql('mutation { setContestYear(year: 2027) { year } }', {}, { as: 'staff' });
  expect(errors, 'staff keep the year').toBeUndefined();
  expect((await shown('2028-02-29', '23:59'))?.contest).toMatchObject({
    year: 2027,
    nextStartsOn: '2028-03-01',
  });
  expect((await shown('2028-03-01'))?.contest).toMatchObject({ year: 2028, nextStartsOn: '2029-03-01' });
});

describe('the result [CTS-11: the API]', () => {
  it('is kept once, when the month is over in New York, and what is corrected later stands beside it', async () => {
    await joins('volunteer', GUILD_ID);
    await joins('gold', 'others');
    await serves('volunteer', '2027-03-02', 60);
    world.clock.set(at('2027-03-31', '23:59'));
    await work();
    expect(await past()).toBeNull();
    world.clock.set(at('2027-04-01', '00:00'));
    await work();
    await serves('gold', '2027-03-03', 90);
    await work();
    const result = await past();
    expect(brief(result as Contest)).toEqual(['1 Harbor Friends 60', '2 Others 0']);
    expect(result?.isFinal).toBe(true);
    expect(result?.standings.map(({ correctedMinutes, hasWon }) => [correctedMinutes, hasWon])).toEqual([
      [null, true],
      [90, false],
    ]);
    expect(await world.store.read.select().from(contestResult)).toHaveLength(3);
  });

  it('is not made up long afterwards', async () => {
    await joins('volunteer', GUILD_ID);
    await serves('volunteer', '2027-03-02', 60);
    world.clock.set(at('2027-04-08', '00:00'));
    await work();
    expect(await past()).toBeNull();
  });
});

describe('the charity of the winner [CTS-04, CTS-10: the API]', () => {
  beforeEach(async () => {
    await world.store.write((tx) => seedContestResult(tx, 2027));
    world.clock.set(at('2027-04-10'));
  });

  it('is named by an admin of the guild that has won, and may be changed', async () => {
    expect((await past('guildadmin'))?.standings[0]).toMatchObject({
      viewerMayChoose: true,
      charityId: null,
    });
    expect((await choose('guildadmin')).errors).toBeUndefined();
    expect((await past())?.standings[0]).toMatchObject({
      charityId: 'hoboken',
      charityName: 'Hoboken Shelter',
      viewerMayChoose: false,
    });
    expect((await choose('guildadmin')).errors).toBeUndefined();
  });

  it('by nobody else, and for no other guild', async () => {
    expect(await codeOf(choose('volunteer'))).toBe('FORBIDDEN');
    expect(await codeOf(choose('guildadmin', 'hoboken', 'others'))).toBe('FORBIDDEN');
    expect(await codeOf(choose('staff', 'hoboken', 'others'))).toBe('CONTEST_NOT_WON');
  });

  it('is a visible charity of one of the three towns', async () => {
    await world.store.write((tx) => insertProvider(tx, { id: 'hidden', districtId: 'h', isVisible: false }));
    for (const id of ['1', 'hidden', 'nowhere'])
      expect(await codeOf(choose('guildadmin', id))).toBe('PROVIDER_NOT_FOUND');
  });

  it('until April 30; later staff name it', async () => {
    world.clock.set(at('2027-04-30', '23:59'));
    expect((await choose('guildadmin')).errors).toBeUndefined();
    world.clock.set(at('2027-05-01', '00:00'));
    expect(await codeOf(choose('guildadmin'))).toBe('CONTEST_CHOICE_OVER');
    expect((await past('guildadmin'))?.standings[0]?.viewerMayChoose).toBe(false);
    expect((await choose('staff')).errors).toBeUndefined();
  });
});
