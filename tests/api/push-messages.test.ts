import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vapidKeys } from '#api/access/outbox/push/vapid-keys.ts';
import { publicAgent } from '#api/process/post-outside.ts';
import { pushSubscription } from '#db/schema/message.ts';
import { setting } from '#db/schema/setting.ts';
import type { CastName } from '../support/cast.ts';
import { newBrowser, readVapid, startPushService } from '../support/push-service.ts';
import { pushDispatcher, QUEST_PAGE, readDeliveries, tell } from '../support/short-dispatchers.ts';
import { openWorld, type World } from '../support/world.ts';

const ORIGIN = 'https://volunteer.example';
const PUBLIC = ['93.184.216.34'];
const LEADS: Record<string, string[]> = {
  'inside.example': ['10.0.0.7'],
  'mapped.example': ['::ffff:127.0.0.1'],
};

let world: World;
let service: Awaited<ReturnType<typeof startPushService>>;
let answers: (path: string, count: number) => number | null = () => null;
beforeEach(async () => {
  answers = () => null;
  service = await startPushService((path, count) => answers(path, count));
  world = await openWorld({
    env: { PUBLIC_ORIGIN: ORIGIN },
    resolveHost: async (name) => LEADS[name] ?? PUBLIC,
  });
});
afterEach(async () => {
  await service.stop();
  await world.close();
});

const ADD = `mutation ($input: PushSubscriptionInput!) { addPushSubscription(input: $input) { id browser isThisBrowser } }`;
const LIST = '{ pushPublicKey pushSubscriptions { id browser createdAt isThisBrowser } }';
type Listed = { pushPublicKey: string | null; pushSubscriptions: { id: string; browser: string | null }[] };

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const add = (input: object, as: CastName = 'volunteer', headers: Record<string, string> = {}) =>
  world.gql<{ addPushSubscription: { id: string } }>(ADD, { input }, { as, headers });
const list = async (as: CastName = 'volunteer') =>
  (await world.gql<Listed>(LIST, {}, { as })).data?.pushSubscriptions ?? [];
/** Address of the push service whose tokens the phone application has. */
const FCM = 'https://fcm.googleapis.com';
function phoneAndWeb() {
  const { endpoint, ...keys } = newBrowser('web').input;
  return { endpoint, keys };
}
const send = () => pushDispatcher(world, service.agent).round();

