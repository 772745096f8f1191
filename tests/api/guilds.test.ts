import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { guildNameKey } from '#domain/guilds/guild-form.ts';
import { type CastName, GUILD_CODE, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

type Page = { guildPage: { total: number; items: { name: string }[] } };

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const page = async (as: CastName | null, args: Record<string, unknown> = {}) => {
  const query = `query ($q: String, $page: Int) { guildPage(q: $q, page: $page) { total items { id name easyJoinCode } } }`;
  const { data, errors } = await world.gql<Page>(query, args, { as });
  expect(errors).toBeUndefined();
  const { total, items } = data?.guildPage ?? { total: -1, items: [] };
  return { total, names: items.map(({ name }) => name) };
};
const found = (names: readonly string[]) =>
  world.store.write(async (tx) => {
    for (const name of names) {
      const nameKey = guildNameKey(name);
      await insertGuild(tx, { id: `g-${name}`, name, nameKey, creatorId: 'gold', question: `Why ${name}?` });
    }
  });

describe('searching guilds', () => {
  it('shows 8 a page by name ascending, whatever the capitals [GUI-07]', async () => {
    await found(['beta', 'Alpha', 'delta', 'Epsilon', 'Eta', 'Theta', 'iota', 'Kappa', 'zeta']);
    expect(await page('volunteer')).toEqual({
      total: 10,
      names: ['Alpha', 'beta', 'delta', 'Epsilon', 'Eta', 'Harbor Friends', 'iota', 'Kappa'],
    });
    expect(await page('volunteer', { page: 2 })).toEqual({ total: 10, names: ['Theta', 'zeta'] });
    expect(await page('volunteer', { page: 3 })).toEqual({ total: 10, names: [] });
  });

  it('leaves out of hits and total the guilds to which the viewer belongs [GUI-08]', async () => {
    await found(['Harbor Scouts']);
    expect(await page('guildadmin')).toEqual({ total: 1, names: ['Harbor Scouts'] });
    expect(await page('guildadmin', { q: 'harbor' })).toEqual({ total: 1, names: ['Harbor Scouts'] });
    expect((await page('volunteer', { q: 'harbor' })).total).toBe(2);
    expect((await page(null)).total).toBe(2);
  });

  it.each([
    ['FRIEND', ['Harbor Friends']],
    ['élan', ['ÉLAN Vital']],
    ['ÅNG', ['Ångström Club']],
    [' team ', ['Team 100%']],
    ['0%', ['Team 100%']],
    ['_', []],
    ['nothing', []],
  ])('finds by a part of the name without regard to case: %s [GUI-09]', async (q, names) => {
    await found(['ÉLAN Vital', 'Ångström Club', 'Team 100%']);
    expect(await page('volunteer', { q })).toEqual({ total: names.length, names });
  });

  it('the own guilds stand by themselves [GUI-03]', async () => {
    await found(['Aces', 'Bees']);
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'g-Aces', accountId: 'guildadmin', roleId: 'members' }),
    );
    const { data } = await world.gql('{ ownGuilds { name } }', {}, { as: 'guildadmin' });
    expect(data).toEqual({ ownGuilds: [{ name: 'Aces' }, { name: 'Harbor Friends' }] });
    expect((await world.gql('{ ownGuilds { name } }', {}, { as: 'volunteer' })).data).toEqual({
      ownGuilds: [],
    });
  });
});

const GUILD = `{ getGuild(id: "${GUILD_ID}") {
  id name classification description easyJoinCode question creatorId viewerIsMember viewerIsAdmin
  contracts { id questId chariteerId abandonReason quest { eventTitle guildId } }
  ahead: quests { total items { id } } past: quests(isPast: true) { total items { id } }
} }`;

