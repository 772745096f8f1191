import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byAddress, countAttempt, forgive } from '#api/access/auth/rate-limit.ts';
import { sweepKnownBrowsers } from '#api/access/request/known-browser.ts';
import { knownBrowser } from '#db/schema/session.ts';
import { rateLimit } from '#db/schema/setting.ts';
import { LOG_IN, openBrowser } from '../support/browser.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { mails, tokenFor } from '../support/registration.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const RECOVER = `mutation ($email: String!) { sendAccountRecoveryEmail(email: $email, titleId: "chariteers") }`;
const RESET = `mutation ($token: String!) { resetPassword(token: $token, password: "a quiet harbor morning") }`;
const CHANGE = `mutation {
  changePassword(currentPassword: "${DEMO_PASSWORD}", newPassword: "a quiet harbor morning") { playerId }
}`;
const COOKIE = 'known-browser';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const rows = () => world.store.read.select().from(knownBrowser);

/** A stranger who tries passwords of the volunteer, each time from another network of so many. */
async function wrongLogIns(times: number, networks: number): Promise<void> {
  for (let number = 0; number < times; number += 1) {
    const address = `198.51.100.${number % networks}`;
    await world.gql(LOG_IN, { email: castEmail('volunteer'), password: 'wrong' }, { address });
  }
}

describe('the cookie of a known browser', () => {
  it('a log-in sets it for 180 days, for no script; only a hash is stored [SAF-23]', async () => {
    const browser = openBrowser(world);
    const { headers } = await browser.logIn();
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith(COOKIE))).toMatch(
      /^known-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await rows()).toEqual([
      {
        tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        accountId: 'volunteer',
        expiresAt: TEST_NOW + 180 * DAY_MS,
        createdAt: TEST_NOW,
        usedAt: TEST_NOW,
        browserName: null,
        systemName: null,
      },
    ]);
    expect(JSON.stringify(await rows())).not.toContain(browser.jar.get(COOKIE));
  });

  it('when it logged in first and last is kept, and its kind, nothing finer [SAF-24]', async () => {
    const browser = openBrowser(world);
    await browser.logIn();
    world.clock.advance(DAY_MS);
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    await browser.logIn({ userAgent });
    expect(await rows()).toMatchObject([
      { createdAt: TEST_NOW, usedAt: TEST_NOW + DAY_MS, browserName: 'Firefox', systemName: 'Linux' },
    ]);
    // With its point, which no hash has.
    expect(JSON.stringify(await rows())).not.toMatch(/145\.|Mozilla/);
  });

  it('in production it is a __Host- cookie for secure lines alone [SAF-23]', async () => {
    await world.close();
    world = await openWorld({ env: { SESSION_COOKIE_SECURE: '1' } });
    const { headers } = await openBrowser(world).logIn();
    expect(headers.getSetCookie().join()).toMatch(
      /__Host-known-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
  });

  it('clients that are no browser get none [SAF-23]', async () => {
    await world.gql(LOG_IN, { email: castEmail('volunteer'), password: DEMO_PASSWORD });
    expect(await rows()).toEqual([]);
  });

  it('it opens nothing [SAF-23]', async () => {
    const browser = openBrowser(world);
    await browser.logIn();
    browser.jar.delete('session');
    const { data } = await browser.call('{ getAccountInfo { playerId } }');
    expect(data).toEqual({ getAccountInfo: null });
  });

  it('it survives the log-out, and knows everybody who logs in there [SAF-23]', async () => {
    const browser = openBrowser(world);
    await browser.logIn();
    const token = browser.jar.get(COOKIE);
    await browser.call('mutation { logout }');
    expect(browser.jar.get(COOKIE)).toBe(token);
    await browser.logIn({ email: castEmail('gold') });
    expect(browser.jar.get(COOKIE), 'the browser is the same one').toBe(token);
    expect((await rows()).map(({ accountId }) => accountId).sort()).toEqual(['gold', 'volunteer']);
  });

  it('a token that nobody was given is not taken on [SAF-23]', async () => {
    const browser = openBrowser(world);
    browser.jar.set(COOKIE, 'x'.repeat(43));
    await browser.logIn();
    expect(browser.jar.get(COOKIE)).not.toBe('x'.repeat(43));
  });

  it('a reset by mail sets it too [SAF-23]', async () => {
    const browser = openBrowser(world);
    await browser.call(RECOVER, { email: castEmail('volunteer') });
    const token = tokenFor('passwordReset', (await mails(world)).at(-1)?.body);
    await browser.call(RESET, { token });
    expect(browser.jar.get(COOKIE)).toBeDefined();
    expect(await rows()).toMatchObject([{ accountId: 'volunteer' }]);
  });

  it('an account has at most twenty, of which the oldest goes [SAF-23]', async () => {
    const first = openBrowser(world);
    await first.logIn();
    for (let number = 0; number < 20; number += 1) {
      world.clock.advance(1);
      await openBrowser(world).logIn();
    }
    expect(await rows()).toHaveLength(20);
    expect((await rows()).map(({ expiresAt }) => expiresAt)).not.toContain(TEST_NOW + 180 * DAY_MS);
  });

  it('it goes with the account, and after 180 days without a log-in [SAF-23]', async () => {
    const browser = openBrowser(world);
    await browser.logIn();
    await openBrowser(world).logIn({ email: castEmail('gold') });
    await browser.call(
      `mutation { removeChariteer(input: { emailAddress: "${castEmail('volunteer')}" }) { id } }`,
    );
    expect(await rows()).toMatchObject([{ accountId: 'gold' }]);
    expect([...browser.jar.keys()], 'nothing is left in the browser').toEqual([]);
    world.clock.advance(180 * DAY_MS);
    await sweepKnownBrowsers(world.store, world.clock.now());
    expect(await rows()).toEqual([]);
  });
});

