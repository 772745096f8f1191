import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WorkRound, workRounds } from '#api/process/log/process-events.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { quest } from '#db/schema/quest.ts';
import { session } from '#db/schema/session.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { hearChanges } from '../support/change-events.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MARK = `mutation($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }`;
const RENAME =
  'mutation($id: ID!, $eventTitle: String!) { updateQuest(id: $id, eventTitle: $eventTitle) { id } }';
const REMOVE =
  'mutation($groupId: ID!, $memberId: ID!) { removeGroupMember(groupId: $groupId, memberId: $memberId) }';
const READY = { name: 'ready', data: {} };
const OVER = { name: 'over', data: {} };
const changed = (...questIds: string[]) => ({ name: 'change', data: { questIds } });

let world: World;
beforeEach(async () => {
  world = await openWorld({ changesPauseMs: 5 });
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + HOUR_MS / 2 });
    await upcomingQuest(tx, { id: 'other' });
    await upcomingQuest(tx, { id: 'theirs', providerId: '3' });
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'volunteer' });
  });
});
afterEach(() => world.close());

const listen = async (asked: string, as: CastName | null = 'managers') =>
  hearChanges(world, asked, as && (await world.tokenOf(as)));
async function rename(id: string, eventTitle: string): Promise<void> {
  expect((await world.gql(RENAME, { id, eventTitle }, { as: 'admins' })).errors).toBeUndefined();
}

/** Resolves after so many looks for commits. */
function looks(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = count;
  const hear = (round: unknown) => {
    if ((round as WorkRound).loop !== 'changes') return;
    left -= 1;
    if (left > 0) return;
    workRounds.unsubscribe(hear);
    resolve();
  };
  workRounds.subscribe(hear);
  return promise;
}

describe('changes by others', () => {
  it('are told of a sheet by the id of its quest alone, in an answer that no proxy holds back [DSK-12]', async () => {
    const heard = await listen('quest=q');
    expect(Object.fromEntries(heard.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(heard.headers.has('content-encoding')).toBe(false);
    expect(await heard.next()).toEqual(READY);
    await rename('other', 'Another');
    const mark = { updateAction: 'EDIT-ATTENDANCE', supervisorId: 'admins', id: 'rosa', status: 'Present' };
    expect((await world.gql(MARK, { contracts: [mark] }, { as: 'admins' })).errors).toBeUndefined();
    expect(await heard.next()).toEqual(changed('q'));
    await heard.close();
  });

  it('are told of a month by the ids of its quests, those of other charities and months left out [DSK-12]', async () => {
    const heard = await listen('charity=1&month=2026-11');
    expect(await heard.next()).toEqual(READY);
    await world.store.write(async (tx) => {
      await tx.update(quest).set({ takenCount: 4 }).where(eq(quest.id, 'theirs'));
      await upcomingQuest(tx, { id: 'later', startedAt: TEST_NOW + 60 * DAY_MS });
      await upcomingQuest(tx, { id: 'new' });
    });
    expect(await heard.next()).toEqual(changed('new'));
    await rename('q', 'Renamed');
    expect(await heard.next()).toEqual(changed('q'));
    await heard.close();
  });

  it('are told to each tab of a page, and cost no statement while nothing is committed [DSK-12]', async () => {
    const tabs = [await listen('quest=q'), await listen('quest=q', 'admins')];
    for (const tab of tabs) expect(await tab.next()).toEqual(READY);
    await rename('q', 'Once');
    for (const tab of tabs) expect(await tab.next()).toEqual(changed('q'));
    // That a session is used is written down meanwhile.
    await looks(5);
    const before = world.store.statementCount();
    await looks(5);
    expect(world.store.statementCount()).toBe(before);
    for (const tab of tabs) await tab.close();
  });
});

describe('who listens', () => {
  it.each([
    ['a visitor', null, 'quest=q', 401],
    ['a volunteer on the quest', 'volunteer', 'quest=q', 403],
    ['a manager of another charity', 'managers', 'quest=theirs', 403],
    ['a manager of another charity to its month', 'managers', 'charity=3&month=2026-11', 403],
    ['a manager to a quest that is not there', 'managers', 'quest=none', 403],
    ['a manager to nothing', 'managers', 'charity=1', 400],
  ] as const)('is not %s [DSK-12]', async (_, as, asked, status) => {
    expect((await listen(asked, as)).status).toBe(status);
  });

  it('is no page of another site', async () => {
    const token = await world.tokenOf('managers');
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://elsewhere.example'],
    ] as const)
      expect((await hearChanges(world, 'quest=q', token, { [name]: value })).status).toBe(403);
  });

  it('is told nothing more once logged out, and the stream ends [DSK-12]', async () => {
    const token = await world.sessions.open('managers');
    const heard = await hearChanges(world, 'quest=q', token);
    expect(await heard.next()).toEqual(READY);
    await world.sessions.end(token);
    await rename('q', 'Not for you');
    expect([await heard.next(), await heard.next()]).toEqual([OVER, null]);
  });

  it('is told nothing more once without a role there, though nothing else happens [DSK-12]', async () => {
    const heard = await listen('quest=q', 'captains');
    expect(await heard.next()).toEqual(READY);
    world.clock.advance(20_000);
    const removed = await world.gql(REMOVE, { groupId: 'group-1', memberId: 'captains' }, { as: 'admins' });
    expect(removed.errors).toBeUndefined();
    expect([await heard.next(), await heard.next()]).toEqual([OVER, null]);
  });

  it('has no more than eight streams, and one again when one is closed', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => listen('quest=q')));
    const refused = await listen('quest=q');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await listen('quest=q', 'admins')).status).toBe(200);
    await all[0]?.close();
    expect((await listen('quest=q')).status).toBe(200);
  });

  it('does not use the session by listening', async () => {
    const token = await world.sessions.open('staff');
    const [before] = await world.store.read.select().from(session).where(eq(session.accountId, 'staff'));
    const heard = await hearChanges(world, 'quest=other', token);
    expect(await heard.next()).toEqual(READY);
    world.clock.advance(HOUR_MS);
    await rename('other', 'An hour later');
    expect(await heard.next()).toEqual(changed('other'));
    const [after] = await world.store.read.select().from(session).where(eq(session.accountId, 'staff'));
    expect(after?.expiresAt).toBe(before?.expiresAt);
    await heard.close();
  });
});
