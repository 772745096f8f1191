import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { guildAnnouncement } from '#db/schema/guild.ts';
import { membershipPeriod } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import { type CastName, castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const LONG_AGO = TEST_NOW - 400 * DAY_MS;
const joins = (accountId: string, joinedAt = LONG_AGO, groupId = GUILD_ID) =>
  world.store.write((tx) => insertMembership(tx, { accountId, groupId, roleId: 'members', joinedAt }));

/** Someone served an hour from an instant on, on a quest of a type. */
async function served(questId: string, people: string[], { at = TEST_NOW - DAY_MS, tag = 'food' } = {}) {
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: questId, startedAt: at, endedAt: at + HOUR_MS, serviceTags: [tag] });
    for (const chariteerId of people) {
      const id = `${questId}-${chariteerId}`;
      const times = { actualArrivalAt: at, actualDepartureAt: at + HOUR_MS };
      await insertContract(tx, { id, questId, chariteerId, status: 'Present', ...times });
      await insertCredit(tx, { contractId: id, value: 60 });
    }
  });
}

type Record = {
  minutes: number;
  questCount: number;
  monthMinutes: number;
  yearMinutes: number;
  types: { category: string; questCount: number }[];
  months: { month: string; minutes: number }[];
};
async function record(as: CastName | null = null): Promise<Record> {
  const { data, errors } = await world.gql<{ getGuild: { record: Record } }>(
    `query ($id: ID!) { getGuild(id: $id) { record {
      minutes questCount monthMinutes yearMinutes types { category questCount } months { month minutes }
    } } }`,
    { id: GUILD_ID },
    { as },
  );
  expect(errors).toBeUndefined();
  if (!data) throw new Error('no guild');
  return data.getGuild.record;
}

describe('what a guild has done together', () => {
  it('a new guild has done nothing yet [GUI-48: the API]', async () => {
    const { months, ...rest } = await record();
    expect(rest).toEqual({ minutes: 0, questCount: 0, monthMinutes: 0, yearMinutes: 0, types: [] });
    expect(months).toHaveLength(12);
  });

  it('hours of the month, the year and the past year, as anybody may count them [GUI-44, GUI-48: the API]', async () => {
    await joins('volunteer');
    await joins('gold');
    await joins('quiet');
    await joins('teen');
    await served('now', ['volunteer', 'gold', 'quiet', 'teen']);
    await served('in spring', ['gold'], { at: Date.parse('2026-04-10T14:00:00Z'), tag: 'water' });
    await served('last winter', ['gold'], { at: Date.parse('2025-12-31T15:00:00Z'), tag: 'water' });
    await served('before', ['gold'], { at: Date.parse('2025-11-30T15:00:00Z'), tag: 'earth' });
    const { months, ...sums } = await record();
    expect(sums).toMatchObject({ minutes: 360, questCount: 4, monthMinutes: 180, yearMinutes: 240 });
    expect(sums.types).toEqual([
      { category: 'water', questCount: 2 },
      { category: 'earth', questCount: 1 },
      { category: 'food', questCount: 1 },
    ]);
    const worked = months.filter(({ minutes }) => minutes > 0);
    expect(worked).toEqual([
      { month: '2025-12', minutes: 60 },
      { month: '2026-04', minutes: 60 },
      { month: '2026-11', minutes: 180 },
    ]);
    expect(await record('volunteer')).toEqual({ ...sums, months });
  });

  it('only what was done as a member counts, also of who has left [GUI-48: the API]', async () => {
    await joins('gold', TEST_NOW - 3 * DAY_MS);
    await served('as a stranger', ['gold', 'volunteer'], { at: TEST_NOW - 4 * DAY_MS });
    await served('as a member', ['gold'], { at: TEST_NOW - 2 * DAY_MS });
    expect((await record()).minutes).toBe(60);
    await world.gql(`mutation { leaveGroup(groupId: "${GUILD_ID}") }`, {}, { as: 'gold' });
    expect((await record()).minutes).toBe(60);
  });

  it('its types and its members’ arms stay as they are when a child is marked, and when the child comes of age [DEC-75, SAF-04]', async () => {
    for (const name of ['volunteer', 'gold', 'quiet', 'teen']) await joins(name);
    await served('food', ['volunteer', 'gold', 'quiet']);
    const ARMS = `{ listGroupMembers(groupId: "${GUILD_ID}") { items { memberId arms } } }`;
    const shown = async () => {
      const { data, errors } = await world.gql(ARMS, {}, { as: 'gold' });
      expect(errors).toBeUndefined();
      return { types: [(await record()).types, (await record('gold')).types], arms: data };
    };
    const before = await shown();
    expect(before.types[0]).toEqual([{ category: 'food', questCount: 1 }]);
    await served('water', ['teen'], { tag: 'water' });
    expect(await shown()).toEqual(before);
    world.clock.advance(5 * 366 * DAY_MS);
    expect((await record()).types).toEqual(before.types[0]);
  });

  it('two people make no joint arms: they would be those of one [GUI-48, SAF-04: the API]', async () => {
    await joins('volunteer');
    await joins('teen');
    await served('one', ['volunteer', 'teen']);
    expect(await record()).toMatchObject({ questCount: 1, types: [] });
  });

  it('many guilds need as many statements as one [API-32, GUI-48: the API]', async () => {
    const count = async () => {
      const before = world.store.statementCount();
      await world.gql('{ guilds { hasAdmin record { minutes types { category } months { minutes } } } }');
      return world.store.statementCount() - before;
    };
    await count();
    const one = await count();
    for (const id of ['a', 'b', 'c'])
      await world.store.write((tx) => insertGuild(tx, { id, name: id, creatorId: null }));
    expect(await count()).toBe(one);
  });
});

