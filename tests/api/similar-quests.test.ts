import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import type { Quest } from '#db/factories/insert-quest.ts';
import { provider } from '#db/schema/provider.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { joinAll } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
const START = TEST_NOW + 10 * DAY_MS;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const add = (id: string, hours: number, more: Partial<Quest> = {}) =>
      upcomingQuest(tx, { id, startedAt: START + hours * HOUR_MS, ...more });
    await tx.update(provider).set({ districtId: '1' }).where(eq(provider.id, '2'));
    await add('full', 0, {
      resourceMinNumber: 1,
      resourceDesiredNumber: 1,
      resourceMaxNumber: 1,
      serviceTags: ['food'],
    });
    await insertContract(tx, { questId: 'full', chariteerId: 'gold' });
    await add('later', 5);
    await add('earlier', -4);
    await add('elsewhere', 20, { providerId: '2', serviceTags: ['food'] });
    await add('other-type', 21, { providerId: '2', serviceTags: ['war'] });
    await add('next-week', 6 * 24);
    await add('also-full', 6, { resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 1 });
    await insertContract(tx, { questId: 'also-full', chariteerId: 'gold' });
    await add('hours', 7, { prerequisiteMinutes: 600 });
    await add('draft', 8, { publishingStatus: 'Draft' });
    await add('own', 40);
    await insertContract(tx, { questId: 'own', chariteerId: 'volunteer' });
    await add('in-the-way', 41);
    await add('fourth', 60);
  });
});
afterAll(() => world.close());

const similar = async (as: CastName | null) => {
  const { data, errors } = await world.gql<{ similarQuests: { id: string }[] }>(
    '{ similarQuests(questId: "full") { id } }',
    {},
    { as },
  );
  expect(errors).toBeUndefined();
  return data?.similarQuests.map(({ id }) => id);
};

describe('while waiting', () => {
  it('up to three quests like it, which this person could take now and is never refused for [WAI-09]', async () => {
    const found = await similar('volunteer');
    expect(found).toEqual(['earlier', 'later', 'fourth']);
    for (const questId of found ?? []) {
      const signUp = `mutation { createContract(chariteerId: "volunteer", questId: "${questId}") { id } }`;
      expect((await world.gql(signUp, {}, { as: 'volunteer' })).code, questId).toBeUndefined();
    }
    expect(await similar('volunteer'), 'what one is on, and what lies at its time, is left out').toEqual([
      'elsewhere',
    ]);
    expect(await similar('new'), 'without a record nothing can be taken').toEqual([]);
  });

  it('costs as many statements for three quests as for one [WAI-09]', async () => {
    const statementsOf = async (as: CastName) => {
      const before = world.store.statementCount();
      await similar(as);
      return world.store.statementCount() - before;
    };
    // What is read once for each of them is read.
    for (const as of ['volunteer', 'managers'] as const) await statementsOf(as);
    expect(await similar('volunteer')).toHaveLength(1);
    expect(await similar('managers')).toHaveLength(3);
    expect(await statementsOf('managers')).toBeLessThanOrEqual(await statementsOf('volunteer'));
  });

  it('one reads what one waits for, with the own position [WAI-02: API]', async () => {
    await joinAll(world, ['teen', 'guildadmin']);
    const { data } = await world.gql(
      '{ ownWaitings { quest { id } waiting { position offer { isForMe } } } }',
      {},
      { as: 'guildadmin' },
    );
    expect(data).toEqual({
      ownWaitings: [{ quest: { id: 'full' }, waiting: { position: 2, offer: null } }],
    });
  });
});
