import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const [providerId, ago, value] of [
      ['1', 0, 10],
      ['1', 365.25, 40],
      ['2', 0, -10],
    ] as const) {
      const startedAt = TEST_NOW - ago * DAY_MS - 2 * HOUR_MS;
      const { id: questId } = await pastQuest(tx, { providerId, startedAt, endedAt: startedAt + HOUR_MS });
      const { id: contractId } = await insertContract(tx, { questId, chariteerId: 'volunteer' });
      await insertCredit(tx, { contractId, type: 'reputation', unit: 'reputationXP', value });
    }
  });
});
afterEach(() => world.close());

async function reputations(as: CastName) {
  const { data } = await world.gql<{ ownReputations: { charity: string; reputation: number }[] }>(
    '{ ownReputations { charity reputation } }',
    {},
    { as },
  );
  return data?.ownReputations.map(({ reputation }) => reputation);
}

it('the reputation at each charity is shown to its person alone, and halves every 6 months [HRS-10]', async () => {
  expect((await reputations('volunteer'))?.toSorted()).toEqual([-10, 20]);
  expect(await reputations('managers')).toEqual([]);
});

it('the reputation at one charity is not read by those of another [HRS-10]', async () => {
  const text = `{ getChariteerMergedContracts(chariteerId: "volunteer", specificProviderId: "2") {
    mergedContracts { credits { value } } } }`;
  expect((await world.gql(text, {}, { as: 'admins' })).code).toBe('FORBIDDEN');
});
