import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { passkey } from '#db/schema/passkey.ts';
import { knownBrowser } from '#db/schema/session.ts';
import { openAuthenticator } from '../support/authenticator.ts';
import { openBrowser } from '../support/browser.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { beginLogIn, LOG_IN_BY_PASSKEY, logInBy, withPasskey } from '../support/passkeys.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const entries = async (action: 'log-in' | 'log-in-refused') =>
  (await world.store.read.select().from(auditEntry).where(eq(auditEntry.action, action))).map(
    ({ detail }) => detail,
  );

/** Makes the count that is known of every passkey. */
const setCount = (counter: number) =>
  world.store.write(async (tx) => void (await tx.update(passkey).set({ counter })));

describe('log-in by a passkey [JOI-08]', () => {
  it('opens a new session, keeps the browser as known, and says in the log how [JOI-08: API]', async () => {
    const { device } = await withPasskey(world, 'volunteer');
    const browser = openBrowser(world);
    const { data } = await logInBy(browser, device);
    expect(data).toEqual({ logInByPasskey: { playerId: 'volunteer', entityToken: null } });
    const { data: who } = await browser.call('{ getAccountInfo { email } }');
    expect(who).toEqual({ getAccountInfo: { email: castEmail('volunteer') } });
    expect(await world.store.read.select().from(knownBrowser)).toMatchObject([{ accountId: 'volunteer' }]);
    expect(await entries('log-in')).toEqual([{ by: 'passkey' }]);
    expect(await world.store.read.select().from(passkey)).toMatchObject([
      { counter: 2, lastUsedAt: TEST_NOW },
    ]);
  });

  it('asks for any passkey of this site, with finger, face or code, and names nobody [JOI-08: API]', async () => {
    await withPasskey(world, 'volunteer');
    const options = JSON.parse(await beginLogIn(openBrowser(world)));
    expect(options).toMatchObject({
      rpId: 'chariteers.test',
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('the same answer opens nothing again, nor another browser [JOI-08: replay]', async () => {
    const { device } = await withPasskey(world, 'volunteer');
    const [browser, other] = [openBrowser(world), openBrowser(world, '198.51.100.1')];
    await beginLogIn(other);
    const credential = device.sign(await beginLogIn(browser));
    const show = async (by: typeof browser) => (await by.call(LOG_IN_BY_PASSKEY, { credential })).code;
    expect(await show(other)).toBe('PASSKEY_ENDED');
    expect(await show(browser)).toBeUndefined();
    expect(await show(browser)).toBe('PASSKEY_ENDED');
    expect(await entries('log-in')).toHaveLength(1);
  });

  it('what was asked is over after ten minutes, and what nobody asked opens nothing [JOI-08: API]', async () => {
    const { device } = await withPasskey(world, 'volunteer');
    const browser = openBrowser(world);
    const credential = device.sign(await beginLogIn(browser));
    world.clock.advance(10 * 60_000);
    expect((await browser.call(LOG_IN_BY_PASSKEY, { credential })).code).toBe('PASSKEY_ENDED');
    const made = await logInBy(browser, device, { challenge: 'A'.repeat(43) });
    expect(made.code).toBe('PASSKEY_ENDED');
  });

  it.each([
    ['used at another address', { origin: 'https://evil.example' }, 'PASSKEY_WRONG_ADDRESS'],
    ['for another host', { host: 'evil.example' }, 'PASSKEY_REFUSED'],
    ['without finger, face or code', { isVerified: false }, 'PASSKEY_REFUSED'],
    ['whose count went back', { counter: 1 }, 'PASSKEY_COPIED'],
    ['that nobody knows', { credentialId: Buffer.from('nobody') }, 'PASSKEY_UNKNOWN'],
  ])('one %s is refused [JOI-08: API]', async (_what, odd, code) => {
    const { device } = await withPasskey(world, 'volunteer');
    await setCount(3);
    const browser = openBrowser(world);
    expect((await logInBy(browser, device, odd)).code).toBe(code);
    expect(browser.jar.has('session')).toBe(false);
    expect(await entries('log-in-refused')).toEqual([{ code }]);
  });

  it('a device that names its key like another’s is refused, and one that does not count goes on [JOI-08: API]', async () => {
    await withPasskey(world, 'volunteer');
    expect((await logInBy(openBrowser(world), openAuthenticator(1))).code).toBe('PASSKEY_REFUSED');
    const { device } = await withPasskey(world, 'gold', 2);
    await setCount(0);
    for (const _again of [1, 2])
      expect((await logInBy(openBrowser(world), device, { counter: 0 })).code).toBeUndefined();
  });

  it.each([
    ['can be synced', 'can'],
    ['is backed up', 'is'],
  ] as const)(
    'a passkey that %s opens with a count that went back, stays or jumps [JOI-08]',
    async (_, backedUp) => {
      const { device } = await withPasskey(world, 'volunteer');
      for (const counter of [9, 2, 2, 4_000_000_000, 0, 1])
        expect((await logInBy(openBrowser(world), device, { counter, backedUp })).code).toBeUndefined();
    },
  );

  it('a count of 0 does not hide a copy that comes after it [JOI-08]', async () => {
    const { device } = await withPasskey(world, 'volunteer');
    expect((await logInBy(openBrowser(world), device, { counter: 9 })).code).toBeUndefined();
    expect((await logInBy(openBrowser(world), device, { counter: 0 })).code).toBeUndefined();
    const copy = await logInBy(openBrowser(world), device, { counter: 8 });
    expect(copy.code).toBe('PASSKEY_COPIED');
  });

  it('a removed passkey opens nothing [JOI-08: API]', async () => {
    const { device, id } = await withPasskey(world, 'volunteer');
    await world.gql(`mutation { removePasskey(id: "${id}") }`, {}, { as: 'volunteer' });
    expect((await logInBy(openBrowser(world), device)).code).toBe('PASSKEY_UNKNOWN');
  });
});

describe('who may not come in by the password comes in by no passkey [JOI-08]', () => {
  it('a banned account [JOI-08: API]', async () => {
    const { device } = await withPasskey(world, 'volunteer');
    await world.store.write(
      async (tx) =>
        void (await tx.update(account).set({ isBanned: true }).where(eq(account.id, 'volunteer'))),
    );
    expect((await logInBy(openBrowser(world), device)).code).toBe('ACCOUNT_BANNED');
  });

  it('an address that was never confirmed, where answers tell nothing [JOI-08: API]', async () => {
    const quiet = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
    const { device } = await withPasskey(quiet, 'volunteer');
    const isOwn = eq(contactEmail.accountId, 'volunteer');
    await quiet.store.write(async (tx) => {
      await tx.delete(contactEmail).where(isOwn);
      const address = { emailAddress: castEmail('volunteer'), verificationStatus: 'Unverified' } as const;
      await tx.insert(contactEmail).values({ id: 'c', accountId: 'volunteer', position: 0, ...address });
    });
    expect((await logInBy(openBrowser(quiet), device)).code).toBe('LOGIN_REFUSED');
    await quiet.close();
  });

  it('a closed account, which is told the way back; taken back, it has its passkeys again [JOI-08, DEC-49: passkeys]', async () => {
    const { device } = await withPasskey(world, 'volunteer');
    await setCount(3);
    const gone = `mutation { removeChariteer(input: { emailAddress: "${castEmail('volunteer')}" }) { id } }`;
    await world.gql(gone, {}, { as: 'volunteer' });
    const browser = openBrowser(world);
    expect((await logInBy(browser, device, { counter: 1 })).code).toBe('PASSKEY_COPIED');
    const { code, errors } = await logInBy(browser, device, { counter: 5 });
    expect(code).toBe('ACCOUNT_CLOSED');
    const token = errors?.[0]?.extensions.takeBackToken;
    await world.gql('mutation ($token: String!) { takeAccountBack(token: $token) }', { token });
    expect((await logInBy(browser, device, { counter: 6 })).code).toBeUndefined();
  });
});

it('wrong passwords from everywhere lock no passkey out, and wrong passkeys no password [JOI-08, SAF-23: passkeys]', async () => {
  const { device } = await withPasskey(world, 'volunteer');
  const guesser = openBrowser(world);
  for (let count = 0; count < 11; count += 1) await guesser.logIn({ password: 'wrong' });
  expect((await guesser.logIn()).code).toBe('RATE_LIMITED');
  expect((await logInBy(openBrowser(world), device)).code).toBeUndefined();
  const forger = openAuthenticator(1);
  const other = openBrowser(world, '198.51.100.9');
  for (let count = 0; count < 10; count += 1) await logInBy(other, forger);
  expect((await logInBy(other, forger)).code).toBe('RATE_LIMITED');
  expect((await other.logIn()).code).toBeUndefined();
});
