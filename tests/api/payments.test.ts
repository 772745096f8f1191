import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { walletEntry } from '#db/schema/wallet.ts';
import {
  bought,
  disputed,
  PAYMENT_ENV,
  refunded,
  refundFailed,
  subscribed,
  subscriptionEvent,
  tell,
} from '../support/payment-service.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: PAYMENT_ENV });
});
afterEach(() => world.close());

const planOf = async (id: string) =>
  (await world.store.read.select().from(chariteer).where(eq(chariteer.id, id)))[0]?.subscriptionStatus;
const entries = () => world.store.read.select().from(walletEntry);
const ofCharity = { providerId: '1', accountId: 'admins', mana: '1000' };

describe('what the payment service tells of a subscription', () => {
  it('sets the plan of whose checkout it was, whichever comes first [EDG-10]', async () => {
    expect(await tell(world, subscriptionEvent('sub_1', 'silver'))).toBe(204);
    expect(await planOf('volunteer')).toBe('unsubscribed');
    await tell(world, subscribed('sub_1', 'volunteer'));
    expect(await planOf('volunteer')).toBe('silver');
    await tell(world, subscribed('sub_2', 'managers'));
    await tell(world, subscriptionEvent('sub_2', 'gold-yearly'));
    expect(await planOf('managers')).toBe('gold');
    expect(await world.store.read.select().from(auditEntry)).toMatchObject([
      {
        action: 'subscription',
        actorId: null,
        subjectId: 'volunteer',
        detail: { subscriptionStatus: 'silver' },
      },
      { action: 'subscription', actorId: null, subjectId: 'managers' },
    ]);
  });

  it('the newest counts, not the last to arrive; the best of several is the plan [EDG-10]', async () => {
    await tell(world, subscribed('sub_1', 'volunteer'));
    await tell(world, subscriptionEvent('sub_1', 'gold', { at: 20 }));
    await tell(world, subscriptionEvent('sub_1', 'silver', { at: 10 }));
    expect(await planOf('volunteer')).toBe('gold');
    await tell(world, subscribed('sub_2', 'volunteer'));
    await tell(world, subscriptionEvent('sub_2', 'silver', { at: 5 }));
    expect(await planOf('volunteer')).toBe('gold');
    await tell(world, subscriptionEvent('sub_1', 'gold', { at: 30, kind: 'deleted', status: 'canceled' }));
    expect(await planOf('volunteer')).toBe('silver');
  });

  it('told again changes nothing that staff have set since [EDG-10]', async () => {
    const told = subscribed('sub_1', 'volunteer');
    await tell(world, subscriptionEvent('sub_1', 'gold'));
    await tell(world, told);
    await world.store.write((tx) =>
      tx.update(chariteer).set({ subscriptionStatus: 'silver' }).where(eq(chariteer.id, 'volunteer')),
    );
    expect(await tell(world, told)).toBe(204);
    expect(await planOf('volunteer')).toBe('silver');
  });

  it('leaves alone what is nobody’s here, and prices that are no plan [EDG-10]', async () => {
    expect(await tell(world, subscribed('sub_1', 'nobody'))).toBe(204);
    await tell(world, subscribed('sub_2', 'volunteer'));
    expect(await tell(world, subscriptionEvent('sub_2', 'workshop'))).toBe(204);
    expect(await planOf('volunteer')).toBe('unsubscribed');
  });
});

describe('Mana that was paid', () => {
  it('is in the wallet once, however often and by how many events it is told [EDG-11]', async () => {
    const paid = bought('cs_1', ofCharity);
    for (const event of [
      bought('cs_1', ofCharity, { payment_status: 'unpaid' }),
      paid,
      paid,
      bought('cs_1', ofCharity, { kind: 'async_payment_succeeded' }),
    ])
      expect(await tell(world, event)).toBe(204);
    expect(await entries()).toMatchObject([
      { providerId: '1', amount: 1000, reason: 'Stripe · $9.50', createdBy: 'admins' },
    ]);
    expect(await world.store.read.select().from(auditEntry)).toMatchObject([
      { action: 'wallet-topped-up', actorId: 'admins', subjectId: '1', detail: { amount: 1000 } },
    ]);
  });

  it('is booked for a buyer whose account is gone [EDG-11]', async () => {
    await tell(world, bought('cs_1', { ...ofCharity, accountId: 'gone' }));
    expect(await entries()).toMatchObject([{ amount: 1000, createdBy: null }]);
  });

  it.each([['0'], ['-5'], ['1.5'], ['much'], ['1000000']])(
    'a checkout of %s Mana is none of ours [EDG-11]',
    async (mana) => {
      expect(await tell(world, bought('cs_1', { ...ofCharity, mana }))).toBe(204);
      expect(await entries()).toEqual([]);
    },
  );
});