describe('a guild', () => {
  /** A reservation of the guild for a quest as given. */
  const reserve = (quest: { id: string }, contract = {}) =>
    world.store.write((tx) =>
      insertContract(tx, {
        id: `c-${quest.id}`,
        questId: quest.id,
        chariteerId: 'managers',
        guildId: GUILD_ID,
        ...contract,
      }),
    );
  const quest = async (make: typeof upcomingQuest, columns: Parameters<typeof upcomingQuest>[1]) => {
    const made = await world.store.write((tx) => make(tx, columns));
    await reserve(made);
    return made;
  };

  it('its code is read by its admins only [API-32, API-33, GUI-39, ENT-30]', async () => {
    const query = `{ guilds { id name classification description easyJoinCode contracts { questId } } ${GUILD.slice(1)}`;
    for (const as of [null, 'volunteer', 'new', 'managers', 'provider', 'guildadmin', 'staff'] as const) {
      const { data, errors } = await world.gql(query, {}, { as });
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data).includes(GUILD_CODE)).toBe(as === 'guildadmin');
    }
  });

  it('code and founder are nobody’s outside, also while it holds a quest of theirs [API-32, API-33, DEC-33, SAF-16]', async () => {
    await quest(upcomingQuest, { id: 'held' });
    for (const as of ['volunteer', 'managers', 'captains', 'provider', 'staff', 'guildadmin'] as const) {
      const { data } = await world.gql(
        `{ getGuild(id: "${GUILD_ID}") { easyJoinCode creatorId } guilds { easyJoinCode creatorId } }`,
        {},
        { as },
      );
      const isOwn = as === 'guildadmin';
      const seen = { easyJoinCode: isOwn ? GUILD_CODE : null, creatorId: isOwn ? 'guildadmin' : null };
      expect(data).toEqual({ getGuild: seen, guilds: [seen] });
    }
  });

  it('its reservations come with their quests, without those that were released or are hidden [DEC-30, SAF-02, API-33, ENT-31]', async () => {
    await quest(upcomingQuest, { id: 'open', eventTitle: 'Soup' });
    await quest(upcomingQuest, { id: 'draft', publishingStatus: 'Draft' });
    await quest(upcomingQuest, { id: 'hidden', providerId: '1', publishingStatus: 'Private' });
    const released = await world.store.write((tx) => upcomingQuest(tx, { id: 'released' }));
    await reserve(released, { abandonedAt: 5, abandonReason: 'rain' });
    const { data } = await world.gql(GUILD);
    expect(data).toMatchObject({
      getGuild: {
        contracts: [{ questId: 'open', chariteerId: null, quest: { eventTitle: 'Soup', guildId: GUILD_ID } }],
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/draft|hidden|released/);
    const asManager = await world.gql<{ getGuild: { contracts: unknown[] } }>(GUILD, {}, { as: 'employees' });
    expect(asManager.data?.getGuild.contracts).toContainEqual(
      expect.objectContaining({ questId: 'open', chariteerId: 'managers' }),
    );
    const { data: list } = await world.gql('{ guilds { contracts { questId } } }');
    expect(list).toEqual({ guilds: [{ contracts: [{ questId: 'open' }] }] });
  });

  it('shows released reservations with when and why to its admins and the charity’s managers [ENT-31]', async () => {
    await quest(upcomingQuest, { id: 'open' });
    const released = await world.store.write((tx) => upcomingQuest(tx, { id: 'released' }));
    await reserve(released, { claimedAt: TEST_NOW, abandonedAt: TEST_NOW, abandonReason: 'rain' });
    const ASK = `{ getGuild(id: "${GUILD_ID}") { contracts { questId abandonedAt abandonReason } } }`;
    const contractsFor = async (as: CastName | null) =>
      (await world.gql<{ getGuild: { contracts: unknown[] } }>(ASK, {}, { as })).data?.getGuild.contracts;
    const held = { questId: 'open', abandonedAt: null, abandonReason: null };
    const ended = {
      questId: 'released',
      abandonedAt: new Date(TEST_NOW).toISOString(),
      abandonReason: 'rain',
    };
    for (const as of ['guildadmin', 'managers', 'staff'] as const)
      expect(await contractsFor(as), as).toEqual([held, ended]);
    for (const as of [null, 'volunteer', 'gold'] as const) expect(await contractsFor(as)).toEqual([held]);
  });

  it('quests fall into upcoming or past by the over rule, released ones into none [GUI-33, GUI-34, GUI-35, OPEN-GUI-02]', async () => {
    const hour = 3_600_000;
    const now = world.clock.now();
    await quest(upcomingQuest, { id: 'later', startedAt: now + 9 * hour, endedAt: now + 10 * hour });
    await quest(upcomingQuest, { id: 'running', startedAt: now - hour, endedAt: now + hour });
    await quest(upcomingQuest, { id: 'endless', startedAt: now - hour, endedAt: null });
    await quest(upcomingQuest, { id: 'role', eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null });
    await quest(pastQuest, { id: 'before', startedAt: now - 9 * hour, endedAt: now - 8 * hour });
    await quest(upcomingQuest, { id: 'cancelled', publishingStatus: 'Cancelled' });
    for (const make of [upcomingQuest, pastQuest]) {
      const gone = await world.store.write((tx) => make(tx, {}));
      await reserve(gone, { abandonedAt: now - 1 });
    }
    const { data } = await world.gql<{
      getGuild: Record<'ahead' | 'past', { total: number; items: { id: string }[] }>;
    }>(GUILD);
    expect(data?.getGuild.ahead).toEqual({
      total: 3,
      items: ['running', 'later', 'role'].map((id) => ({ id })),
    });
    expect(data?.getGuild.past).toEqual({ total: 2, items: [{ id: 'endless' }, { id: 'before' }] });
  });

  it('tells the viewer whether they belong to it and look after it [GUI-27, GUI-30]', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'gold', roleId: 'members' }),
    );
    const standing = async (as: CastName | null) => {
      const { data } = await world.gql<{ getGuild: object }>(
        `{ getGuild(id: "${GUILD_ID}") { viewerIsMember viewerIsAdmin } }`,
        {},
        { as },
      );
      return data?.getGuild;
    };
    expect(await standing(null)).toEqual({ viewerIsMember: false, viewerIsAdmin: false });
    expect(await standing('managers')).toEqual({ viewerIsMember: false, viewerIsAdmin: false });
    expect(await standing('gold')).toEqual({ viewerIsMember: true, viewerIsAdmin: false });
    expect(await standing('guildadmin')).toEqual({ viewerIsMember: true, viewerIsAdmin: true });
  });

  it('answers for none: Guild Not Found [API-33]', async () => {
    expect((await world.gql('{ getGuild(id: "none") { id } }')).code).toBe('GUILD_NOT_FOUND');
  });
});
