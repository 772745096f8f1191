import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provider } from '#db/schema/provider.ts';
import { finish, hold, holds, lapse } from '../support/holds.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { bailOut, fullQuest, joinAll, offers, places, seen, sweep } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await expectLedgerRight(world.store);
  await world.close();
});

/** A quest with so many places, of which none is taken. */
const open = (resourceMaxNumber: number, id = 'full') =>
  world.store.write((tx) =>
    upcomingQuest(tx, {
      id,
      startedAt: world.clock.now() + 3 * DAY_MS,
      ...{ resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber },
    }),
  );

describe('a place that is held while somebody joins', () => {
  it('it is nobody else’s for ten minutes, and theirs when they finish [JOI-18, WAI-04: API]', async () => {
    await open(1);
    expect(await hold(world)).toBe(10);
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 0 });
    expect((await signUp(world, 'gold', 'full')).code).toBe('QUEST_FULL');
    expect((await seen(world, 'gold')).viewerVerdict.verdict).toBe('FULL');
    world.clock.advance(10 * MINUTE_MS - 1);
    expect(await finish(world, { person: 'volunteer' })).toMatchObject({ outcome: 'on' });
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 0 });
    expect(await holds(world.store)).toEqual([]);
  });

  it('once the time is over it is free at once, whoever has noticed [JOI-18: API]', async () => {
    await open(1);
    await hold(world);
    world.clock.advance(10 * MINUTE_MS);
    expect((await signUp(world, 'gold', 'full')).code).toBeUndefined();
    expect(await finish(world, { person: 'volunteer' })).toEqual({ outcome: 'refused', code: 'QUEST_FULL' });
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 0 });
  });

  it('what lapses goes to the first who waits, as a place that is given up [JOI-18, WAI-03: API]', async () => {
    await fullQuest(world);
    await bailOut(world);
    await hold(world);
    await joinAll(world, ['volunteer', 'quiet']);
    world.clock.advance(10 * MINUTE_MS);
    await lapse(world);
    expect(await offers(world)).toEqual([{ chariteerId: 'volunteer', state: 'standing' }]);
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 2 });
  });

  it('a code that is sent again holds the place anew, and no longer where somebody waits [JOI-18: API]', async () => {
    await open(1);
    await hold(world);
    world.clock.advance(4 * MINUTE_MS);
    expect(await hold(world)).toBe(10);
    await joinAll(world, ['volunteer']);
    world.clock.advance(4 * MINUTE_MS - 1000);
    expect(await hold(world)).toBe(6);
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 1 });
  });

  it('a full quest, one that has begun and one that is not shown hold nothing [JOI-18: API]', async () => {
    await fullQuest(world);
    expect(await hold(world)).toBeNull();
    const now = world.clock.now();
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'begun', startedAt: now - HOUR_MS, endedAt: now + HOUR_MS }),
    );
    await world.store.write((tx) => upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft' }));
    await world.store.write((tx) => upcomingQuest(tx, { id: 'hidden' }));
    await world.store.write((tx) =>
      tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '1')),
    );
    for (const questId of ['begun', 'draft', 'hidden', 'unknown']) {
      expect(await hold(world, { questId }), questId).toBeNull();
    }
  });
});