it('on a computer that people share it stays for those who stay [SAF-23]', async () => {
  const browser = openBrowser(world);
  await browser.logIn({ email: castEmail('gold') });
  await browser.logIn();
  await browser.call(
    `mutation { removeChariteer(input: { emailAddress: "${castEmail('volunteer')}" }) { id } }`,
  );
  expect([...browser.jar.keys()]).toEqual([COOKIE]);
});

describe('nobody can lock somebody else out', () => {
  it('ten wrong log-ins by a stranger stop nobody: not the log-in, the change of password, the recovery [SAF-23]', async () => {
    const session = openBrowser(world);
    await session.logIn();
    await wrongLogIns(11, 1);
    const refused = await world.gql(LOG_IN, { email: castEmail('volunteer'), password: 'wrong' }, STRANGER);
    expect(refused.code, 'the stranger waits').toBe('RATE_LIMITED');
    expect((await openBrowser(world).logIn()).data, 'a new browser elsewhere').toBeTruthy();
    const inTheSameNetwork = await session.logIn({ address: STRANGER.address });
    expect(inTheSameNetwork.data, 'the own browser in the stranger’s network').toBeTruthy();
    for (let number = 0; number < 6; number += 1) {
      await world.gql(RECOVER, { email: castEmail('volunteer') }, STRANGER);
    }
    expect((await openBrowser(world).call(RECOVER, { email: castEmail('volunteer') })).code).toBeUndefined();
    expect((await session.call(CHANGE)).data).toBeTruthy();
  });

  it('a known browser has its own counter, which only its owner uses up [SAF-23]', async () => {
    const browser = openBrowser(world);
    await browser.logIn();
    for (let number = 0; number < 10; number += 1) {
      expect((await browser.logIn({ password: 'wrong' })).code).toBe('INVALID_EMAIL_OR_PASSWORD');
    }
    expect((await browser.logIn()).code).toBe('RATE_LIMITED');
    const other = openBrowser(world);
    expect((await other.logIn()).data, 'in the same network').toBeTruthy();
  });

  it('a browser known to another account is a stranger to this one [SAF-23]', async () => {
    const browser = openBrowser(world, STRANGER.address);
    await browser.logIn({ email: castEmail('gold') });
    await wrongLogIns(10, 1);
    expect((await browser.logIn()).code).toBe('RATE_LIMITED');
  });

  it('over 100 failures a day only known browsers and the way by mail are heard; the owner is told once [SAF-23]', async () => {
    const known = openBrowser(world);
    await known.logIn();
    await wrongLogIns(105, 50);
    const stranger = openBrowser(world);
    const refused = await stranger.logIn();
    expect(refused).toMatchObject({ status: 200, code: 'RATE_LIMITED' });
    expect(Number(refused.headers.get('retry-after'))).toBe(86_400);
    expect((await known.logIn()).data, 'the known browser').toBeTruthy();
    const warnings = () =>
      mails(world).then((all) => all.filter(({ subject }) => /tried to log in/.test(subject)));
    expect(await warnings()).toMatchObject([{ recipient: castEmail('volunteer'), ownerId: 'volunteer' }]);

    await stranger.call(RECOVER, { email: castEmail('volunteer') });
    await stranger.call(RESET, { token: tokenFor('passwordReset', (await mails(world)).at(-1)?.body) });
    const opened = await stranger.logIn({ password: 'a quiet harbor morning' });
    expect(opened.data, 'the way by mail').toBeTruthy();
  });

  it('the owner is told once a day, also when the hundredth failure comes twice [SAF-23]', async () => {
    await wrongLogIns(100, 50);
    const counted = { limit: 'logInByAccount', subject: castEmail('volunteer') } as const;
    await world.store.write((tx) => forgive(tx, [counted]));
    await wrongLogIns(1, 50);
    expect(await mails(world)).toHaveLength(1);
  });

  it('an address without an account is refused alike after 100 failures, and nobody is written to [SAF-23]', async () => {
    for (let number = 0; number < 100; number += 1) {
      const address = `198.51.100.${number % 50}`;
      await world.gql(LOG_IN, { email: 'nobody@demo.example', password: 'wrong' }, { address });
    }
    const refused = await world.gql(LOG_IN, { email: 'nobody@demo.example', password: 'wrong' });
    expect(refused.code).toBe('RATE_LIMITED');
    expect(await mails(world)).toEqual([]);
  });

  it('no failure is forgotten early: the day ends 24 hours after its first [SAF-23]', async () => {
    await wrongLogIns(100, 50);
    world.clock.advance(DAY_MS - 1);
    expect((await openBrowser(world).logIn()).code).toBe('RATE_LIMITED');
    world.clock.advance(1);
    expect((await openBrowser(world).logIn()).data).toBeTruthy();
  });
});

