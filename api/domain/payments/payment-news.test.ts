import { describe, expect, it } from 'vitest';
import { bestPlan, readPaymentNews } from './payment-news.ts';

const news = (type: string, object: object, { created = 100, id = 'evt_1' } = {}) =>
  readPaymentNews({ id, type, created, data: { object } });
const subscription = (
  kind: string,
  {
    status = 'active',
    keys = ['silver'],
    ...event
  }: { status?: string; keys?: string[]; created?: number; id?: string } = {},
) => {
  const items = { data: keys.map((key) => ({ price: { lookup_key: key } })) };
  const told = news(`customer.subscription.${kind}`, { id: 'sub_1', status, items }, event);
  return told?.kind === 'plan' ? told : null;
};

describe('what an event says of a subscription', () => {
  it.each([
    ['active', 'silver'],
    ['trialing', 'silver'],
    ['past_due', 'silver'],
    ['incomplete', 'unsubscribed'],
    ['unpaid', 'unsubscribed'],
    ['canceled', 'unsubscribed'],
    ['paused', 'unsubscribed'],
    ['a word of tomorrow', 'unsubscribed'],
  ])('%s gives %s [EDG-10]', (status, plan) => {
    expect(subscription('updated', { status })?.plan).toBe(plan);
  });

  it.each([
    [['gold-yearly'], 'gold'],
    [['Gold_monthly'], 'gold'],
    [['silver2026'], 'silver'],
    [['silver-monthly', 'gold'], 'gold'],
    [['workshop', 'silver'], 'silver'],
    [['golden'], undefined],
    [[], undefined],
  ] as const)('by the lookup keys %j: %s [EDG-10]', (keys, plan) => {
    expect(subscription('created', { keys: [...keys] })?.plan).toBe(plan);
  });

  it('is in order by when it happened; within a second the end comes last, and payment after none [EDG-10]', () => {
    const orders = [
      subscription('deleted', { created: 99 }),
      subscription('created', { status: 'incomplete' }),
      subscription('updated', { status: 'incomplete', id: 'evt_9' }),
      subscription('updated', { id: 'evt_2' }),
      subscription('updated', { id: 'evt_3' }),
      subscription('deleted'),
      subscription('created', { created: 1000 }),
    ].map((told) => told?.order ?? '');
    expect(orders).toEqual(orders.toSorted());
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('names the account that stands on it [EDG-10]', () => {
    const items = { data: [{ price: { lookup_key: 'gold' } }] };
    const object = { id: 'sub_1', status: 'active', items, metadata: { accountId: 'ana' } };
    expect(news('customer.subscription.updated', object)).toMatchObject({ accountId: 'ana', plan: 'gold' });
  });
});

it('the best plan counts [EDG-10]', () => {
  expect(bestPlan(['silver', 'gold', 'unsubscribed'])).toBe('gold');
  expect(bestPlan(['unsubscribed'])).toBe('unsubscribed');
});

describe('what an event says of a checkout', () => {
  const metadata = { providerId: '1', accountId: 'ana', mana: '1000' };
  const paid = {
    ...{ id: 'cs_1', mode: 'payment', payment_status: 'paid', amount_total: 950, metadata },
    payment_intent: 'pi_1',
  };

  it('Mana that is paid [EDG-11]', () => {
    expect(news('checkout.session.completed', paid)).toEqual({
      kind: 'mana',
      sessionId: 'cs_1',
      paymentId: 'pi_1',
      providerId: '1',
      accountId: 'ana',
      mana: 1000,
      cents: 950,
    });
  });

  it.each([
    ['not paid yet', { ...paid, payment_status: 'unpaid' }],
    ['someone else’s', { ...paid, metadata: {} }],
    ['without anything', {}],
    ['of a subscription without an account', { mode: 'subscription', subscription: 'sub_1' }],
  ])('%s is nothing [EDG-10, EDG-11]', (_case, object) => {
    expect(news('checkout.session.completed', object)).toBeNull();
  });

  it('other events are nothing [EDG-10]', () => {
    expect(news('invoice.paid', paid)).toBeNull();
    expect(news('checkout.session.expired', paid)).toBeNull();
  });
});

describe('what an event says of money that goes back', () => {
  const refund = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 100 };
  const dispute = { id: 'du_1', payment_intent: 'pi_1', amount: 950 };
  const back = (type: string, object: object, event = {}) => {
    const told = news(`charge.${type}`, object, event);
    return told?.kind === 'return' ? told : null;
  };

  it('the refunds of a charge so far [EDG-10, EDG-11]', () => {
    expect(back('refunded', refund)).toMatchObject({
      id: 'ch_1',
      paymentId: 'pi_1',
      cents: 100,
      isWhole: false,
    });
    expect(back('refunded', { ...refund, refunded: true })).toMatchObject({ isWhole: true });
  });

  it.each([
    ['refund.failed', 'failed', true],
    ['charge.refund.updated', 'failed', true],
    ['refund.updated', 'canceled', true],
    ['refund.updated', 'succeeded', false],
    ['refund.created', 'failed', false],
  ])('%s of a refund that is %s gives its money back to the payment: %s [EDG-10]', (type, status, isBack) => {
    const told = { id: 're_1', charge: 'ch_1', payment_intent: 'pi_1', amount: 100, status };
    const back = { kind: 'failed', id: 're_1', chargeId: 'ch_1', paymentId: 'pi_1', cents: 100 };
    expect(news(type, told)).toEqual(isBack ? { ...back, order: expect.any(String) } : null);
  });

  it.each([
    ['needs_response', 950],
    ['under_review', 950],
    ['lost', 950],
    ['won', 0],
    ['warning_needs_response', 0],
    ['warning_closed', 0],
    ['prevented', 0],
    ['a word of tomorrow', 0],
  ])('a dispute that is %s takes %s cents [EDG-10, EDG-11]', (status, cents) => {
    expect(back('dispute.updated', { ...dispute, status })).toMatchObject({ cents, isWhole: cents > 0 });
  });

  it('of one second the larger refund comes last, and the end of a dispute [EDG-10]', () => {
    const orders = [
      back('refunded', refund, { created: 99 }),
      back('refunded', { ...refund, amount_refunded: 20 }, { id: 'evt_9' }),
      back('refunded', refund),
      back('dispute.created', { ...dispute, status: 'needs_response' }),
      back('dispute.closed', { ...dispute, status: 'won' }),
    ].map((told) => told?.order ?? '');
    expect(orders).toEqual(orders.toSorted());
  });

  it('of a charge without a payment is nothing [EDG-10]', () => {
    expect(back('refunded', { ...refund, payment_intent: null })).toBeNull();
  });
});
