import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepWebhooks } from '#api/charities/webhooks/switch-off.ts';
import { publicAgent } from '#api/process/post-outside.ts';
import { insertWebhook, insertWebhookDelivery, WEBHOOK_SECRET } from '#db/factories/insert-webhook.ts';
import { webhook, webhookDelivery } from '#db/schema/webhook.ts';
import type { CastName } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import {
  RECEIVER,
  signatureOf,
  startWebhookReceiver,
  type WebhookReceiver,
  webhookSender,
} from '../support/webhook-receiver.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  world = await openWorld({ resolveHost: async () => ['93.184.216.34'] });
});
afterEach(async () => {
  await receiver.stop();
  await world.close();
});

const run = (as: CastName, text: string) => world.gql(`mutation { ${text} }`, {}, { as });
const send = () => webhookSender(world, receiver.agent).round();
const rows = () => world.store.read.select().from(webhookDelivery).orderBy(webhookDelivery.questId);
const statuses = async () => (await rows()).map(({ questId, status, tries }) => [questId, status, tries]);
const hook = (overrides: Parameters<typeof insertWebhook>[1] = {}) =>
  world.store.write((tx) => insertWebhook(tx, { id: 'hook', url: RECEIVER, ...overrides }));
const tell = (questId: string, overrides: object = {}) =>
  world.store.write((tx) =>
    insertWebhookDelivery(tx, {
      ...{ webhookId: 'hook', questId, at: world.clock.now(), triedSince: world.clock.now() },
      ...{ nextTryAt: world.clock.now(), ...overrides },
    }),
  );