type Next = { memberCount: number; people: { id: string; username: string }[]; quest: { id: string } };
async function next(as: CastName | null): Promise<Next[] | string> {
  const { data, code } = await world.gql<{ guildNext: Next[] }>(
    `{ guildNext(guildId: "${GUILD_ID}") { memberCount people { id username } quest { id } } }`,
    {},
    { as },
  );
  return code ?? data?.guildNext ?? [];
}
const goes = (chariteerId: string, questId: string, more = {}) =>
  world.store.write((tx) => insertContract(tx, { questId, chariteerId, ...more }));

describe('who of a guild goes to which quest next', () => {
  beforeEach(async () => {
    for (const person of ['volunteer', 'gold', 'teen', 'quiet']) await joins(person);
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'saturday', startedAt: TEST_NOW + 5 * DAY_MS });
      await upcomingQuest(tx, { id: 'tomorrow' });
    });
  });

  it('members see who goes, the next quest first, also who hides the name from strangers [GUI-44, SAF-03: the API]', async () => {
    for (const person of ['volunteer', 'gold', 'quiet']) await goes(person, 'saturday');
    await goes('gold', 'tomorrow');
    await goes('managers', 'tomorrow');
    expect(await next('volunteer')).toMatchObject([
      { quest: { id: 'tomorrow' }, memberCount: 1, people: [{ username: 'gold' }] },
      {
        quest: { id: 'saturday' },
        memberCount: 3,
        people: [{ username: 'gold' }, { username: 'quiet' }, { username: 'volunteer' }],
      },
    ]);
  });

  it('names and counts the young to themselves alone, not even to admins [GUI-44, SAF-04, DEC-75]', async () => {
    await goes('teen', 'tomorrow');
    await goes('teen', 'saturday');
    await goes('gold', 'saturday');
    const saturday = {
      quest: { id: 'saturday' },
      memberCount: 1,
      people: [{ id: 'gold', username: 'gold' }],
    };
    for (const as of ['volunteer', 'guildadmin'] as const) expect(await next(as), as).toEqual([saturday]);
    expect(await next('teen')).toMatchObject([
      { quest: { id: 'tomorrow' }, memberCount: 1, people: [{ username: 'teen' }] },
      { quest: { id: 'saturday' }, memberCount: 2, people: [{ username: 'gold' }, { username: 'teen' }] },
    ]);
  });

  it('counts all who go to a quest that the guild has reserved, and names all to its admins alone [GUI-44, SAF-04, DEC-75]', async () => {
    await world.store.write((tx) =>
      insertContract(tx, { questId: 'tomorrow', guildId: GUILD_ID, chariteerId: 'managers' }),
    );
    for (const person of ['volunteer', 'gold', 'quiet', 'teen']) await goes(person, 'tomorrow');
    const names = async (as: CastName) => {
      const [found] = (await next(as)) as Next[];
      return { count: found?.memberCount, people: found?.people.map(({ username }) => username) };
    };
    expect(await names('guildadmin')).toEqual({ count: 4, people: ['gold', 'quiet', 'teen', 'volunteer'] });
    const page = await world.gql<{
      quest: { pledgedContracts: { chariteer: { username: string } | null }[] };
    }>('{ quest(id: "tomorrow") { pledgedContracts { chariteer { username } } } }', {}, { as: 'gold' });
    const onPage = page.data?.quest.pledgedContracts.flatMap(({ chariteer }) => chariteer?.username ?? []);
    expect(await names('gold')).toEqual({ count: 4, people: onPage });
    expect(onPage).toEqual(['gold']);
  });

  it('an admin under 18 reads no names on a reserved quest by right [DEC-75, SAF-04]', async () => {
    await world.store.write((tx) =>
      insertContract(tx, { questId: 'tomorrow', guildId: GUILD_ID, chariteerId: 'managers' }),
    );
    for (const person of ['gold', 'quiet', 'teen']) await goes(person, 'tomorrow');
    const seen = async (as: CastName) => {
      const { data } = await world.gql<{
        quest: { pledgedContracts: { chariteer: { username: string } | null }[] };
      }>('{ quest(id: "tomorrow") { pledgedContracts { chariteer { username } } } }', {}, { as });
      return data?.quest.pledgedContracts.flatMap(({ chariteer }) => chariteer?.username ?? []);
    };
    expect(await seen('guildadmin')).toEqual(['gold', 'quiet', 'teen']);
    await world.store.write((tx) =>
      tx.update(chariteer).set({ dateOfBirth: '2011-05-01' }).where(eq(chariteer.id, 'guildadmin')),
    );
    expect(await seen('guildadmin')).toEqual([]);
    const [found] = (await next('guildadmin')) as Next[];
    expect(found?.people.map(({ username }) => username)).toEqual([]);
  });

  it('nobody else learns it: no stranger, no charity, no staff [GUI-44: the API]', async () => {
    await goes('gold', 'tomorrow');
    for (const as of ['managers', 'staff', 'provider'] as const) expect(await next(as)).toBe('FORBIDDEN');
    expect(await next(null)).toBe('NOT_LOGGED_IN');
  });

  it('what is over, cancelled, hidden or given up is no quest to go to [GUI-44: the API]', async () => {
    await world.store.write(async (tx) => {
      await pastQuest(tx, { id: 'past' });
      await upcomingQuest(tx, { id: 'cancelled', publishingStatus: 'Cancelled' });
      await upcomingQuest(tx, { id: 'hidden', providerId: '2' });
      await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '2'));
    });
    for (const quest of ['past', 'cancelled', 'hidden']) await goes('gold', quest);
    await goes('gold', 'tomorrow', { abandonedAt: TEST_NOW });
    await goes('volunteer', 'saturday');
    expect(await next('volunteer')).toMatchObject([{ quest: { id: 'saturday' } }]);
    await world.store.write((tx) =>
      tx
        .update(membershipPeriod)
        .set({ endedAt: TEST_NOW })
        .where(eq(membershipPeriod.accountId, 'volunteer')),
    );
    expect(await next('guildadmin')).toEqual([]);
    expect(await world.store.read.select({ id: contract.id }).from(contract)).toHaveLength(5);
  });
});

