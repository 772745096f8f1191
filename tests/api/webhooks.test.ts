import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertWebhook, insertWebhookDelivery, WEBHOOK_SECRET } from '#db/factories/insert-webhook.ts';
import { webhook, webhookDelivery } from '#db/schema/webhook.ts';
import { WEBHOOK_EXAMPLES } from '#domain/webhooks/webhook.ts';
import type { CastName } from '../support/cast.ts';
import { change, seedUndoCharity, takeBack } from '../support/undo-charity.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import {
  RECEIVER,
  signatureOf,
  startWebhookReceiver,
  type WebhookReceiver,
  webhookSender,
} from '../support/webhook-receiver.ts';
import { openWorld, type World } from '../support/world.ts';

const LEADS: Record<string, string[]> = {
  'inside.example': ['10.0.0.7'],
  'mapped.example': ['::ffff:169.254.169.254'],
  'half.example': ['93.184.216.34', 'fe80::1'],
};

let world: World;
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  world = await openWorld({ resolveHost: async (name) => LEADS[name] ?? ['93.184.216.34'] });
});
afterEach(async () => {
  await receiver.stop();
  await world.close();
});

const run = (as: CastName, text: string) => world.gql(`mutation { ${text} }`, {}, { as });
const send = () => webhookSender(world, receiver.agent).round();
const rows = () => world.store.read.select().from(webhookDelivery).orderBy(webhookDelivery.questId);
const hook = (overrides: Parameters<typeof insertWebhook>[1] = {}) =>
  world.store.write((tx) => insertWebhook(tx, { id: 'hook', url: RECEIVER, ...overrides }));
const tell = (questId: string, overrides: object = {}) =>
  world.store.write((tx) =>
    insertWebhookDelivery(tx, {
      ...{ webhookId: 'hook', questId, at: world.clock.now(), triedSince: world.clock.now() },
      ...{ nextTryAt: world.clock.now(), ...overrides },
    }),
  );

const ADD = `mutation ($url: String!, $events: [WebhookEvent!]!) {
  addWebhook(providerId: "1", input: { url: $url, events: $events, includesNames: false }) { webhook { id } secret }
}`;
type Added = { addWebhook: { webhook: { id: string }; secret: string } };
const add = (url: string, as: CastName = 'admins') =>
  world.gql<Added>(ADD, { url, events: ['signedUp'] }, { as });

describe('a charity’s webhooks', () => {
  it('are added by its admins with a secret that is shown once and kept sealed [EDG-04: secret]', async () => {
    const { data } = await add(RECEIVER);
    expect(data?.addWebhook.secret).toMatch(/^whsec_[\w+/]{32}$/);
    const [kept] = await world.store.read.all<Record<string, string>>('SELECT * FROM webhook');
    expect(JSON.stringify(kept)).not.toContain(data?.addWebhook.secret.slice(6));
    const list = '{ charityWebhooks(providerId: "1") { url events switchedOffAt } }';
    const listed = await world.gql(list, {}, { as: 'admins' });
    expect(listed.data?.charityWebhooks).toEqual([
      { url: RECEIVER, events: ['signedUp'], switchedOffAt: null },
    ]);
    expect((await add(RECEIVER, 'managers')).code).toBe('FORBIDDEN');
    for (let count = 2; count <= 5; count += 1) await add(`${RECEIVER}/${count}`);
    expect((await add(`${RECEIVER}/6`)).code).toBe('BAD_USER_INPUT');
  });

  it('listen for something [EDG-04: events]', async () => {
    const { code } = await world.gql(ADD, { url: RECEIVER, events: [] }, { as: 'admins' });
    expect(code).toBe('BAD_USER_INPUT');
  });

  it.each([
    'http://push.example/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://2130706433/hook',
    'https://localhost/hook',
    'https://user:word@push.example/hook',
    'https://inside.example/hook',
    'https://mapped.example/hook',
    'https://half.example/hook',
  ])('are never at %s [EDG-04: addresses]', async (url) => {
    expect((await add(url)).code).toBe('BAD_USER_INPUT');
  });

  it('belong to one charity: others’ admins cannot tell that they exist [EDG-04: own]', async () => {
    await world.store.write((tx) => insertWebhook(tx, { id: 'theirs', providerId: '3' }));
    await world.store.write((tx) =>
      insertWebhookDelivery(tx, { id: 'told', webhookId: 'theirs', questId: 'q' }),
    );
    const calls = [
      'renewWebhookSecret(id: "theirs") { secret }',
      'removeWebhook(id: "theirs")',
      'sendWebhookAgain(deliveryId: "told") { id }',
      `changeWebhook(id: "theirs", isOn: false, input: { url: "${RECEIVER}", events: [signedUp], includesNames: true }) { id }`,
    ];
    for (const call of calls) expect((await run('admins', call)).code).toBe('WEBHOOK_NOT_FOUND');
    const read = await world.gql('{ webhookDeliveries(webhookId: "theirs") { id } }', {}, { as: 'admins' });
    expect(read.code).toBe('WEBHOOK_NOT_FOUND');
  });
});

