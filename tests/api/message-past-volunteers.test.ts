import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const past = { startedAt: TEST_NOW - 9 * DAY_MS, endedAt: TEST_NOW - 9 * DAY_MS + HOUR_MS };
    await upcomingQuest(tx, { id: 'short' });
    await upcomingQuest(tx, { id: 'past', ...past });
    await upcomingQuest(tx, { id: 'elsewhere', providerId: '2', ...past });
    for (const chariteerId of ['volunteer', 'teen'])
      await insertContract(tx, { questId: 'past', chariteerId, status: 'Present' });
    await insertContract(tx, { questId: 'elsewhere', chariteerId: 'gold', status: 'Present' });
  });
});
afterAll(() => world.close());

const write = (volunteerIds: CastName[]) =>
  world.gql(
    `mutation ($ids: [ID!]) { writeToQuest(questId: "short", audience: chosen, volunteerIds: $ids,
       text: "Can you help on this one?", clientKey: "key-${volunteerIds.join('-')}") { id } }`,
    { ids: volunteerIds },
    { as: 'managers' },
  );

describe('asking past volunteers to come to a quest', () => {
  it('reaches adults who were at the charity, free of charge [DSK-07]', async () => {
    expect((await write(['volunteer'])).code).toBeUndefined();
    const mails = (await readMails(world)).filter(({ body }) => body.includes('Can you help on this one?'));
    expect(mails.map(({ recipient }) => recipient)).toEqual([castEmail('volunteer')]);
  });

  it.each(['teen', 'gold'] as const)(
    '%s, too young or of another charity, is not found [DSK-07, SAF-04]',
    async (name) => {
      expect((await write([name])).code).toBe('CHARITEER_NOT_FOUND');
    },
  );
});