describe('Mana whose price is paid back', () => {
  const sum = async () => (await entries()).reduce((mana, { amount }) => mana + amount, 0);

  it('leaves the wallet in proportion, each refund once, whichever comes first [EDG-11]', async () => {
    const half = refunded('cs_1', 475, { at: 10 });
    await tell(world, half);
    await tell(world, bought('cs_1', ofCharity));
    expect(await entries()).toMatchObject([{ amount: 500, reason: 'Stripe · $4.75' }]);
    await tell(world, half);
    await tell(world, refunded('cs_1', 95, { at: 5 }));
    expect(await sum()).toBe(500);
    await tell(world, refunded('cs_1', 950, { at: 20 }));
    expect((await entries())[1]).toMatchObject({ amount: -500, reason: 'Stripe · −$4.75', createdBy: null });
    expect(await world.store.read.select().from(auditEntry)).toMatchObject([
      { action: 'wallet-topped-up', actorId: 'admins', detail: { amount: 500 } },
      { action: 'wallet-topped-up', actorId: null, detail: { amount: -500 } },
    ]);
  });

  it('leaves it as long as the payment is disputed, and comes back when the dispute is won [EDG-11]', async () => {
    await tell(world, bought('cs_1', ofCharity));
    await tell(world, disputed('cs_1', 'warning_needs_response', { kind: 'created', at: 1 }));
    expect(await sum()).toBe(1000);
    await tell(world, disputed('cs_1', 'needs_response', { kind: 'updated', at: 2 }));
    expect(await sum()).toBe(0);
    await tell(world, disputed('cs_1', 'won', { kind: 'closed', at: 3 }));
    expect(await sum()).toBe(1000);
  });

  it.each([
    ['told after the refund', (events: object[]) => events],
    ['told before it', (events: object[]) => events.toReversed()],
    ['told before the purchase', (events: object[]) => [...events.slice(1), ...events.slice(0, 1)]],
  ] as const)('comes back once when a refund fails, %s [EDG-10, EDG-11]', async (_when, inOrder) => {
    const events = [
      bought('cs_1', ofCharity),
      refunded('cs_1', 950, { at: 10 }),
      refundFailed('cs_1', 950, { at: 20 }),
      refundFailed('cs_1', 950, { at: 21, type: 'charge.refund.updated' }),
    ];
    for (const event of inOrder(events)) await tell(world, event);
    for (const event of events) await tell(world, event);
    expect(await sum()).toBe(1000);
  });

  it('leaves it again with the next refund, which does not count the failed one [EDG-11]', async () => {
    const events = [
      refunded('cs_1', 950, { at: 30 }),
      refundFailed('cs_1', 950, { at: 20 }),
      refunded('cs_1', 950, { at: 10 }),
      refundFailed('cs_1', 950, { at: 40, type: 'refund.updated' }),
    ];
    await tell(world, bought('cs_1', ofCharity));
    for (const event of events) await tell(world, event);
    expect(await sum()).toBe(0);
  });

  it('stays taken while a refund is under way [EDG-11]', async () => {
    await tell(world, bought('cs_1', ofCharity));
    await tell(world, refunded('cs_1', 475));
    await tell(world, refundFailed('cs_1', 475, { type: 'refund.updated', status: 'pending' }));
    expect(await sum()).toBe(500);
  });

  it('never takes more than was bought, refunded and disputed at once [EDG-11]', async () => {
    await tell(world, bought('cs_1', ofCharity));
    await tell(world, refunded('cs_1', 950));
    await tell(world, disputed('cs_1', 'lost', { kind: 'closed' }));
    expect(await sum()).toBe(0);
  });

  it('is owed once it is spent: the next purchase fills the wallet up, and staff can [EDG-11]', async () => {
    await tell(world, bought('cs_1', ofCharity));
    await world.store.write((tx) =>
      tx.insert(walletEntry).values({
        ...{ id: 'spent', providerId: '1', amount: -900, reason: 'Broadcast', alertId: null },
        ...{ createdBy: null, createdAt: 1 },
      }),
    );
    await tell(world, refunded('cs_1', 950));
    expect(await sum()).toBe(-900);
    const added = await world.gql(
      `mutation { topUpWallet(providerId: "1", amount: 100, reason: "Goodwill", seenMana: -900) { mana } }`,
      {},
      { as: 'staff' },
    );
    expect(added.data).toEqual({ topUpWallet: { mana: -800 } });
    await tell(world, bought('cs_2', { ...ofCharity, mana: '300' }));
    expect(await sum()).toBe(-500);
  });

  it('is none of ours where nothing was bought here [EDG-11]', async () => {
    expect(await tell(world, refunded('cs_1', 950))).toBe(204);
    expect(await tell(world, bought('cs_1', { ...ofCharity, providerId: 'another installation’s' }))).toBe(
      204,
    );
    expect(await entries()).toEqual([]);
  });
});