describe('a network far over its limit', () => {
  const countedBefore = async (count: number) => {
    await countAttempt(world.store, [byAddress('logInByAddress', '203.0.113.7')], TEST_NOW);
    await world.store.write((tx) => tx.update(rateLimit).set({ count }));
  };

  it('known browsers are apart: neither slowed down nor refused by what others did there [SAF-24]', async () => {
    const browser = openBrowser(world);
    await browser.logIn();
    await countedBefore(5_000);
    expect((await openBrowser(world).logIn()).status).toBe(429);
    expect((await browser.logIn()).data).toBeTruthy();
    expect(world.waits).toEqual([]);
  });

  it('a browser known to somebody else is refused by the account’s own count, without HTTP 429 [SAF-24]', async () => {
    const browser = openBrowser(world);
    await browser.logIn({ email: castEmail('gold') });
    await countedBefore(5_000);
    expect(await browser.logIn()).toMatchObject({ status: 200, code: 'RATE_LIMITED' });
  });

  it('what is made up as a known browser is none [SAF-24]', async () => {
    await countedBefore(5_000);
    const browser = openBrowser(world);
    browser.jar.set(COOKIE, 'x'.repeat(43));
    expect((await browser.logIn()).status).toBe(429);
  });

  it('waiting holds no transaction: a write goes on meanwhile [SAF-24]', async () => {
    await world.close();
    let isWaiting = () => {};
    const begun = new Promise<void>((resolve) => {
      isWaiting = resolve;
    });
    let endWait = () => {};
    const held = new Promise<void>((resolve) => {
      endWait = resolve;
    });
    world = await openWorld({
      wait: () => {
        isWaiting();
        return held;
      },
    });
    await countedBefore(200);
    const slow = openBrowser(world).logIn();
    await begun;
    await world.store.write((tx) => tx.delete(knownBrowser).where(eq(knownBrowser.accountId, 'nobody')));
    endWait();
    expect((await slow).data).toBeTruthy();
  });
});

const STRANGER = { address: '198.51.100.0' };