describe('what happens at a charity', () => {
  beforeEach(async () => {
    await hook();
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'soup', publishingStatus: 'Draft' });
      await pastQuest(tx, { id: 'past' });
      await insertContract(tx, { id: 'came', questId: 'past', chariteerId: 'gold' });
    });
  });

  it('is told in its order, signed, with ids and counts alone [EDG-04: events, EDG-05: payload]', async () => {
    await run('managers', 'updateQuest(id: "soup", publishingStatus: Published) { id }');
    await run('managers', 'updateQuest(id: "soup", giverName: "Kim") { id }');
    const signUp = 'mutation { signedUp: createContract(questId: "soup", chariteerId: "volunteer") { id } }';
    const { data } = await world.gql<{ signedUp: { id: string } }>(signUp, {}, { as: 'volunteer' });
    const id = data?.signedUp.id;
    await run('volunteer', `abandonContract(id: "${id}") { id }`);
    await run('managers', 'updateQuest(id: "soup", publishingStatus: Cancelled) { id }');
    world.clock.advance(11_000);
    await send();
    expect(receiver.types()).toEqual([
      'quest.posted',
      'quest.changed',
      'signup.created',
      'signup.cancelled',
      'quest.cancelled',
    ]);
    for (const message of receiver.received)
      expect(message.headers['webhook-signature']).toBe(signatureOf(message, WEBHOOK_SECRET));
    expect(JSON.parse(receiver.received[2]?.body ?? '')).toEqual({
      type: 'signup.created',
      timestamp: new Date(world.clock.now() - 11_000).toISOString(),
      data: {
        ...{ questId: 'soup', providerId: '1', contractId: id, publishingStatus: 'Cancelled' },
        ...{ startedAt: expect.stringMatching(/Z$/), spots: expect.any(Number), taken: 0, waiting: 0 },
      },
    });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  });

  it('is told of each way to post quests, and of spots that an account loses [EDG-04: events]', async () => {
    await world.store.write(async (tx) => {
      await insertLocation(tx, { id: 'hall', providerId: '1' });
      await insertStamp(tx, { id: 'stamp', providerId: '1', locationId: 'hall' });
      await upcomingQuest(tx, { id: 'open' });
      await insertContract(tx, { id: 'lost', questId: 'open', chariteerId: 'gold' });
    });
    const posted = (day: number) => `providerId: "1", postedById: "managers", templateQuestId: "stamp",
      startedAt: "2026-11-${day}T15:00:00Z", endedAt: "2026-11-${day}T18:00:00Z"`;
    const post = (day: number, status: string) =>
      `createQuestsFromTemplates(quests: [{ ${posted(day)}, publishingStatus: ${status} }]) { id }`;
    await run('managers', `createQuest(${posted(20)}, publishingStatus: Published) { id }`);
    await run('managers', post(21, 'Published'));
    await run('managers', post(22, 'Draft'));
    await run('staff', 'banAccount(accountId: "gold", reason: "Spam") { id }');
    const told = (await rows()).map(({ event, contractId }) => [event, contractId]);
    expect(told.toSorted()).toEqual([
      ['bailedOut', 'lost'],
      ['questPosted', null],
      ['questPosted', null],
    ]);
  });

  it('is not told of drafts that are dropped, nor of stamps [EDG-04: events]', async () => {
    await world.store.write((tx) => insertStamp(tx, { id: 'stamp', providerId: '1' }));
    for (const id of ['soup', 'stamp'])
      expect(
        (await run('managers', `updateQuest(id: "${id}", giverName: "Kim") { id }`)).errors,
      ).toBeUndefined();
    await run('managers', 'updateQuest(id: "soup", publishingStatus: Cancelled) { id }');
    expect(await rows()).toEqual([]);
  });

  it('is told of saved attendance by its sums [EDG-05: counts]', async () => {
    await run(
      'managers',
      'updateContracts(contracts: [{ id: "came", updateAction: "EDIT-ATTENDANCE", status: Present, supervisorId: "managers" }]) { id }',
    );
    await send();
    expect(receiver.types()).toEqual(['attendance.saved']);
    expect(JSON.parse(receiver.received[0]?.body ?? '').data).toMatchObject({
      present: 1,
      absent: 0,
      unmarked: 0,
    });
  });

  it('is not told of another charity, of what was not asked for, nor while it is off [EDG-04: own]', async () => {
    await world.store.write(async (tx) => {
      await tx.update(webhook).set({ events: ['questCancelled'] });
      await insertWebhook(tx, { id: 'theirs', providerId: '3', url: `${RECEIVER}/theirs` });
      await insertWebhook(tx, { id: 'off', switchedOffAt: 1, url: `${RECEIVER}/off` });
    });
    await run('managers', 'updateQuest(id: "soup", publishingStatus: Published) { id }');
    await run('volunteer', 'createContract(questId: "soup", chariteerId: "volunteer") { id }');
    expect(await rows()).toEqual([]);
  });

  it('names adults where names are included, and no minor [EDG-05: names]', async () => {
    await world.store.write(async (tx) => {
      await tx.update(webhook).set({ includesNames: true });
      await insertContract(tx, { id: 'adult', questId: 'soup', chariteerId: 'gold' });
      await insertContract(tx, { id: 'minor', questId: 'soup', chariteerId: 'teen' });
    });
    await tell('soup', { event: 'signedUp', contractId: 'adult' });
    await tell('soup', { event: 'signedUp', contractId: 'minor' });
    await send();
    const names = receiver.received.map(({ body }) => JSON.parse(body).data.name);
    expect(names).toEqual([expect.stringMatching(/\w+ \w+/), undefined]);
  });

  it('is told in messages like those on the API page [EDG-05, EDG-06]', async () => {
    await world.store.write((tx) => tx.update(webhook).set({ includesNames: true }));
    await tell('past', { event: 'signedUp', contractId: 'came' });
    await tell('past', { event: 'attendanceSaved' });
    await send();
    const parts = ({ type, data }: { type: string; data: object }) => [type, ...Object.keys(data).sort()];
    expect(receiver.received.map(({ body }) => parts(JSON.parse(body)))).toEqual(WEBHOOK_EXAMPLES.map(parts));
  });
});

it('is not told of what is taken back within its 10 seconds [DSK-04, EDG-04: undo]', async () => {
  await hook();
  await world.store.write(seedUndoCharity);
  const token = await change(world, 'cancel');
  expect((await rows()).map(({ event }) => event)).toContain('questCancelled');
  await send();
  expect(receiver.received).toEqual([]);
  await takeBack(world, token);
  expect((await rows()).map(({ event }) => event)).not.toContain('questCancelled');
});
