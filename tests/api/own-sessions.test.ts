import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '#api/access/auth/session.ts';
import { writeUses } from '#api/access/auth/session-use.ts';
import { knownBrowser, session } from '#db/schema/session.ts';
import { openBrowser } from '../support/browser.ts';
import { TEST_NOW } from '../support/cast.ts';
import { subscribeBrowser, subscribedBrowsers } from '../support/subscribed-browser.ts';
import { openWorld, type World } from '../support/world.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const OWN = `{ ownSessionCount ownSessions {
  id browserName systemName addressPrefix createdAt lastUsedAt isThisOne } }`;
const WHO = '{ ownDetails { username } }';
const END = 'mutation ($id: ID!) { endSession(id: $id) }';
const MINUTE_MS = 60_000;

type Own = {
  ownSessionCount: number;
  ownSessions: {
    id: string;
    browserName: string | null;
    addressPrefix: string | null;
    lastUsedAt: string;
    isThisOne: boolean;
  }[];
};

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const iso = (instant: number) => new Date(instant).toISOString();
const rows = () => world.store.read.select().from(session).where(eq(session.accountId, 'volunteer'));

async function twoBrowsers() {
  const here = openBrowser(world);
  await here.logIn({ userAgent: FIREFOX });
  const there = openBrowser(world, '2001:db8:85a3::7');
  await there.logIn();
  const own = async () => (await here.call<Own>(OWN)).data?.ownSessions ?? [];
  return { here, there, own };
}

describe('the open sessions of the own account [JOI-11: the API]', () => {
  it('are listed with browser, the begin of the network and last use, this one first [JOI-11: the API]', async () => {
    const { here } = await twoBrowsers();
    const { data } = await here.call<Own>(OWN);
    expect(data).toEqual({
      ownSessionCount: 2,
      ownSessions: [
        {
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          browserName: 'Firefox',
          systemName: 'Windows',
          addressPrefix: '203.0',
          createdAt: iso(TEST_NOW),
          lastUsedAt: iso(TEST_NOW),
          isThisOne: true,
        },
        expect.objectContaining({ browserName: null, addressPrefix: '2001:db8', isThisOne: false }),
      ],
    });
  });

  it('nobody is told the id in the table, and no more of an address is kept than its begin [JOI-11: the API]', async () => {
    const { here } = await twoBrowsers();
    const { data } = await here.call<Own>(OWN);
    const kept = await rows();
    for (const { id } of kept) expect(JSON.stringify(data)).not.toContain(id);
    // Hashes may hold any four signs.
    const readable = kept.map(({ id: _, browserHash: _b, endTokenHash: _e, ...row }) => row);
    expect(JSON.stringify(readable)).not.toMatch(/113\.7|85a3|Mozilla|145/);
  });

  it('only the own ones: a visitor has none, and nobody else’s are listed [JOI-11: the API]', async () => {
    await twoBrowsers();
    expect((await world.gql(OWN)).code).toBe('NOT_LOGGED_IN');
    const { data } = await world.gql<Own>(OWN, {}, { as: 'gold' });
    expect(data?.ownSessions).toHaveLength(1);
    const { data: ofStaff } = await world.gql<Own>(OWN, {}, { as: 'staff' });
    expect(ofStaff?.ownSessionCount).toBe(1);
  });

  it('one that has run out is none [JOI-11: the API]', async () => {
    const { here } = await twoBrowsers();
    await world.sessions.open('volunteer');
    const isFirst = eq(session.addressPrefix, '2001:db8');
    await world.store.write(async (tx) => {
      await tx
        .update(session)
        .set({ expiresAt: TEST_NOW / 1000 })
        .where(isFirst);
    });
    expect((await here.call<Own>(OWN)).data?.ownSessionCount).toBe(2);
  });

  it('of very many fifty are shown, and how many there are [JOI-11: the API]', async () => {
    for (let count = 0; count < 55; count += 1) await world.sessions.open('volunteer');
    const { data } = await world.gql<Own>(OWN, {}, { as: 'volunteer' });
    expect([data?.ownSessions.length, data?.ownSessionCount]).toEqual([50, 56]);
    expect(data?.ownSessions[0]?.isThisOne).toBe(true);
  });
});

describe('when a session was used [JOI-11: the last use]', () => {
  it('is written down once in ten minutes, after the answer and not with it [JOI-11: the last use]', async () => {
    const { there, own } = await twoBrowsers();
    const usedAt = async () => (await own()).find(({ isThisOne }) => !isThisOne)?.lastUsedAt;
    world.clock.advance(9 * MINUTE_MS);
    await there.call(WHO);
    await writeUses(world.store);
    expect(await usedAt()).toBe(iso(TEST_NOW));
    world.clock.advance(MINUTE_MS);
    await there.call(WHO);
    expect(await usedAt()).toBe(iso(TEST_NOW));
    await writeUses(world.store);
    expect(await usedAt()).toBe(iso(TEST_NOW + 10 * MINUTE_MS));
  });

  it('with the browser and network of then [JOI-11: the last use]', async () => {
    const { there, own } = await twoBrowsers();
    world.clock.advance(10 * MINUTE_MS);
    await there.call(WHO, {}, '198.51.100.9', FIREFOX);
    await writeUses(world.store);
    const other = (await own()).find(({ isThisOne }) => !isThisOne);
    expect(other).toMatchObject({ browserName: 'Firefox', addressPrefix: '198.51' });
  });

  it('a session from before anything was kept tells it from its next use on [JOI-11: the last use]', async () => {
    const { data: before } = await world.gql<Own>(OWN, {}, { as: 'volunteer' });
    expect(before?.ownSessions).toMatchObject([{ browserName: null, addressPrefix: null }]);
    await writeUses(world.store);
    const { data } = await world.gql<Own>(OWN, {}, { as: 'volunteer' });
    expect(data?.ownSessions).toMatchObject([{ addressPrefix: '203.0' }]);
  });

  it('one that has ended meanwhile stays ended, and nothing is left to write [JOI-11: the last use]', async () => {
    const token = await world.tokenOf('volunteer');
    await world.gql(WHO, {}, { as: 'volunteer' });
    await world.sessions.end(token);
    expect(await writeUses(world.store)).toBe(false);
    expect(await rows()).toEqual([]);
  });
});

describe('a session [JOI-11: ending]', () => {
  it('ends at once, for the API and for pages alike [JOI-11: ending]', async () => {
    const { there, here, own } = await twoBrowsers();
    const other = (await own()).find(({ isThisOne }) => !isThisOne);
    const cookie = `session=${there.jar.get('session')}`;
    const feed = () => world.request('/quest/any.ics', { headers: { cookie } });
    expect((await there.call(WHO)).errors).toBeUndefined();
    expect((await feed()).status).toBe(404);
    expect((await here.call(END, { id: other?.id })).data).toEqual({ endSession: true });
    expect((await there.call(WHO)).code).toBe('NOT_LOGGED_IN');
    // Who is not logged in is led to the login.
    expect((await feed()).status).toBe(303);
    expect((await here.call(WHO)).errors).toBeUndefined();
    expect(await own()).toHaveLength(1);
  });

  it('all others end together [JOI-11: ending]', async () => {
    const { here, there, own } = await twoBrowsers();
    await world.sessions.open('volunteer');
    expect((await here.call('mutation { endOtherSessions }')).data).toEqual({ endOtherSessions: 2 });
    expect((await there.call(WHO)).code).toBe('NOT_LOGGED_IN');
    expect(await own()).toMatchObject([{ isThisOne: true }]);
    expect((await here.call('mutation { endOtherSessions }')).data).toEqual({ endOtherSessions: 0 });
  });

  it('nobody ends those of somebody else, nor by the id in the table [JOI-11: ending]', async () => {
    const { own, there } = await twoBrowsers();
    const hash = hashToken(there.jar.get('session') ?? '');
    for (const id of [...(await own()).map((one) => one.id), hash, '', "' OR 1=1 --", 'x'.repeat(10_000)])
      expect((await world.gql(END, { id }, { as: 'gold' })).data).toEqual({ endSession: true });
    expect(await rows()).toHaveLength(2);
    expect((await world.gql(END, { id: 'x' })).code).toBe('NOT_LOGGED_IN');
    expect((await world.gql('mutation { endOtherSessions }')).code).toBe('NOT_LOGGED_IN');
  });

  it('messages in that browser end with it, and it counts as never seen [JOI-11: ending]', async () => {
    const { here, there, own } = await twoBrowsers();
    world.clock.advance(10 * MINUTE_MS);
    await there.call(WHO);
    await here.call(WHO);
    await writeUses(world.store);
    const known = await world.store.read.select().from(knownBrowser);
    expect(known).toHaveLength(2);
    const [seen] = (await rows()).filter(({ addressPrefix }) => addressPrefix === '2001:db8');
    await subscribeBrowser(world, 'volunteer', { id: 'push', browserHash: seen?.browserHash ?? null });
    const other = (await own()).find(({ isThisOne }) => !isThisOne);
    await here.call(END, { id: other?.id });
    expect(await subscribedBrowsers(world)).toEqual([]);
    const left = await world.store.read.select().from(knownBrowser);
    expect(left.map(({ tokenHash }) => tokenHash)).not.toContain(seen?.browserHash);
    expect(left).toHaveLength(1);
  });

  it('the present one as well: the browser is logged out [JOI-11: ending]', async () => {
    const { here, own } = await twoBrowsers();
    const present = (await own()).find(({ isThisOne }) => isThisOne);
    await here.call(END, { id: present?.id });
    expect(here.jar.has('session')).toBe(false);
    expect(await rows()).toHaveLength(1);
  });
});
