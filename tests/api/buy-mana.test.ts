import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { CastName } from '../support/cast.ts';
import { PAYMENT_ENV, startPaymentService } from '../support/payment-service.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let service: Awaited<ReturnType<typeof startPaymentService>>;
beforeEach(async () => {
  service = await startPaymentService();
  world = await openShop(service.url);
});
afterEach(async () => {
  await world.close();
  service.close();
});

/** A world in which Mana is sold, with a quest whose id a web address cannot hold as it is. */
async function openShop(url: string): Promise<World> {
  const shop = await openWorld({ env: { ...PAYMENT_ENV, STRIPE_API_URL: url } });
  await shop.store.write((tx) => upcomingQuest(tx, { id: 'a/b' }));
  return shop;
}

const buy = (args: object = {}, as: CastName | null = 'admins', at = world) =>
  at.gql<{ buyMana: { url: string } }>(
    `mutation($providerId: ID!, $mana: Int!, $questId: ID!) {
      buyMana(providerId: $providerId, mana: $mana, questId: $questId) { url }
    }`,
    { providerId: '1', mana: 1000, questId: 'a/b', ...args },
    { as },
  );

const desk = async (as: CastName, at = world) => {
  const quest = await at.store.write((tx) => upcomingQuest(tx));
  const { data } = await at.gql<{ alertDesk: object }>(
    `{ alertDesk(questId: "${quest.id}") { viewerBuysMana packages { mana cents } } }`,
    {},
    { as },
  );
  return data?.alertDesk;
};

describe('Mana for sale', () => {
  it('is offered beside the balance, to be bought by admins alone [EDG-11]', async () => {
    const packages = [
      { mana: 1000, cents: 950 },
      { mana: 5000, cents: 4000 },
    ];
    expect(await desk('admins')).toEqual({ viewerBuysMana: true, packages });
    expect(await desk('managers')).toEqual({ viewerBuysMana: false, packages });
  });

  it('leads to the payment service, which is told what to book and where to lead back [EDG-11]', async () => {
    expect((await buy()).data).toEqual({ buyMana: { url: 'https://pay.example/cs_1' } });
    const back = 'http://chariteers.test/console/quests/a%2Fb/broadcast';
    expect(service.asked).toEqual([
      {
        key: 'Bearer sk_test_of_the_shop',
        fields: {
          mode: 'payment',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][unit_amount]': '950',
          'line_items[0][price_data][product_data][name]': '1,000 Mana',
          'metadata[providerId]': '1',
          'metadata[accountId]': 'admins',
          'metadata[mana]': '1000',
          success_url: back,
          cancel_url: back,
        },
      },
    ]);
  });

  it.each([
    ['a visitor', null, {}, 'NOT_LOGGED_IN'],
    ['a manager', 'managers', {}, 'FORBIDDEN'],
    ['an admin of another charity', 'admins', { providerId: '3' }, 'FORBIDDEN'],
    ['for no charity', 'admins', { providerId: 'none' }, 'PROVIDER_NOT_FOUND'],
    ['an amount that is not sold', 'admins', { mana: 2000 }, 'BAD_USER_INPUT'],
    ['from a quest that does not exist', 'admins', { questId: 'none' }, 'QUEST_NOT_FOUND'],
  ] as const)('%s is refused, and nothing is asked outside [EDG-11]', async (_case, as, args, code) => {
    expect((await buy(args, as)).code).toBe(code);
    expect(service.asked).toEqual([]);
  });

  it('leads back to no quest of another charity [EDG-11]', async () => {
    const { id: questId } = await world.store.write((tx) => upcomingQuest(tx, { providerId: '3' }));
    expect((await buy({ questId })).code).toBe('QUEST_NOT_FOUND');
  });

  it('opens no more than 30 checkouts an hour for one person [EDG-11]', async () => {
    for (let n = 0; n < 30; n += 1) await buy();
    expect((await buy()).code).toBe('RATE_LIMITED');
    expect(service.asked).toHaveLength(30);
  });

  it('no one under 18 buys it [EDG-11]', async () => {
    const dateOfBirth = '2010-05-17';
    await world.store.write(async (tx) => {
      await tx.update(account).set({ dateOfBirth }).where(eq(account.id, 'admins'));
      await tx.update(chariteer).set({ dateOfBirth }).where(eq(chariteer.id, 'admins'));
    });
    expect((await buy()).code).toBe('FORBIDDEN');
    expect(await desk('admins')).toMatchObject({ viewerBuysMana: false });
  });

  it('without a shop there is none, and nothing to buy [EDG-11, ALE-20]', async () => {
    const bare = await openWorld();
    expect(await desk('admins', bare)).toEqual({ viewerBuysMana: true, packages: [] });
    expect((await buy({}, 'admins', bare)).code).toBe('BAD_USER_INPUT');
    await bare.close();
  });

  it('a payment service that refuses is told as being away [EDG-11]', async () => {
    const broken = await startPaymentService({ status: 400 });
    const other = await openShop(broken.url);
    expect((await buy({}, 'admins', other)).code).toBe('SERVICE_UNAVAILABLE');
    await other.close();
    broken.close();
  });
});