const announce = (text: string, as: CastName = 'guildadmin', clientKey = text) =>
  world.gql(
    'mutation ($id: ID!, $text: String!, $key: String!) { announceToGuild(guildId: $id, text: $text, clientKey: $key) { body } }',
    { id: GUILD_ID, text, key: clientKey },
    { as },
  );
const told = async (as: CastName) => {
  const { data, code } = await world.gql<{ guildAnnouncements: object }>(
    `{ guildAnnouncements(guildId: "${GUILD_ID}") { leftToday items { body } } }`,
    {},
    { as },
  );
  return code ?? data?.guildAnnouncements;
};

describe('an announcement to all members of a guild', () => {
  it('reaches every other member by mail, and stands for members alone [GUI-47, MSG-20: the API]', async () => {
    await joins('volunteer');
    await joins('gold');
    expect((await announce('Bring gloves.\nWe meet at the gate.')).code).toBeUndefined();
    const mails = await readMails(world);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [castEmail('gold'), castEmail('volunteer')].sort(),
    );
    expect(mails[0]?.subject).toBe('News from Harbor Friends');
    expect(mails[0]?.body).toContain('> Bring gloves.\n> We meet at the gate.');
    const items = [{ body: 'Bring gloves.\nWe meet at the gate.' }];
    expect(await told('guildadmin')).toEqual({ leftToday: 2, items });
    expect(await told('gold')).toEqual({ leftToday: null, items });
    expect(await told('managers')).toBe('FORBIDDEN');
  });

  it('three a day of New York; sent twice it is told once [GUI-47, MSG-20: the API]', async () => {
    await joins('gold');
    for (const text of ['one', 'two', 'two', 'three']) expect((await announce(text)).code).toBeUndefined();
    expect((await announce('four')).code).toBe('RATE_LIMITED');
    expect(await world.store.read.select().from(guildAnnouncement)).toHaveLength(3);
    world.clock.advance(DAY_MS);
    expect((await announce('four')).code).toBeUndefined();
  });

  it.each([
    ['nothing', '  \n '],
    ['too much', 'x'.repeat(1001)],
    ['a link to elsewhere', 'Look at https://elsewhere.example/x'],
  ])('%s is not told [GUI-47, MSG-20: the API]', async (_, text) => {
    await joins('gold');
    expect((await announce(text)).code).toBe('BAD_USER_INPUT');
    expect(await readMails(world)).toEqual([]);
  });

  it('members, charities and staff do not write; an admin alone has nobody to write to [GUI-47: the API]', async () => {
    await joins('gold');
    for (const as of ['gold', 'managers', 'staff'] as const)
      expect((await announce('Hello', as)).code).toBe('FORBIDDEN');
    await world.gql(
      `mutation { removeGroupMember(groupId: "${GUILD_ID}", memberId: "gold") }`,
      {},
      { as: 'guildadmin' },
    );
    expect((await announce('Hello')).code).toBe('MEMBER_NOT_FOUND');
  });

  it('stays without who told it and whom it names once they have gone [GUI-47, OPEN-ACC-05]', async () => {
    await joins('gold');
    await announce('Thank you, gold');
    for (const as of ['gold', 'guildadmin'] as const) {
      const close = `mutation { removeChariteer(input: { emailAddress: "${castEmail(as)}" }) { id } }`;
      expect((await world.gql(close, {}, { as })).errors).toBeUndefined();
    }
    const { authorId, body } = guildAnnouncement;
    const left = await world.store.read.select({ authorId, body }).from(guildAnnouncement);
    expect(left).toEqual([{ authorId: null, body: 'Thank you, …' }]);
  });

  it('refuses contact details alike with and without members under 18, so that it tells no age [SAF-12, GUI-47]', async () => {
    await joins('gold');
    const amongAdults = await announce('Call me: (201) 555-0123');
    expect(amongAdults.code).toBe('CONTACT_DETAILS_TO_YOUNG');
    await joins('teen');
    expect((await announce('Call me: (201) 555-0123')).errors).toEqual(amongAdults.errors);
    expect((await announce('Bring gloves')).code).toBeUndefined();
  });
});
