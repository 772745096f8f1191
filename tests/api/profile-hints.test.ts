import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q' });
    for (const id of ['gold', 'teen'] as const) {
      await insertMembership(tx, { groupId: GUILD_ID, accountId: id, roleId: 'members' });
      await insertMembership(tx, { groupId: 'group-1', accountId: id, roleId: 'Seniors' });
      await insertContract(tx, { id: `held-${id}`, questId: 'q', chariteerId: id });
      await tx.insert(groupApplication).values({
        id: `asks-${id}`,
        groupId: GUILD_ID,
        accountId: id,
        status: 'pending',
        createdAt: TEST_NOW,
      });
    }
    await insertContract(tx, { id: 'reserved', questId: 'q', guildId: GUILD_ID, chariteerId: 'managers' });
  });
});
afterEach(() => world.close());

const PLACES = {
  'a guild’s members': `{ listGroupMembers(groupId: "${GUILD_ID}") { items { username hasProfile } } }`,
  'who applies to a guild': `{ listGroupApplications(groupId: "${GUILD_ID}") { items { username hasProfile } } }`,
  'a quest that the guild reserved':
    '{ quest(id: "q") { pledgedContracts { chariteer { username hasProfile } } } }',
  'what members go to next': `{ guildNext(guildId: "${GUILD_ID}") { people { username hasProfile } } }`,
  'the people of a charity': '{ listGroupMembers(groupId: "group-1") { items { username hasProfile } } }',
};

/** Whether each of the two has a link to a profile in an answer, where they are named. */
async function linkedIn(place: keyof typeof PLACES, as: CastName) {
  const { data } = await world.gql(PLACES[place], {}, { as });
  const text = JSON.stringify(data);
  return ['gold', 'teen'].flatMap((name) =>
    [...text.matchAll(new RegExp(`"username":"${name}","hasProfile":(true|false)`, 'g'))].map(([, is]) => [
      name,
      is,
    ]),
  );
}

it.each<[keyof typeof PLACES, CastName]>([
  ['a guild’s members', 'guildadmin'],
  ['who applies to a guild', 'guildadmin'],
  ['a quest that the guild reserved', 'guildadmin'],
  ['what members go to next', 'guildadmin'],
  ['the people of a charity', 'admins'],
])('no profile link tells adults from minors in %s, for %s [SAF-04, DEC-75]', async (place, as) => {
  expect(await linkedIn(place, as)).toEqual([
    ['gold', 'false'],
    ['teen', 'false'],
  ]);
});

it('fellow members, who are told of adults alone, find the way to a profile [SAF-05]', async () => {
  expect(await linkedIn('a guild’s members', 'gold')).toEqual([['gold', 'true']]);
  await world.store.write((tx) =>
    insertMembership(tx, { groupId: GUILD_ID, accountId: 'volunteer', roleId: 'members' }),
  );
  expect(await linkedIn('a guild’s members', 'volunteer')).toEqual([['gold', 'true']]);
});
