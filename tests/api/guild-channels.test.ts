import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactEmail } from '#db/schema/account.ts';
import { message } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { GUILD_ID } from '../support/cast.ts';
import { newBrowser, startPushService } from '../support/push-service.ts';
import { pushDispatcher } from '../support/short-dispatchers.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const ORIGIN = 'https://volunteer.example';

let world: World;
let pushes: Awaited<ReturnType<typeof startPushService>>;
beforeEach(async () => {
  pushes = await startPushService();
  world = await openWorld({ env: { PUBLIC_ORIGIN: ORIGIN } });
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', eventTitle: 'Soup' });
    const unconfirmed = { verificationStatus: 'Unverified' as const };
    await tx.update(contactEmail).set(unconfirmed).where(eq(contactEmail.accountId, 'guildadmin'));
  });
});
afterEach(async () => {
  await pushes.stop();
  await world.close();
});

const reserve = () =>
  world.gql(
    `mutation { reserveQuest(questId: "q", guildId: "${GUILD_ID}") { outcome } }`,
    {},
    { as: 'managers' },
  );
const write = () =>
  world.gql(
    'mutation { writeToGuild(questId: "q", message: "Please bring gloves.", contact: "desk@harbor.example") }',
    {},
    { as: 'managers' },
  );
const deliveries = async () =>
  (await world.store.read.select().from(outboxMessage))
    .filter(({ ownerId }) => ownerId === 'guildadmin')
    .map(({ kind, channel, status }) => [kind, channel, status]);

describe('what admins of a guild are told without a confirmed address', () => {
  it('comes to their browser, with the way to the guild [MSG-02, SAF-16: admins of guilds]', async () => {
    const browser = newBrowser();
    await world.gql(
      'mutation ($input: PushSubscriptionInput!) { addPushSubscription(input: $input) { id } }',
      { input: browser.input },
      { as: 'guildadmin' },
    );
    expect((await reserve()).errors).toBeUndefined();
    expect((await write()).errors).toBeUndefined();
    await pushDispatcher(world, pushes.agent).round();
    expect(pushes.received.map((one) => browser.read(one))).toEqual([
      expect.objectContaining({
        title: 'Harbor Friends',
        body: 'A quest is reserved for Harbor Friends',
        link: `${ORIGIN}/guilds/${GUILD_ID}`,
      }),
      expect.objectContaining({ body: 'Harbor Table wrote to Harbor Friends' }),
    ]);
    expect(await deliveries()).toEqual([
      ['guild-reserved', 'push', 'sent'],
      ['guild-written-to', 'push', 'sent'],
    ]);
  });

  it('appear as not reached, find it in their inbox, and who writes to them hears so [MSG-01, MSG-02, SAF-16: admins whom nothing reaches]', async () => {
    expect((await reserve()).errors).toBeUndefined();
    expect(await deliveries()).toEqual([['guild-reserved', 'email', 'unreachable']]);
    expect(await world.store.read.select().from(message)).toMatchObject([
      { accountId: 'guildadmin', kind: 'guild-reserved' },
    ]);
    expect((await write()).code).toBe('GUILD_NOT_REACHABLE');
    expect(await deliveries(), 'nothing is kept of a letter that went to nobody').toHaveLength(1);
  });
});