describe('a call that the payment service did not make', () => {
  it.each([
    ['signed with another secret', { secret: 'whsec_of_someone_else' }, 400],
    ['changed after it was signed', { altered: ' ' }, 400],
    ['kept for six minutes', { secondsAgo: 360 }, 400],
    ['dated an hour ahead', { secondsAgo: -3600 }, 400],
    ['of five megabytes', { altered: ' '.repeat(5_000_000) }, 413],
  ])('%s changes nothing [EDG-10, EDG-11]', async (_case, how, status) => {
    expect(await tell(world, bought('cs_1', ofCharity), how)).toBe(status);
    expect(await entries()).toEqual([]);
  });

  it.each([
    '',
    'no JSON',
    '[]',
    '7',
    '{"id":"evt_1"}',
    '{"id":1,"type":"a","created":1,"data":{"object":{}}}',
  ])('with the body %j is no event, though signed, and is refused [EDG-10]', async (body) =>
    expect(await tell(world, body)).toBe(400),
  );

  it.each(['t=,v1=', 't=1', 'v1=', ',,', '='])(
    'with the signature “%s” is refused, and no fault of ours [EDG-10]',
    async (signature) => {
      const call = { method: 'POST', headers: { 'stripe-signature': signature }, body: '{}' };
      expect((await world.request('/hooks/payments', call)).status).toBe(400);
    },
  );

  it('without a signature, or where no secret is set, changes nothing either [EDG-10]', async () => {
    const call = { method: 'POST', body: JSON.stringify(bought('cs_1', ofCharity)) };
    expect((await world.request('/hooks/payments', call)).status).toBe(400);
    const bare = await openWorld();
    expect(await tell(bare, bought('cs_1', ofCharity))).toBe(404);
    await bare.close();
  });
});

it('1,000 events shuffled, doubled and replayed leave what was computed by hand [EDG-10, EDG-11]', async () => {
  // 300 purchases of 10 Mana for charity 1 and 150 of 7 for charity 2. Of the first 40, 20 are refunded by half, 10 in
  // full, 10 are lost to disputes; 5 of charity 2's are disputed and won, and 5 refunds of it fail. Each of 5
  // subscriptions is told 98 times.
  const returns = Array.from({ length: 40 }, (_, number) => {
    if (number >= 30) return disputed(`cs_${number}`, 'lost', { kind: 'closed' });
    return refunded(`cs_${number}`, number < 20 ? 475 : 950);
  });
  const won = Array.from({ length: 5 }, (_, number) => [
    disputed(`cs_${300 + number}`, 'needs_response', { kind: 'created' }),
    disputed(`cs_${300 + number}`, 'won', { kind: 'closed' }),
  ]).flat();
  const sentBack = Array.from({ length: 5 }, (_, number) => [
    refunded(`cs_${310 + number}`, number < 3 ? 950 : 95),
    refundFailed(`cs_${310 + number}`, number < 3 ? 950 : 95),
  ]).flat();
  const purchases = Array.from({ length: 450 }, (_, number) =>
    bought(`cs_${number}`, {
      accountId: 'admins',
      ...(number < 300 ? { providerId: '1', mana: '10' } : { providerId: '2', mana: '7' }),
    }),
  );
  const people = ['volunteer', 'managers', 'gold', 'captains', 'employees'];
  const told = people.flatMap((_, person) =>
    Array.from({ length: 97 }, (_, turn) =>
      subscriptionEvent(`sub_${person}`, turn % 2 ? 'gold' : 'silver', {
        at: turn,
        ...(turn === 96 && person === 4 && { kind: 'deleted', status: 'canceled' }),
      }),
    ),
  );
  const events = [
    ...purchases,
    ...returns,
    ...won,
    ...sentBack,
    ...told,
    ...people.map((one, person) => subscribed(`sub_${person}`, one)),
  ];
  expect(events).toHaveLength(1000);
  for (const event of shuffled([...events, ...events])) expect(await tell(world, event)).toBe(204);
  for (const event of events.slice(480, 520)) expect(await tell(world, event, { secondsAgo: 301 })).toBe(400);

  const sums = new Map<string, number>();
  for (const { providerId, amount } of await entries())
    sums.set(providerId, (sums.get(providerId) ?? 0) + amount);
  expect(Object.fromEntries(sums)).toEqual({ 1: 260 * 10 + 20 * 5, 2: 150 * 7 });
  // Turn 96 is the newest: silver, but for the fifth, whose subscription ended then.
  expect(await Promise.all(people.map(planOf))).toEqual([
    'silver',
    'silver',
    'silver',
    'silver',
    'unsubscribed',
  ]);
});

/** Always in the same disorder. */
function shuffled<Item>(items: Item[]): Item[] {
  let seed = 42;
  for (let at = items.length - 1; at > 0; at -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (at + 1);
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
  return items;
}
