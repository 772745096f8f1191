import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { castEmail } from '../support/cast.ts';
import { dispatcherTo } from '../support/mail-queue.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readReceived } from '../support/received-mail.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let server: Awaited<ReturnType<typeof startMailServer>>;
let dispatcher: ReturnType<typeof dispatcherTo>;
beforeAll(async () => {
  world = await openWorld();
  server = await startMailServer();
  dispatcher = dispatcherTo(world, server.url);
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', eventTitle: 'Soup' });
    await insertContract(tx, { id: 'held', questId: 'q', chariteerId: 'gold' });
  });
});
afterAll(async () => {
  dispatcher.close();
  await server.stop();
  await world.close();
});

it('over a real mail server a charity’s words arrive, and the quest then shows them as sent [MSG-20, MSG-21]', async () => {
  const text = 'Bring gloves.\n\n¡Nos vemos!';
  const write = `mutation($t: String!) {
    writeToQuest(questId: "q", audience: everybody, text: $t, clientKey: "k") { id }
  }`;
  await world.gql(write, { t: text }, { as: 'managers' });
  await dispatcher.round();
  const mail = server.received.find(({ to }) => to.includes(castEmail('gold')));
  if (!mail) throw new Error('Nothing came');
  const { subject, body } = readReceived(mail);
  expect(subject).toBe('Harbor Table wrote: Soup');
  expect(body).toContain('> Bring gloves.\n>\n> ¡Nos vemos!');
  expect(body).toContain('No one reads replies here.');
  type Page = { questMessagePage: { items: { sums: object[] }[] } };
  const { data } = await world.gql<Page>(
    '{ questMessagePage(questId: "q") { items { sums { channel status count } } } }',
    {},
    { as: 'managers' },
  );
  expect(data?.questMessagePage.items[0]?.sums).toEqual([{ channel: 'email', status: 'sent', count: 1 }]);
});
