import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepEmailChanges } from '#api/identity/accounts/email-change.ts';
import { readConfig } from '#api/process/config/config.ts';
import { account, contactEmail, emailChange, heldUsername } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { session } from '#db/schema/session.ts';
import { LOG_IN, openBrowser } from '../support/browser.ts';
import { castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { FORM, mails, register, tokenFor } from '../support/registration.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const REGISTER_USER = `mutation ($email: String!, $username: String!) {
  registerUser(email: $email, username: $username, password: "lantern on the pier") { playerId entityToken }
}`;
const CHANGE_EMAIL = `mutation ($emailAddress: String!) {
  changeEmailAddress(emailAddress: $emailAddress, currentPassword: "${DEMO_PASSWORD}")
}`;
const KNOWN = castEmail('volunteer');

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
});
afterEach(() => world.close());

const logIn = (email: string, password: string = FORM.password) =>
  world.gql<{ loginWithEmail: { playerId: string } }>(LOG_IN, { email, password });
const verify = (token: string) =>
  world.gql('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
const accountCount = async () => (await world.store.read.select().from(account)).length;
const answerOf = ({ status, data, errors }: Awaited<ReturnType<typeof logIn>>) => ({ status, data, errors });

describe('the setting [SAF-27]', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://x.example',
    SMTP_URL: 'smtp://x.example',
  };

  it.each([
    [production, true],
    [{ ...production, AUTH_GENERIC_ERRORS: '0' }, false],
    [{ NODE_ENV: 'development' }, false],
    [{ NODE_ENV: 'development', AUTH_GENERIC_ERRORS: '1' }, true],
  ])('%o answers alike: %s [SAF-27, DEC-38]', (env, expected) => {
    expect(readConfig(env).hasGenericAuthErrors).toBe(expected);
  });
});

describe('registering [SAF-27, DEC-53]', () => {
  it('an address that has an account is answered as success, and its owner gets a mail [DEC-53]', async () => {
    const before = await accountCount();
    const known = await register(world, { emailAddress: KNOWN.toUpperCase(), username: 'HeronOne' });
    expect(await accountCount()).toBe(before);
    expect(await mails(world)).toMatchObject([
      { recipient: KNOWN, ownerId: 'volunteer', subject: 'You already have an account at Chariteers' },
    ]);
    const unknown = await register(world, { username: 'HeronTwo' });
    expect(answerOf(known as never)).toEqual(answerOf(unknown as never));
    expect(unknown.data).toEqual({ registerChariteer: { playerId: null } });
    expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
  });

  it('known and unknown addresses take equal time: the same number of durable writes [DEC-53]', async () => {
    const known = await writesOf(() => register(world, { emailAddress: KNOWN, username: 'HeronOne' }));
    const unknown = await writesOf(() => register(world, { username: 'HeronTwo' }));
    expect(known).toEqual(unknown);
  });

  it('the user name tells nothing afterwards: it is held as if there were an account [SAF-27]', async () => {
    await register(world, { emailAddress: KNOWN, username: 'HeronOne' });
    const again = await register(world, { username: 'heronONE' });
    expect(again.code).toBe('USERNAME_NOT_AVAILABLE');
    expect(await world.store.read.select().from(heldUsername)).toEqual([
      { usernameKey: 'heronone', accountId: 'volunteer' },
    ]);
  });

  it('a log-in tells nothing afterwards: a new account is opened once its address was confirmed [SAF-27]', async () => {
    await register(world);
    await register(world, { emailAddress: KNOWN, username: 'HeronOne' });
    const unknown = await logIn(FORM.emailAddress);
    expect(unknown.code).toBe('LOGIN_REFUSED');
    expect(answerOf(unknown)).toEqual(answerOf(await logIn(KNOWN)));
    await verify(tokenFor('verifyEmail', (await mails(world))[0]?.body));
    expect((await logIn(FORM.emailAddress)).data?.loginWithEmail.playerId).toBeTruthy();
  });

  it('who has the right password and no confirmed address is sent the link again, once an hour [SAF-27, ACC-36]', async () => {
    await register(world);
    await logIn(FORM.emailAddress);
    expect(await mails(world)).toHaveLength(1);
    world.clock.advance(DAY_MS);
    await logIn(FORM.emailAddress, 'wrong');
    expect(await mails(world), 'not for strangers').toHaveLength(1);
    await logIn(FORM.emailAddress);
    await logIn(FORM.emailAddress);
    expect(await mails(world)).toHaveLength(2);
  });

  it('a new password by mail proves the address too [SAF-27]', async () => {
    await register(world);
    await world.gql(
      `mutation { sendAccountRecoveryEmail(email: "${FORM.emailAddress}", titleId: "chariteers") }`,
    );
    const token = tokenFor('passwordReset', (await mails(world)).at(-1)?.body);
    await world.gql(`mutation { resetPassword(token: "${token}", password: "first harbor lights") }`);
    expect((await logIn(FORM.emailAddress, 'first harbor lights')).data).toBeTruthy();
  });

  it('a known browser is not asked: it has been in already [SAF-27]', async () => {
    const browser = openBrowser(world);
    await browser.logIn();
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'volunteer')),
    );
    expect((await browser.logIn()).data).toBeTruthy();
    expect((await openBrowser(world).logIn()).code).toBe('LOGIN_REFUSED');
  });

  it('registerUser logs nobody in, and answers known and unknown addresses alike [SAF-27]', async () => {
    const known = await world.gql(REGISTER_USER, { email: KNOWN, username: 'HeronOne' });
    const unknown = await world.gql(REGISTER_USER, { email: 'new@new.example', username: 'HeronTwo' });
    expect(unknown.data).toEqual({ registerUser: { playerId: null, entityToken: null } });
    expect(known.data).toEqual(unknown.data);
    expect(await world.store.read.select().from(session)).toEqual([]);
    expect((await mails(world)).map(({ recipient }) => recipient)).toEqual([KNOWN, 'new@new.example']);
    await verify(tokenFor('verifyEmail', (await mails(world))[1]?.body));
    expect((await logIn('new@new.example')).data).toBeTruthy();
  });

  it('user names are public, so a taken one is told [SAF-27]', async () => {
    expect((await register(world, { emailAddress: KNOWN, username: 'gold' })).code).toBe(
      'USERNAME_NOT_AVAILABLE',
    );
    expect(await mails(world)).toEqual([]);
  });

  it('the owner gets one such mail a day, however often somebody tries [SAF-27]', async () => {
    for (const username of ['HeronOne', 'HeronTwo', 'HeronThree']) {
      await register(world, { emailAddress: KNOWN, username });
    }
    expect(await mails(world)).toHaveLength(1);
    world.clock.advance(DAY_MS);
    await register(world, { emailAddress: KNOWN, username: 'HeronFour' });
    expect(await mails(world)).toHaveLength(2);
  });

  async function writesOf(work: () => Promise<unknown>): Promise<number> {
    const { write } = world.store;
    let writes = 0;
    Object.assign(world.store, {
      write: (...args: Parameters<typeof write>) => {
        writes += 1;
        return write(...args);
      },
    });
    await work();
    Object.assign(world.store, { write });
    return writes;
  }
});

describe('a change of address [SAF-27]', () => {
  const ownDetails = async () =>
    (await world.gql('{ ownDetails { emailAddress newEmailAddress } }', {}, { as: 'gold' })).data?.ownDetails;

  it('a known address is answered like any other, on every page, and its owner is told [SAF-27]', async () => {
    const known = await world.gql(CHANGE_EMAIL, { emailAddress: KNOWN }, { as: 'gold' });
    expect(known.data).toEqual({ changeEmailAddress: true });
    expect(await ownDetails()).toEqual({ emailAddress: castEmail('gold'), newEmailAddress: KNOWN });
    expect(await mails(world)).toMatchObject([
      { recipient: KNOWN, subject: expect.stringContaining('already') },
    ]);
    expect((await mails(world))[0]?.body).not.toContain('verifyEmail');
    const unknown = await world.gql(CHANGE_EMAIL, { emailAddress: 'new@new.example' }, { as: 'gold' });
    expect(unknown.data).toEqual(known.data);
  });

  it('where answers may tell, a taken address is refused [SAF-27]', async () => {
    await world.close();
    world = await openWorld();
    expect((await world.gql(CHANGE_EMAIL, { emailAddress: KNOWN }, { as: 'gold' })).code).toBe(
      'EMAIL_ADDRESS_NOT_AVAILABLE',
    );
    expect(await world.store.read.select().from(emailChange)).toEqual([]);
  });
});

describe('another address of mail [SAF-30]', () => {
  const change = (emailAddress: string, password: string = DEMO_PASSWORD) =>
    world.gql(
      `mutation ($emailAddress: String!, $password: String!) {
        changeEmailAddress(emailAddress: $emailAddress, currentPassword: $password)
      }`,
      { emailAddress, password },
      { as: 'volunteer' },
    );
  const link = async () => {
    const toNewAddresses = (await mails(world)).filter(({ recipient }) => recipient !== KNOWN);
    return tokenFor('verifyEmail', toNewAddresses.at(-1)?.body);
  };

  it('is in force for log-in, contact and record once the link sent there was opened; the former is told [SAF-30]', async () => {
    expect((await change(' Heron@new.example ')).data).toEqual({ changeEmailAddress: true });
    expect(await mails(world)).toMatchObject([{ recipient: 'Heron@new.example', ownerId: 'volunteer' }]);
    expect((await logIn(KNOWN, DEMO_PASSWORD)).data, 'until then nothing changes').toBeTruthy();
    expect((await verify(await link())).data).toEqual({ verifyEmail: true });
    expect((await logIn('heron@new.example', DEMO_PASSWORD)).data).toBeTruthy();
    expect((await logIn(KNOWN, DEMO_PASSWORD)).code).toBe('LOGIN_REFUSED');
    const { read } = world.store;
    const contacts = await read.select().from(contactEmail).where(eq(contactEmail.accountId, 'volunteer'));
    expect(contacts).toMatchObject([{ emailAddress: 'Heron@new.example', verificationStatus: 'Confirmed' }]);
    const [record] = await read.select().from(chariteer).where(eq(chariteer.id, 'volunteer'));
    expect(record?.emailAddress).toBe('Heron@new.example');
    const told = (await mails(world)).find(({ subject }) => subject === 'Your email address was changed');
    expect(told?.recipient).toBe(KNOWN);
  });

  it('links that were sent to the former address open nothing any more [SAF-30]', async () => {
    await world.gql(`mutation { sendAccountRecoveryEmail(email: "${KNOWN}", titleId: "chariteers") }`);
    const reset = tokenFor('passwordReset', (await mails(world)).at(-1)?.body);
    await change('heron@new.example');
    await verify(await link());
    const answer = await world.gql(
      `mutation { resetPassword(token: "${reset}", password: "first harbor lights") }`,
    );
    expect(answer.code).toBe('INVALID_TOKEN');
  });

  it('the link is good once, for a day, and only the last one [SAF-30]', async () => {
    await change('first@new.example');
    const first = await link();
    await change('second@new.example');
    expect((await verify(first)).code).toBe('INVALID_TOKEN');
    const second = await link();
    world.clock.advance(DAY_MS);
    expect((await verify(second)).code).toBe('INVALID_TOKEN');
    world.clock.advance(-1);
    expect((await verify(second)).data).toEqual({ verifyEmail: true });
    expect((await verify(second)).code).toBe('INVALID_TOKEN');
  });

  it('a change whose link came too late is forgotten [SAF-30]', async () => {
    await change('heron@new.example');
    world.clock.advance(DAY_MS);
    const shown = await world.gql('{ ownDetails { newEmailAddress } }', {}, { as: 'volunteer' });
    expect(shown.data).toEqual({ ownDetails: { newEmailAddress: null } });
    await sweepEmailChanges(world.store, world.clock.now());
    expect(await world.store.read.select().from(emailChange)).toEqual([]);
  });

  it('who registers the address meanwhile keeps it [SAF-30]', async () => {
    await change(FORM.emailAddress);
    const token = await link();
    await register(world);
    expect((await verify(token)).code).toBe('EMAIL_ADDRESS_NOT_AVAILABLE');
    expect((await logIn(KNOWN, DEMO_PASSWORD)).data).toBeTruthy();
  });

  it('asks for the password, which has a counter of its own [SAF-30]', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await change('heron@new.example', 'wrong')).code).toBe('INVALID_EMAIL_OR_PASSWORD');
    }
    expect((await change('heron@new.example')).code).toBe('RATE_LIMITED');
    expect(await mails(world)).toEqual([]);
    expect((await logIn(KNOWN, DEMO_PASSWORD)).data).toBeTruthy();
  });

  it('five an hour, so that nobody writes to strangers through us [SAF-30]', async () => {
    for (let count = 0; count < 5; count += 1) await change(`heron${count}@new.example`);
    expect((await change('heron@new.example')).code).toBe('RATE_LIMITED');
    expect(await mails(world)).toHaveLength(5);
  });
});
