import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import { contactEmail } from '#db/schema/account.ts';
import { alertRecipient } from '#db/schema/alert.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { TEXT_AGREEMENT_VERSION } from '#domain/messages/text-number.ts';
import { insertAlertPeople } from '../support/alert-people.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { tell } from '../support/inbox.ts';
import { readMails } from '../support/mails.ts';
import { newBrowser, startPushService } from '../support/push-service.ts';
import { runJob } from '../support/run-job.ts';
import { pushDispatcher, readDeliveries, textDispatcher } from '../support/short-dispatchers.ts';
import { startTextService, TEXT_FROM } from '../support/text-service.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const ORIGIN = 'https://volunteer.example';
const NUMBER = '+12015550123';

let world: World;
let pushes: Awaited<ReturnType<typeof startPushService>>;
let texts: Awaited<ReturnType<typeof startTextService>>;
beforeEach(async () => {
  pushes = await startPushService();
  texts = await startTextService();
  world = await openWorld({ env: { ...texts.env, PUBLIC_ORIGIN: ORIGIN } });
  await world.store.write(insertAlertPeople);
});
afterEach(async () => {
  await pushes.stop();
  await texts.stop();
  await world.close();
});

const does = async (id: string, mutation: string, variables: object = {}, types = '') => {
  const answer = await world.gql(
    `mutation${types} { ${mutation} }`,
    { ...variables },
    { as: id as CastName },
  );
  expect(answer.errors, `${mutation} by ${id}`).toBeUndefined();
};
const wantNews = (id: string, channel: string, isOn = true) =>
  does(
    id,
    `setMessageChoices(choices: [{ class: news, channel: ${channel}, isOn: ${isOn} }]) { mustChannels }`,
  );
const sendPushes = () => pushDispatcher(world, pushes.agent).round();
const sendTexts = () => textDispatcher(world).round();

/** Someone who gets news in a browser. */
async function withBrowser(id: string) {
  const browser = newBrowser(id);
  const types = '($input: PushSubscriptionInput!)';
  await does(id, 'addPushSubscription(input: $input) { id }', { input: browser.input }, types);
  await wantNews(id, 'push');
  return browser;
}

/** Someone who gets news by text. */
async function withTelephone(id: string) {
  const asked = `number: "(201) 555-0123", agreedVersion: "${TEXT_AGREEMENT_VERSION}"`;
  await does(id, `requestTextNumber(${asked}) { state }`);
  await sendTexts();
  const code = /\b\d{6}\b/.exec(texts.received.at(-1)?.body ?? '')?.[0];
  await does(id, `confirmTextNumber(code: "${code}") { state }`);
  await wantNews(id, 'text');
  texts.received.length = 0;
}

/** Makes a volunteer's address unconfirmed. */
const withoutMailbox = (id: string) =>
  world.store.write(async (tx) => {
    const unconfirmed = { verificationStatus: 'Unverified' as const };
    await tx.update(contactEmail).set(unconfirmed).where(eq(contactEmail.accountId, id));
  });

const at = (later: number) => new Date(TEST_NOW + later).toISOString();
const PREVIOUS = { toQuestCompletedVolunteers: false };
const BY_ALL = { toEmail: true, toText: true, toPushNotification: true };
const inputOf = (filters: object) => ({
  questId: 'q',
  districtIds: [],
  filters: { ...PREVIOUS, ...filters },
});
type Found = { volunteers: { id: string }[]; manaCost: number; enoughNewsCount: number };
async function find(filters: object = {}) {
  const { data, errors } = await world.gql<{ found: Found }>(
    `query($input: ChariteerAlertInput!) { found: getChariteerAlertVolunteers(input: $input) {
      volunteers { id } manaCost enoughNewsCount } }`,
    { input: inputOf(filters) },
    { as: 'managers' },
  );
  expect(errors).toBeUndefined();
  const { volunteers = [], manaCost, enoughNewsCount } = data?.found ?? {};
  return { ids: volunteers.map(({ id }) => id), manaCost, enoughNewsCount };
}
const send = (ids: string[], manaCost: number, filters: object = {}) =>
  world.gql(
    `mutation($ids: [ID!]!, $cost: Int!, $input: ChariteerAlertInput) { sendChariteersManaAlert(senderId: "managers",
      providerId: "1", questId: "q", volunteersIds: $ids, manaCost: $cost, input: $input) { id } }`,
    { ids, cost: manaCost, input: inputOf(filters) },
    { as: 'managers' },
  );