describe('browsers [MSG-15]', () => {
  it('are listed to their owner alone, with kind and day, and are removed [MSG-15: list]', async () => {
    const { data } = await add(newBrowser().input, 'volunteer', { 'user-agent': FIREFOX });
    const id = data?.addPushSubscription.id;
    expect(await list()).toEqual([
      { id, browser: 'Firefox, Linux', createdAt: expect.anything(), isThisBrowser: false },
    ]);
    expect(await list('gold')).toEqual([]);
    await world.gql(`mutation { removePushSubscription(id: "${id}") }`, {}, { as: 'gold' });
    expect(await list()).toHaveLength(1);
    await world.gql(`mutation { removePushSubscription(id: "${id}") }`, {}, { as: 'volunteer' });
    expect(await list()).toEqual([]);
  });

  it('of the phone application are told apart by the token in their address, beside those of the web [EDG-12]', async () => {
    const { keys, endpoint: web } = phoneAndWeb();
    for (const endpoint of [web, `${FCM}/fcm/send/token:one`, `${FCM}/wp/token:two`])
      expect((await add({ endpoint, ...keys })).errors).toBeUndefined();
    expect(await list()).toHaveLength(3);
    await add({ endpoint: `${FCM}/fcm/send/token:one`, ...keys }, 'gold');
    expect([(await list()).length, (await list('gold')).length]).toEqual([2, 1]);
  });

  it('the same browser has one subscription, whoever uses it, and a person ten [MSG-15: one a browser]', async () => {
    const first = newBrowser('first').input;
    await add(first);
    await add(first);
    expect(await list()).toHaveLength(1);
    await add(first, 'gold');
    expect([await list(), await list('gold')]).toEqual([[], [expect.anything()]]);
    for (let count = 0; count < 12; count += 1) {
      world.clock.advance(1000);
      await add(newBrowser(`b${count}`).input);
    }
    expect(await list()).toHaveLength(10);
  });

  it('goes from the browser where its owner logs out, and from no other [MSG-15: log-out]', async () => {
    const browser = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
    const token = 'a'.repeat(43);
    const cookie = `session=${await world.sessions.open('volunteer')}; known-browser=${token}`;
    const ask = (query: string, variables = {}) =>
      world.request('/graphql', {
        method: 'POST',
        headers: { ...browser, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
    await add(newBrowser('elsewhere').input);
    await ask(ADD, { input: newBrowser('here').input });
    expect(await list()).toHaveLength(2);
    await ask('mutation { logout }');
    const rows = await world.store.read.select().from(pushSubscription);
    expect(rows.map(({ browserHash }) => browserHash)).toEqual([null]);
  });

  it('are made once, sealed, by whichever process comes first; those of the environment win [MSG-15: keys]', async () => {
    const { store, config, clock } = world;
    const both = await Promise.all([1, 2].map(() => vapidKeys(store, config, clock.now())));
    expect(both[0]).toEqual(both[1]);
    const { data } = await world.gql<Listed>(LIST, {}, { as: 'volunteer' });
    expect(data?.pushPublicKey).toBe(both[0]?.publicKey);
    expect(Buffer.from(data?.pushPublicKey ?? '', 'base64url')).toHaveLength(65);
    const kept = JSON.stringify(await store.read.select().from(setting));
    expect(kept).toContain('vapidKeys');
    expect(kept).not.toContain(both[0]?.privateKey);
    const given = { publicKey: 'B', privateKey: 'A' };
    expect(await vapidKeys(store, { ...config, vapidKeys: given }, 0)).toEqual(given);
  });

  it('are not asked for at an address that is a bare number [MSG-15: a bare number]', async () => {
    const bare = await openWorld({ env: { PUBLIC_ORIGIN: 'https://192.0.2.7' } });
    const { data } = await bare.gql<Listed>(LIST, {}, { as: 'volunteer' });
    expect(data?.pushPublicKey).toBeNull();
    const refused = await bare.gql(ADD, { input: newBrowser().input }, { as: 'volunteer' });
    expect(refused.code).toBe('BAD_USER_INPUT');
    await bare.close();
  });
});

describe('push messages [MSG-16]', () => {
  it('come to the browser that subscribed, signed, with title, time and the way to the quest [MSG-16: encrypted]', async () => {
    const browser = newBrowser();
    await add(browser.input);
    await tell(world, 'volunteer');
    await send();
    const [pushed] = service.received;
    if (!pushed) throw new Error('Nothing came');
    const [delivery] = await readDeliveries(world, 'push');
    expect(browser.read(pushed)).toEqual({
      title: 'Food Pantry Morning',
      body: 'Now on Saturday at 9:30 am.',
      link: `${ORIGIN}${QUEST_PAGE}`,
      tag: delivery?.id,
    });
    expect(pushed.body.toString('latin1')).not.toContain('Food');
    expect(() => newBrowser().read(pushed)).toThrow();
    expect(pushed.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: delivery?.id.replaceAll('-', ''),
    });
    const { publicKey } = await vapidKeys(world.store, world.config, 0);
    expect(readVapid(pushed)).toMatchObject({ publicKey, aud: 'https://push.example', sub: ORIGIN });
    expect(delivery).toMatchObject({ status: 'sent', hasContent: false });
    expect(delivery?.states).toEqual(['waiting', 'sending', 'sent']);
  });

  it.each([404, 410])(
    'a browser whose service answers %i gets nothing again [MSG-16: forgotten]',
    async (status) => {
      answers = (path) => (path.endsWith('/gone') ? status : null);
      await add(newBrowser('gone').input);
      await add(newBrowser('there').input);
      await tell(world, 'volunteer');
      await send();
      expect(service.received).toHaveLength(2);
      expect(await list()).toHaveLength(1);
      expect(await readDeliveries(world, 'push')).toMatchObject([{ status: 'sent' }]);
      await tell(world, 'volunteer');
      await send();
      expect(service.received.slice(2).map(({ path }) => path)).toEqual(['/send/there']);
    },
  );

  it('waits for a service that is busy, and ends where no browser takes it [MSG-16: trouble]', async () => {
    await add(newBrowser().input);
    await tell(world, 'volunteer');
    answers = () => 503;
    await send();
    expect(await readDeliveries(world, 'push')).toMatchObject([
      { status: 'waiting', lastError: 'No push service took it yet (503).' },
    ]);
    world.clock.advance(120_000);
    answers = () => 413;
    await send();
    expect(await readDeliveries(world, 'push')).toMatchObject([
      { status: 'failed', lastError: 'No browser takes it any more (413).' },
    ]);
  });

  it('are not followed [MSG-16: redirects]', async () => {
    answers = () => 307;
    await add(newBrowser().input);
    await tell(world, 'volunteer');
    await send();
    expect(service.received.map(({ path }) => path)).toEqual(['/send/one']);
    expect(await readDeliveries(world, 'push')).toMatchObject([{ status: 'failed' }]);
  });

  it.each([
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example:8443/x',
    'https://inside.example/x',
    'https://mapped.example/x',
  ])('%s is refused [MSG-16: taken from where]', async (endpoint) => {
    const { errors } = await add({ ...newBrowser().input, endpoint });
    expect(errors?.[0]?.message).toBe('That push service address isn’t valid.');
    expect(await list()).toEqual([]);
  });

  it('a name that leads inside by the time of sending is not connected with [MSG-16: sent to where]', async () => {
    await add(newBrowser().input);
    await tell(world, 'volunteer');
    await pushDispatcher(
      world,
      publicAgent(async () => ['127.0.0.1']),
    ).round();
    expect(await readDeliveries(world, 'push')).toMatchObject([
      { status: 'failed', lastError: 'No browser takes it any more.' },
    ]);
  });
});