describe('how much may be held', () => {
  it('a fifth of the places of a quest at most; others go on without [JOI-18: API]', async () => {
    await open(10);
    expect(await hold(world, { browser: 'a', network: '198.51.100.1' })).toBe(10);
    expect(await hold(world, { browser: 'b', network: '198.51.100.2' })).toBe(10);
    expect(await hold(world, { browser: 'c', network: '198.51.100.3' })).toBeNull();
    expect(await finish(world, { person: 'gold', browser: 'c' })).toMatchObject({ outcome: 'on' });
    expect(await places(world)).toEqual({ taken: 1, held: 2, waiting: 0 });
  });

  it('three a network, of whatever quests; an IPv6 network is one [JOI-18: API]', async () => {
    await open(50);
    await open(50, 'other');
    const network = '2001:db8:1:2';
    for (const browser of ['a', 'b', 'c']) {
      expect(await hold(world, { browser, network: `${network}::${browser}` })).toBe(10);
    }
    expect(await hold(world, { browser: 'd', network: `${network}::d`, questId: 'other' })).toBeNull();
    expect(await hold(world, { browser: 'd', network: '2001:db8:2:2::d' })).toBe(10);
    world.clock.advance(10 * MINUTE_MS);
    expect(await hold(world, { browser: 'e', network: `${network}::e`, questId: 'other' })).toBe(10);
  });

  it('one a browser and one an address: a new one ends the old [JOI-18: API]', async () => {
    await open(10);
    await open(10, 'other');
    await hold(world, { browser: 'a', address: 'ana' });
    await hold(world, { browser: 'a', address: 'ana', questId: 'other' });
    expect(await places(world)).toMatchObject({ held: 0 });
    expect(await places(world, 'other')).toMatchObject({ held: 1 });
    await hold(world, { browser: 'b', address: 'ana' });
    expect(await places(world)).toMatchObject({ held: 1 });
    expect(await places(world, 'other')).toMatchObject({ held: 0 });
    await hold(world, { browser: 'b', address: 'ben' });
    expect(await holds(world.store)).toHaveLength(1);
  });

  it('who only types an address takes no place from its owner who has entered the code [JOI-18: API]', async () => {
    await open(10);
    await hold(world, { browser: 'a', address: 'rosa' });
    await world.store.write((tx) => tx.update(provider).set({ demandsFullRecord: true }));
    expect(await finish(world, { person: 'volunteer' })).toEqual({
      outcome: 'refused',
      code: 'RECORD_INCOMPLETE',
    });
    world.clock.advance(1000);
    await hold(world, { browser: 'thief', address: 'rosa' });
    expect(await holds(world.store)).toMatchObject([{ chariteerId: 'volunteer' }, { chariteerId: null }]);
  });
});

describe('what becomes of it', () => {
  it('a place is given back at once to whom the quest is closed [JOI-18: API]', async () => {
    await open(5);
    await hold(world);
    const age = { name: 'Seniors', supervisedAge: 90, soloAge: 90, maxAge: 120 };
    await world.store.write((tx) => tx.update(provider).set({ agePolicies: JSON.stringify([age]) }));
    await world.gql('mutation { updateQuest(id: "full", agePolicyIndex: 0) { id } }', {}, { as: 'managers' });
    expect(await finish(world, { person: 'volunteer' })).toEqual({
      outcome: 'refused',
      code: 'AGE_NOT_ALLOWED',
    });
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 0 });
  });

  it('cancelling and hiding a quest end its holds, moving its start shortens them [JOI-18, WAI-12: API]', async () => {
    await open(10);
    const change = (changes: string) =>
      world.gql(`mutation { updateQuest(id: "full", ${changes}) { id } }`, {}, { as: 'managers' });
    await hold(world, { browser: 'a' });
    const startedAt = new Date(world.clock.now() + 5 * MINUTE_MS).toISOString();
    const endedAt = new Date(world.clock.now() + HOUR_MS).toISOString();
    expect((await change(`startedAt: "${startedAt}", endedAt: "${endedAt}"`)).code).toBeUndefined();
    expect(await holds(world.store)).toMatchObject([{ endsAt: Date.parse(startedAt) }]);
    expect((await change('publishingStatus: Cancelled')).code).toBeUndefined();
    expect(await holds(world.store)).toEqual([]);
    expect(await places(world)).toMatchObject({ held: 0 });
  });

  it('a maximum below what is taken and held is refused [WAI-11, JOI-18: API]', async () => {
    await open(5);
    await hold(world);
    await signUp(world, 'gold', 'full');
    const { code, errors } = await world.gql(
      'mutation { updateQuest(id: "full", resourceMaxNumber: 1) { id } }',
      {},
      { as: 'managers' },
    );
    expect([code, errors?.[0]?.message]).toEqual(['QUEST_MAXIMUM_TOO_LOW', '2 spots are taken or on offer.']);
  });

  it('whoever waits already and joins once more takes the place that is held, and leaves the list [JOI-18: API]', async () => {
    await fullQuest(world);
    await bailOut(world);
    await hold(world);
    await joinAll(world, ['volunteer']);
    expect(await finish(world, { person: 'volunteer' })).toMatchObject({ outcome: 'on' });
    await sweep(world);
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 0 });
  });
});
