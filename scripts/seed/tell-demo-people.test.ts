import { afterAll, beforeAll, expect, it } from 'vitest';
import { castEmail, TEST_NOW } from '../../tests/support/cast.ts';
import { readMails } from '../../tests/support/mails.ts';
import { upcomingQuest } from '../../tests/support/upcoming-quest.ts';
import { openWorld, type World } from '../../tests/support/world.ts';
import { tellDemoPeople } from './tell-demo-people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const id of ['one', 'two'])
      await upcomingQuest(tx, { id, startedAt: TEST_NOW + 3 * 86_400_000, endedAt: null });
  });
  await tellDemoPeople(world.store, world.config, TEST_NOW);
});
afterAll(() => world.close());

it('its volunteer finds unread messages of several kinds and days [MSG-14: the demo world]', async () => {
  const text = '{ inbox { unreadCount messages { subject createdAt parts { words link } } } }';
  const { data } = await world.gql<{ inbox: { unreadCount: number; messages: { createdAt: string }[] } }>(
    text,
    {},
    { as: 'volunteer' },
  );
  expect(data?.inbox.unreadCount).toBe(3);
  expect(new Set(data?.inbox.messages.map(({ createdAt }) => createdAt)).size).toBe(3);
  const mails = await readMails(world);
  expect(mails.map(({ kind }) => kind)).toContain('password-changed');
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([castEmail('volunteer')]));
});