const fund = (amount: number) =>
  does('staff', `topUpWallet(providerId: "1", amount: ${amount}, reason: "Gift", seenMana: 0) { mana }`);
/** Sends a volunteer a number of broadcasts by others. */
async function heardNews(id: string, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1)
    expect((await tell(world, [id], { kind: 'alert' }))[0]?.state).toBe('queued');
  await sendPushes();
  pushes.received.length = 0;
}
const channelsOf = async (id: string) =>
  (await world.store.read.select().from(alertRecipient))
    .filter(({ chariteerId }) => chariteerId === id)
    .map(({ channel }) => channel)
    .sort();

describe('a broadcast by push and text', () => {
  it('comes to a browser and a telephone, to each by the ways chosen alone [MSG-16, MSG-17, MSG-19: broadcasts]', async () => {
    const browser = await withBrowser('oldone');
    await withTelephone('oldtwo');
    // Who completed a quest costs 1 by push and 5 by text; who did not, 10 by mail.
    expect(await find(BY_ALL)).toEqual({
      ids: ['oldone', 'oldtwo', 'tried'],
      manaCost: 16,
      enoughNewsCount: 0,
    });
    await fund(16);
    expect((await send(['oldone', 'oldtwo', 'tried'], 16, BY_ALL)).errors).toBeUndefined();
    expect(await channelsOf('oldone')).toEqual(['email', 'push']);
    expect(await channelsOf('oldtwo')).toEqual(['email', 'text']);
    expect(await channelsOf('tried')).toEqual(['email']);
    await sendPushes();
    await sendTexts();
    const [pushed, ...otherPushes] = pushes.received;
    if (!pushed) throw new Error('Nothing came');
    expect(otherPushes).toEqual([]);
    expect(browser.read(pushed)).toMatchObject({
      title: 'Soup line',
      body: expect.stringMatching(/^Tuesday, November 17, .*(am|pm)/),
      link: `${ORIGIN}/questList/1/quest/q`,
    });
    expect(texts.received).toMatchObject([{ to: NUMBER, from: TEXT_FROM }]);
    expect(texts.received[0]?.body).toMatch(/^Harbor Table: .*17.* volunteer\.example\/q\/[0-9A-Z]{8}$/);
    expect(texts.received[0]?.body.length).toBeLessThanOrEqual(160);
    for (const channel of ['push', 'text'] as const)
      expect((await readDeliveries(world, channel)).at(-1)).toMatchObject({
        status: 'sent',
        hasContent: false,
      });
    expect((await readMails(world)).filter(({ channel }) => channel === 'email')).toHaveLength(3);
  });

  it('by push alone it goes to who wants news by push, and to nobody by mail [MSG-10, MSG-16: broadcasts]', async () => {
    await withBrowser('oldone');
    await withBrowser('oldtwo');
    await wantNews('oldtwo', 'push', false);
    const byPush = { toEmail: false, toPushNotification: true };
    expect(await find(byPush)).toMatchObject({ ids: ['oldone'], manaCost: 1 });
    await fund(1);
    expect((await send(['oldone', 'oldtwo'], 1, byPush)).code).toBe('MANA_COST_CHANGED');
    expect((await send(['oldone'], 1, byPush)).errors).toBeUndefined();
    await sendPushes();
    expect(pushes.received.map(({ path }) => path)).toEqual(['/send/oldone']);
    const deliveries = await world.store.read.select().from(outboxMessage);
    expect(deliveries.map(({ channel, ownerId }) => [channel, ownerId])).toEqual([['push', 'oldone']]);
  });

  it('finds who has no confirmed address, by a browser or a number, and nobody whom nothing reaches [MSG-02: broadcasts]', async () => {
    for (const id of ['oldone', 'oldtwo', 'tried']) await withoutMailbox(id);
    expect((await find(BY_ALL)).ids).toEqual([]);
    const browser = await withBrowser('oldone');
    await withTelephone('tried');
    expect(await find()).toMatchObject({ ids: [], manaCost: 0 });
    expect(await find(BY_ALL)).toMatchObject({ ids: ['oldone', 'tried'], manaCost: 51 });
    await fund(51);
    expect((await send(['oldone', 'tried'], 51, BY_ALL)).errors).toBeUndefined();
    await sendPushes();
    await sendTexts();
    expect(pushes.received.map((one) => browser.read(one).title)).toEqual(['Soup line']);
    expect(texts.received.map(({ to }) => to)).toEqual([NUMBER]);
    expect((await readMails(world)).filter(({ channel }) => channel === 'email')).toEqual([]);
  });

  it('two a day in whatever way they came: the third costs nothing and reaches neither browser nor telephone [MSG-13: all channels]', async () => {
    await withBrowser('oldone');
    await withTelephone('oldtwo');
    await fund(100);
    await heardNews('oldone', 2);
    expect(await find(BY_ALL)).toMatchObject({ ids: ['oldtwo', 'tried'], manaCost: 15, enoughNewsCount: 1 });
    expect((await send(['oldone', 'oldtwo', 'tried'], 16, BY_ALL)).code).toBe('MANA_COST_CHANGED');
    expect((await send(['oldtwo'], 5, BY_ALL)).errors).toBeUndefined();
    await sendPushes();
    await sendTexts();
    expect(pushes.received).toEqual([]);
    expect(texts.received).toHaveLength(1);
    // One news by two channels is one.
    world.clock.advance(DAY_MS - HOUR_MS);
    await heardNews('oldtwo', 1);
    expect((await tell(world, ['oldtwo'], { kind: 'alert' }))[0]?.state).toBe('held');
    expect(await channelsOf('oldone')).toEqual([]);
  });

  it('one that is sent at night is handed over at 8 am [MSG-12: broadcasts by push and text]', async () => {
    await withBrowser('oldone');
    await withTelephone('oldtwo');
    await fund(100);
    world.clock.advance(12 * HOUR_MS);
    expect((await send(['oldone', 'oldtwo'], 6, BY_ALL)).errors).toBeUndefined();
    await sendPushes();
    await sendTexts();
    expect([pushes.received.length, texts.received.length]).toEqual([0, 0]);
    world.clock.set(Date.parse('2026-11-17T13:00:00Z'));
    await sendPushes();
    await sendTexts();
    expect([pushes.received.length, texts.received.length]).toEqual([1, 1]);
  });

  it.each([
    ['cancelled', 'publishingStatus: Cancelled'],
    ['moved', `startedAt: "${at(2 * DAY_MS)}", endedAt: "${at(2 * DAY_MS + HOUR_MS)}"`],
  ])(
    'one that waits for the morning is not handed over where its quest was %s [DEC-69]',
    async (_how, edit) => {
      await withBrowser('oldone');
      await fund(100);
      world.clock.advance(12 * HOUR_MS);
      expect((await send(['oldone'], 1, BY_ALL)).errors).toBeUndefined();
      await does('managers', `updateQuest(id: "q", ${edit}) { id }`);
      await runJob(world, REMINDERS);
      world.clock.set(Date.parse('2026-11-17T13:00:00Z'));
      await sendPushes();
      expect(pushes.received).toEqual([]);
    },
  );
});
