import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { supportAsk } from '#db/schema/account.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'done' });
    await upcomingQuest(tx, { id: 'ahead' });
    for (const chariteerId of ['volunteer', 'gold', 'guildadmin'])
      await insertContract(tx, { questId: 'done', chariteerId, status: 'Present' });
    await insertContract(tx, { questId: 'done', chariteerId: 'captains', status: 'Absent' });
    await insertContract(tx, { questId: 'ahead', chariteerId: 'captains' });
  });
});
afterAll(() => world.close());

const asks = async (as: CastName | null) =>
  (await world.gql<{ askForSupport: boolean }>('mutation { askForSupport }', {}, { as })).data?.askForSupport;

it('DEC-40 who has done a quest is asked once, and again after a month', async () => {
  expect(await asks('volunteer')).toBe(true);
  expect(await asks('volunteer')).toBe(false);
  // Not by the clock, which would end the session too.
  const wasAsked = (days: number) =>
    world.store.write((tx) => tx.update(supportAsk).set({ askedAt: TEST_NOW - days * DAY_MS }));
  await wasAsked(30);
  expect(await asks('volunteer')).toBe(false);
  await wasAsked(31);
  expect(await asks('volunteer')).toBe(true);
  expect(await asks('volunteer')).toBe(false);
});

it('DEC-40 nobody is asked before their first quest done, nor who subscribes, nor who is no volunteer', async () => {
  for (const as of ['captains', 'gold', 'new', 'provider'] as const) expect(await asks(as), as).toBe(false);
  expect((await world.gql('mutation { askForSupport }')).code).toBe('NOT_LOGGED_IN');
  const remembered = await world.store.read.select().from(supportAsk);
  expect(remembered.map(({ accountId }) => accountId)).toEqual(['volunteer']);
});

it('DEC-40 of pages that open at once one asks', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => asks('guildadmin')));
  expect(answers.filter(Boolean)).toHaveLength(1);
});
