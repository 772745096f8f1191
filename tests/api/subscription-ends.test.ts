import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SUBSCRIPTION_ENDS } from '#api/operations/payments/end-subscriptions.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { paymentSubscription } from '#db/schema/payment.ts';
import { castEmail } from '../support/cast.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import { mailsTo } from '../support/guardian.ts';
import { MERGE, UNDO } from '../support/merged-records.ts';
import {
  disputed,
  PAYMENT_ENV,
  refunded,
  refundFailed,
  startPaymentService,
  subscribed,
  subscriptionEvent,
  tell,
} from '../support/payment-service.ts';
import { runJob } from '../support/run-job.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const PAID = { pi_cs_1: 'sub_1' };
const CLOSE = `mutation { removeChariteer(input: { emailAddress: "${castEmail('volunteer')}" }) { id } }`;

let world: World;
let service: Awaited<ReturnType<typeof startPaymentService>>;
beforeEach(async () => {
  service = await startPaymentService({ paid: PAID });
  world = await openWorld({ env: { ...PAYMENT_ENV, STRIPE_API_URL: service.url } });
});
afterEach(async () => {
  await world.close();
  service.close();
});

async function subscribe(id: string, accountId: string, plan = 'silver'): Promise<void> {
  await tell(world, subscribed(id, accountId));
  await tell(world, subscriptionEvent(id, plan));
}

/** What the job asks the service for when it runs the next time. */
async function asksAfter(ms = 60_000): Promise<string[]> {
  const before = service.ended.length;
  world.clock.advance(ms);
  await runJob(world, SUBSCRIPTION_ENDS);
  return service.ended.slice(before);
}

const close = () => world.gql(CLOSE, {}, { as: 'volunteer' });
const kept = () => world.store.read.select().from(paymentSubscription);
const planOf = async (id: string) =>
  (await world.store.read.select().from(chariteer).where(eq(chariteer.id, id)))[0]?.subscriptionStatus;
const staff = (text: string, variables: Record<string, unknown> = {}) =>
  world.gql<Record<string, { id: string }>>(text, variables, { as: 'staff' });

describe('a subscription of an account that is closed', () => {
  it('is not charged again, and ends with the account a day later [EDG-10]', async () => {
    await subscribe('sub_1', 'volunteer');
    expect(await asksAfter()).toEqual([]);
    expect((await close()).code).toBeUndefined();
    expect(service.ended).toEqual([]);
    expect(await asksAfter()).toEqual(['POST sub_1 cancel_at_period_end']);
    expect(await asksAfter()).toEqual([]);
    await eraseClosed(world);
    expect(await asksAfter()).toEqual(['DELETE sub_1']);
    expect(await kept()).toMatchObject([{ id: 'sub_1', accountId: null, endAsked: 'now' }]);
    expect(await asksAfter()).toEqual([]);
  });

  it('stands with what has happened meanwhile where the account is taken back [EDG-10]', async () => {
    await subscribe('sub_1', 'volunteer', 'gold');
    await close();
    await tell(world, subscriptionEvent('sub_1', 'gold', { kind: 'deleted', status: 'canceled', at: 9 }));
    const mails = await mailsTo(world, castEmail('volunteer'));
    const token = mails.map(({ body }) => /take-back\?token=([\w-]{43})/.exec(body)?.[1]).find(Boolean);
    await world.gql('mutation ($token: String!) { takeAccountBack(token: $token) }', { token });
    expect(await planOf('volunteer')).toBe('unsubscribed');
  });

  it('ends too if the service tells whose it is only then [EDG-10]', async () => {
    await close();
    await eraseClosed(world);
    await subscribe('sub_1', 'volunteer');
    await subscribe('sub_2', 'never-here');
    expect(await asksAfter()).toEqual(['DELETE sub_1']);
  });

  it('is ended once the service is back, and counts as ended if the service no longer has it [EDG-10]', async () => {
    await subscribe('sub_1', 'volunteer');
    await close();
    await eraseClosed(world);
    service.how.status = 500;
    expect(await asksAfter()).toEqual([]);
    expect(await world.store.read.select().from(jobRun)).toMatchObject([{ doneAt: null, failures: 1 }]);
    expect(await kept()).toMatchObject([{ endAsked: null }]);
    service.how.status = 404;
    await asksAfter(DAY_MS);
    expect(await kept()).toMatchObject([{ accountId: null, endAsked: 'now' }]);
  });

  it('that the service refuses to end holds up no other one [EDG-10]', async () => {
    await subscribe('sub_1', 'volunteer');
    await subscribe('sub_2', 'gold');
    await close();
    await staff('mutation { banAccount(accountId: "gold", reason: "Reported") { id } }');
    await eraseClosed(world);
    service.how.refused = 'sub_1';
    expect(await asksAfter()).toContain('POST sub_2 cancel_at_period_end');
  });
});

describe('no one goes on paying for nothing', () => {
  it('whoever is banned pays for no other period [EDG-10]', async () => {
    await subscribe('sub_1', 'volunteer');
    await staff('mutation { banAccount(accountId: "volunteer", reason: "Reported") { id } }');
    expect(await asksAfter()).toEqual(['POST sub_1 cancel_at_period_end']);
    expect(await asksAfter()).toEqual([]);
  });

  it('of two merged records the better subscription goes on, under the kept one [EDG-10]', async () => {
    await subscribe('sub_1', 'volunteer', 'silver');
    await subscribe('sub_2', 'gold', 'gold');
    const merged = await staff(MERGE, { keptId: 'volunteer', droppedId: 'gold' });
    expect(await asksAfter()).toEqual(['POST sub_1 cancel_at_period_end']);
    // What the service tells of the dropped record is the kept one's.
    await tell(world, subscribed('sub_2', 'gold'));
    await tell(world, subscriptionEvent('sub_2', 'gold', { at: 7 }));
    expect(await planOf('volunteer')).toBe('gold');
    expect((await kept()).map(({ accountId }) => accountId)).toEqual(['volunteer', 'volunteer']);
    expect(await asksAfter()).toEqual([]);
    const { id } = merged.data?.mergeRecords ?? { id: '' };
    expect((await staff(UNDO, { id })).code).toBeUndefined();
    expect(await planOf('volunteer')).toBe('silver');
    expect(await planOf('gold')).toBe('gold');
  });

  it.each([
    ['was refunded in full', () => [refunded('cs_1', 950)], ['DELETE sub_1']],
    ['is disputed', () => [disputed('cs_1', 'needs_response', { kind: 'created' })], ['DELETE sub_1']],
    ['was refunded in part', () => [refunded('cs_1', 900)], []],
    ['is only asked about', () => [disputed('cs_1', 'warning_needs_response', { kind: 'created' })], []],
    [
      'was to be refunded, which failed',
      () => [refundFailed('cs_1', 950, { at: 20 }), refunded('cs_1', 950, { at: 10 })],
      [],
    ],
    ['was for something else', () => [refunded('cs_2', 950)], []],
  ] as const)('a subscription of which a payment %s [EDG-10]', async (_case, events, asked) => {
    // In any order: the service tells of the money before it tells whose the subscription is.
    for (const event of events()) await tell(world, event);
    expect(await asksAfter()).toEqual([]);
    await subscribe('sub_1', 'volunteer');
    expect(await asksAfter()).toEqual(asked);
    expect(await asksAfter()).toEqual([]);
  });
});