describe('a receiver', () => {
  beforeEach(() => hook());

  it('that is wrong is tried again with growing pauses, in order by quest, until it is back [EDG-04: order]', async () => {
    receiver.answer = (response) => void response.writeHead(500).end();
    await tell('a', { id: 'a1' });
    await tell('a', { id: 'a2' });
    await tell('b', { id: 'b1' });
    const sentIds = () => receiver.received.splice(0).map(({ headers }) => headers['webhook-id']);
    await send();
    expect(sentIds()).toEqual(['msg_a1', 'msg_b1']);
    const pauses: number[] = [];
    for (let tries = 1; tries < 4; tries += 1) {
      const [first] = await world.store.read
        .select()
        .from(webhookDelivery)
        .where(eq(webhookDelivery.id, 'a1'));
      pauses.push((first?.nextTryAt ?? 0) - world.clock.now());
      world.clock.set((first?.nextTryAt ?? 0) - 1);
      await send();
      expect(sentIds()).toEqual([]);
      world.clock.advance(1);
      await send();
      expect(sentIds()).toEqual(['msg_a1', 'msg_b1']);
    }
    expect(pauses).toEqual([10_000, 60_000, 300_000]);
    receiver.answer = (response) => void response.writeHead(200).end();
    world.clock.advance(HOUR_MS);
    await send();
    expect(sentIds()).toEqual(['msg_a1', 'msg_a2', 'msg_b1']);
    expect(await statuses()).toEqual([
      ['a', 'delivered', 5],
      ['a', 'delivered', 1],
      ['b', 'delivered', 5],
    ]);
    expect((await world.store.read.select().from(webhook))[0]?.failingSince).toBeNull();
  });

  it('gets a message for a day, and is switched off after 5 with an email to the admins [EDG-04: given up]', async () => {
    receiver.answer = (response) => void response.writeHead(503).end();
    for (let day = 0; day < 6; day += 1) {
      await tell(`day ${day}`);
      for (let hour = 0; hour < 24; hour += 1) {
        await send();
        world.clock.advance(HOUR_MS);
      }
    }
    const [off] = await world.store.read.select().from(webhook);
    expect(off?.switchedOffAt).toBeGreaterThanOrEqual((off?.failingSince ?? 0) + 5 * DAY_MS);
    expect((await statuses()).map(([, status]) => status)).toEqual(Array(6).fill('unsent'));
    const mails = (await readMails(world)).filter(({ kind }) => kind === 'webhook-off');
    expect(mails.map(({ recipient }) => recipient)).toContain('admins@demo.example');
  });

  it('that redirects to this machine is not followed [EDG-04: redirect]', async () => {
    receiver.answer = (response) =>
      void response.writeHead(307, { location: 'https://127.0.0.1/inside' }).end();
    await tell('a');
    await send();
    expect(receiver.received).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ status: 'waiting', answerCode: 307, tries: 1 });
  });

  it('whose name leads inside at the second look gets nothing [EDG-04: checked at each sending]', async () => {
    const looks = [['127.0.0.1'], ['93.184.216.34', '::ffff:10.0.0.1'], []];
    for (const addresses of looks) {
      await tell('a');
      const agent = publicAgent(async () => addresses, { keepAlive: false });
      await webhookSender(world, agent).round();
    }
    expect(receiver.received).toEqual([]);
    expect((await rows())[0]).toMatchObject({ status: 'waiting', answerCode: null, tries: 1 });
  });

  it('that is slow holds up no other, and is left after its time [EDG-04: slow]', async () => {
    await world.store.write((tx) => insertWebhook(tx, { id: 'other', url: `${RECEIVER}/other` }));
    receiver.answer = (response, path) => {
      if (path.endsWith('/other')) response.writeHead(200).end();
    };
    await tell('a');
    await tell('b', { webhookId: 'other' });
    await webhookSender(world, receiver.agent, 300).round();
    expect(await statuses()).toEqual([
      ['a', 'waiting', 1],
      ['b', 'delivered', 1],
    ]);
  });

  it('with an endless answer is not listened to [EDG-04: size]', async () => {
    receiver.answer = (response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    };
    await tell('a');
    await send();
    expect(await statuses()).toEqual([['a', 'delivered', 1]]);
  });

  it('gets what was given up again by hand, under its id [EDG-05: again]', async () => {
    await tell('a', { id: 'a1', status: 'unsent', tries: 9, answerCode: 500 });
    const list = '{ webhookDeliveries(webhookId: "hook") { id status tries answerCode event } }';
    expect((await world.gql(list, {}, { as: 'admins' })).data?.webhookDeliveries).toEqual([
      { id: 'a1', status: 'unsent', tries: 9, answerCode: 500, event: 'questPosted' },
    ]);
    await run('admins', 'sendWebhookAgain(deliveryId: "a1") { id }');
    await send();
    expect(receiver.received[0]?.headers['webhook-id']).toBe('msg_a1');
    expect(await statuses()).toEqual([['a', 'delivered', 1]]);
    world.clock.advance(30 * DAY_MS);
    await sweepWebhooks(world.store, world.clock.now());
    expect(await rows()).toEqual([]);
  });

  it('that is switched off gets nothing that waited, nor anything again by hand [EDG-04: own, EDG-05: again]', async () => {
    await tell('a', { id: 'a1' });
    const input = `{ url: "${RECEIVER}", events: [questPosted], includesNames: false }`;
    await run('admins', `changeWebhook(id: "hook", isOn: false, input: ${input}) { id }`);
    expect(await statuses()).toEqual([['a', 'unsent', 0]]);
    expect((await run('admins', 'sendWebhookAgain(deliveryId: "a1") { id }')).code).toBe('WEBHOOK_NOT_FOUND');
    await run('admins', `changeWebhook(id: "hook", isOn: true, input: ${input}) { id }`);
    await send();
    expect(receiver.received).toEqual([]);
  });

  it('can check by either secret for a day after another one was made [EDG-04: rotation]', async () => {
    const renew = 'mutation { renewed: renewWebhookSecret(id: "hook") { secret } }';
    const { data } = await world.gql<{ renewed: { secret: string } }>(renew, {}, { as: 'admins' });
    const secret = data?.renewed.secret ?? '';
    await tell('a');
    await send();
    world.clock.advance(DAY_MS + 1);
    await tell('b');
    await send();
    const [both, one] = receiver.received;
    if (!both || !one) throw new Error('Nothing came');
    const signatures = [signatureOf(both, secret), signatureOf(both, WEBHOOK_SECRET)];
    expect(both.headers['webhook-signature']).toBe(signatures.join(' '));
    expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret));
  });
});
