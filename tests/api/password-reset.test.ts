import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import { createSmtpTransport } from '#api/access/outbox/delivery/smtp-transport.ts';
import { browserHashOf } from '#api/access/request/known-browser.ts';
import { insertAccount } from '#db/factories/insert-account.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { accountToken, session } from '#db/schema/session.ts';
import { rateLimit } from '#db/schema/setting.ts';
import { atLeast } from '../support/at-least.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { BROWSER } from '../support/joining.ts';
import { startMailServer } from '../support/mail-server.ts';
import { mails, plainText, tokenFor } from '../support/registration.ts';
import { subscribeBrowser, subscribedBrowsers } from '../support/subscribed-browser.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const RECOVER = `mutation ($email: String!, $titleId: String!) {
  sendAccountRecoveryEmail(email: $email, titleId: $titleId)
}`;
const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
const CHANGE = `mutation ($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { playerId entityToken }
}`;
const NEW_PASSWORD = 'a quiet harbor morning';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const recover = (email: string, titleId = 'chariteers', address?: string) =>
  world.gql(RECOVER, { email, titleId }, { address });
const reset = (token: string, password = NEW_PASSWORD) => world.gql(RESET, { token, password });
const logIn = (password: string) =>
  world.gql(
    `mutation ($email: String!, $password: String!) {
      loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId }
    }`,
    { email: castEmail('volunteer'), password },
  );
const sessionsOf = (accountId: string) =>
  world.store.read.select().from(session).where(eq(session.accountId, accountId));
const hashOf = async (id: string) =>
  (await world.store.read.select().from(account).where(eq(account.id, id)))[0]?.passwordHash;
async function askedFor(name: string): Promise<string> {
  await recover(castEmail(name));
  return tokenFor('passwordReset', (await mails(world)).at(-1)?.body);
}

describe('asking for the mail', () => {
  it('a mail with a link arrives at the address of the account [API-41, ACC-42]', async () => {
    const server = await startMailServer();
    try {
      expect((await recover(' Volunteer@DEMO.example ')).data).toEqual({ sendAccountRecoveryEmail: true });
      const transport = createSmtpTransport(server.url, 'Chariteers <no-reply@demo.example>');
      await deliverDueMail({
        ...world,
        dataKey: world.config.dataKey,
        ...transport,
        clock: world.clock.now,
      });
      transport.close();
      expect(server.received).toMatchObject([{ to: [castEmail('volunteer')] }]);
      const token = tokenFor('passwordReset', plainText(server.received[0]));
      expect((await reset(token)).data).toEqual({ resetPassword: true });
    } finally {
      await server.stop();
    }
  });

  it('the link is built from PUBLIC_ORIGIN, and only its hash is stored [ACC-42]', async () => {
    const token = await askedFor('volunteer');
    const rows = await world.store.read.select().from(accountToken);
    expect(rows).toMatchObject([{ accountId: 'volunteer', kind: 'reset-password', usedAt: null }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['ERR-08 an address without account', 'nobody@demo.example', 'chariteers', 'ACCOUNT_NOT_FOUND'],
    ['ERR-08 a banned account', castEmail('banned'), 'chariteers', 'ACCOUNT_NOT_FOUND'],
    ['ERR-09 what is no address', 'volunteer', 'chariteers', 'INVALID_PARAMS'],
    ['API-41 another title id', castEmail('volunteer'), 'other', 'INVALID_TITLE_ID'],
  ])('%s gets no mail', async (_case, email, titleId, code) => {
    expect(await recover(email, titleId)).toMatchObject({ status: 200, code });
    expect(await mails(world)).toEqual([]);
    expect(await world.store.read.select().from(accountToken)).toEqual([]);
  });

  it('with AUTH_GENERIC_ERRORS every readable address gets the same answer [DEC-01, OPEN-ERR-02]', async () => {
    await world.close();
    world = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
    for (const email of [castEmail('volunteer'), 'nobody@demo.example', castEmail('banned')]) {
      expect((await recover(email)).data).toEqual({ sendAccountRecoveryEmail: true });
    }
    expect(await mails(world)).toMatchObject([{ recipient: castEmail('volunteer') }]);
  });

  it('known and unknown addresses take equal time: the same number of durable writes [DEC-01]', async () => {
    const write = vi.spyOn(world.store, 'write');
    const writes: number[] = [];
    for (const email of [castEmail('volunteer'), 'nobody@demo.example', castEmail('banned')]) {
      write.mockClear();
      await recover(email);
      writes.push(write.mock.calls.length);
    }
    expect(writes).toEqual([2, 2, 2]);
  });

  it('five an hour are heard from one network for one address, known or not [SAF-23]', async () => {
    for (const email of [castEmail('volunteer'), 'nobody@demo.example']) {
      for (let number = 0; number < 5; number += 1) await recover(email);
      const answer = await recover(email.toUpperCase());
      expect(answer).toMatchObject({ status: 200, code: 'RATE_LIMITED' });
      expect(answer.headers.get('retry-after')).toBe('3600');
    }
    world.clock.advance(HOUR_MS);
    expect((await recover(castEmail('volunteer'))).data).toEqual({ sendAccountRecoveryEmail: true });
  });

  it('whoever else asks, the owner goes on being heard, and has a link that is good for 45 minutes [SAF-23]', async () => {
    for (let number = 0; number < 30; number += 1) {
      await recover(castEmail('volunteer'), 'chariteers', `198.51.100.${number}`);
    }
    expect(await mails(world), 'nobody’s mailbox is flooded').toHaveLength(5);
    expect((await recover(castEmail('volunteer'))).data).toEqual({ sendAccountRecoveryEmail: true });
    world.clock.advance(HOUR_MS / 4 - 1);
    await recover(castEmail('volunteer'));
    expect(await mails(world), 'the last link is good for 45 minutes still').toHaveLength(5);
    world.clock.advance(1);
    await recover(castEmail('volunteer'));
    expect(await mails(world)).toHaveLength(6);
  });

  it('a network that asks for too many is slowed down, and gets HTTP 429 above ten times the limit [SAF-24]', async () => {
    const countedBefore = async (count: number) => {
      await countAttempt(world.store, [byAddress('recoveryByAddress', '203.0.113.7')], TEST_NOW);
      await world.store.write((tx) => tx.update(rateLimit).set({ count }));
    };
    await countedBefore(250);
    expect((await recover(castEmail('volunteer'))).data).toEqual({ sendAccountRecoveryEmail: true });
    expect(world.waits).toEqual([3_020]);
    await countedBefore(1_000);
    expect(await recover(castEmail('gold'))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await recover(castEmail('gold'), 'chariteers', '198.51.100.1')).status).toBe(200);
  });

  it('the audit log tells of it without an address', async () => {
    await recover(castEmail('volunteer'));
    await recover('nobody@demo.example');
    const entries = await world.store.read.select().from(auditEntry);
    expect(entries).toMatchObject([
      { action: 'recovery-mail', subjectId: 'volunteer' },
      { action: 'recovery-refused', subjectId: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain('demo.example');
  });
});

describe('setting the password by the link', () => {
  it('no browser shows messages any more but the one that sets the password [SAF-26: messages]', async () => {
    const token = await askedFor('volunteer');
    await subscribeBrowser(world, 'volunteer', { id: 'thief', browserHash: 'ab'.repeat(32) });
    await subscribeBrowser(world, 'volunteer', { id: 'unknown' });
    await subscribeBrowser(world, 'gold', { id: 'of-gold' });
    expect((await reset(token)).errors).toBeUndefined();
    expect(await subscribedBrowsers(world)).toEqual(['of-gold']);

    const own = 'k'.repeat(43);
    await subscribeBrowser(world, 'gold', { id: 'own', browserHash: browserHashOf(own) });
    const change = { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD };
    const headers = { ...BROWSER, cookie: `known-browser=${own}` };
    expect((await world.gql(CHANGE, change, { as: 'gold', headers })).errors).toBeUndefined();
    expect(await subscribedBrowsers(world)).toEqual(['own']);
  });

  it('the new password opens, the old one does not [OPEN-ACC-01]', async () => {
    await reset(await askedFor('volunteer'));
    expect((await logIn(DEMO_PASSWORD)).code).toBe('INVALID_EMAIL_OR_PASSWORD');
    expect((await logIn(NEW_PASSWORD)).data).toEqual({ loginWithEmail: { playerId: 'volunteer' } });
  });

  it('every session of the account ends, no other [OPEN-ACC-01]', async () => {
    const own = await world.tokenOf('volunteer');
    await world.tokenOf('gold');
    await reset(await askedFor('volunteer'));
    expect(await sessionsOf('volunteer')).toEqual([]);
    expect(await sessionsOf('gold')).toHaveLength(1);
    const who = await world.gql('{ getAccountInfo { playerId } }', {}, { headers: { authorization: own } });
    expect(who.data).toEqual({ getAccountInfo: null });
  });

  it('a link is good for one use, also when used twice at once [OPEN-ACC-01]', async () => {
    const token = await askedFor('volunteer');
    const answers = await Promise.all([
      reset(token, 'first harbor lights'),
      reset(token, 'second harbor lights'),
    ]);
    expect(answers.filter((answer) => answer.data)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'INVALID_TOKEN')).toHaveLength(1);
    const kept = await hashOf('volunteer');
    expect((await reset(token)).code).toBe('INVALID_TOKEN');
    expect(await hashOf('volunteer')).toBe(kept);
  });

  it('a link is good for 1 hour [OPEN-ACC-01]', async () => {
    const token = await askedFor('volunteer');
    world.clock.advance(HOUR_MS);
    expect((await reset(token)).code).toBe('INVALID_TOKEN');
    world.clock.advance(-1);
    expect((await reset(token)).data).toEqual({ resetPassword: true });
  });

  it('one used link spends every other one of the account [OPEN-ACC-01]', async () => {
    const first = await askedFor('volunteer');
    const second = await askedFor('volunteer');
    await reset(second);
    expect((await reset(first)).code).toBe('INVALID_TOKEN');
  });

  it.each([
    ['ACC-17 SAF-28 seven characters', 'k7#pqx9', 'Your password needs at least 8 characters.'],
    ['DEC-02 a common one', 'iloveyou', 'That password is too easy to guess. Choose another.'],
    ['nothing', '', 'Password: Please fill out this field.'],
    ['more than anybody types', 'x1'.repeat(101), 'Your password can have at most 200 characters.'],
  ])('%s is refused, and the link stays good [OPEN-ACC-01]', async (_case, password, message) => {
    const token = await askedFor('volunteer');
    expect(await reset(token, password)).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ message }] });
    expect((await reset(token)).data).toEqual({ resetPassword: true });
  });

  it('a link that confirms an address sets no password, nor does a hash from the database', async () => {
    await world.gql('mutation { resendVerification }', {}, { as: 'new' });
    const verification = tokenFor('verifyEmail', (await mails(world)).at(-1)?.body);
    expect((await reset(verification)).code).toBe('INVALID_TOKEN');
    await askedFor('volunteer');
    for (const row of atLeast(2, await world.store.read.select().from(accountToken))) {
      expect((await reset(row.tokenHash)).code).toBe('INVALID_TOKEN');
    }
  });

  it('failed log-ins are forgotten, so that the new password opens at once', async () => {
    for (let count = 0; count < 10; count += 1) await logIn('wrong');
    expect((await logIn(DEMO_PASSWORD)).code).toBe('RATE_LIMITED');
    await reset(await askedFor('volunteer'));
    expect((await logIn(NEW_PASSWORD)).data).toEqual({ loginWithEmail: { playerId: 'volunteer' } });
  });

  it('the owner hears of it, and the audit log', async () => {
    await reset(await askedFor('volunteer'));
    expect((await mails(world)).at(-1)).toMatchObject({
      recipient: castEmail('volunteer'),
      subject: 'Your password was changed',
    });
    expect(await world.store.read.select().from(auditEntry)).toContainEqual(
      expect.objectContaining({ action: 'password-change', actorId: 'volunteer' }),
    );
  });
});

describe('changing it while logged in', () => {
  const change = (
    currentPassword: string,
    newPassword = NEW_PASSWORD,
    headers: Record<string, string> = {},
  ) =>
    world.gql<{ changePassword: { entityToken: string | null } }>(
      CHANGE,
      { currentPassword, newPassword },
      Object.keys(headers).length > 0 ? { headers } : { as: 'volunteer' },
    );

  it('every former session ends, and the caller gets a new one', async () => {
    const former = await world.tokenOf('volunteer');
    const { data } = await change(DEMO_PASSWORD);
    const token = data?.changePassword.entityToken ?? '';
    expect(token).not.toBe(former);
    expect(await sessionsOf('volunteer')).toHaveLength(1);
    const who = (authorization: string) =>
      world.gql('{ getAccountInfo { playerId } }', {}, { headers: { authorization } });
    expect((await who(token)).data).toEqual({ getAccountInfo: { playerId: 'volunteer' } });
    expect((await who(former)).data).toEqual({ getAccountInfo: null });
    expect((await logIn(NEW_PASSWORD)).data).toBeTruthy();
  });

  it('a browser gets the new session as its cookie [DEC-03]', async () => {
    const cookie = `session=${await world.tokenOf('volunteer')}`;
    const { data, headers } = await change(DEMO_PASSWORD, NEW_PASSWORD, {
      cookie,
      origin: 'http://chariteers.test',
    });
    expect(data?.changePassword.entityToken).toBeNull();
    expect(headers.get('set-cookie')).toMatch(/^session=[a-z0-9]{40}; HttpOnly; /);
  });

  it('a wrong password changes nothing and has a counter of its own, for each session [SAF-23]', async () => {
    const before = await hashOf('volunteer');
    for (let count = 0; count < 10; count += 1) {
      expect((await change('wrong')).code).toBe('INVALID_EMAIL_OR_PASSWORD');
    }
    expect((await change(DEMO_PASSWORD)).code).toBe('RATE_LIMITED');
    expect(await hashOf('volunteer')).toBe(before);
    expect((await logIn(DEMO_PASSWORD)).code).toBeUndefined();
    const headers = { authorization: await world.sessions.open('volunteer') };
    expect((await change(DEMO_PASSWORD, NEW_PASSWORD, headers)).code).toBeUndefined();
  });

  it('the rules of new passwords hold [DEC-02]', async () => {
    expect((await change(DEMO_PASSWORD, 'volunteer')).code).toBe('BAD_USER_INPUT');
    expect((await change(DEMO_PASSWORD, 'abc')).code).toBe('BAD_USER_INPUT');
  });

  it('a visitor, and an account without a password, change none', async () => {
    const variables = { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await world.gql(CHANGE, variables)).code).toBe('NOT_LOGGED_IN');
    await world.store.write((tx) => insertAccount(tx, { id: 'bare', username: 'bare', passwordHash: null }));
    const headers = { authorization: await world.sessions.open('bare') };
    expect((await change('', NEW_PASSWORD, headers)).code).toBe('INVALID_EMAIL_OR_PASSWORD');
  });
});

describe('a ban', () => {
  it('ends what sessions can do at once and refuses the log-in and the recovery [ERR-05]', async () => {
    const token = await world.tokenOf('volunteer');
    const link = await askedFor('volunteer');
    await world.store.write((tx) =>
      tx.update(account).set({ isBanned: true }).where(eq(account.id, 'volunteer')),
    );
    const who = await world.gql('{ getAccountInfo { playerId } }', {}, { headers: { authorization: token } });
    expect(who.data).toEqual({ getAccountInfo: null });
    expect((await logIn(DEMO_PASSWORD)).code).toBe('ACCOUNT_BANNED');
    expect((await recover(castEmail('volunteer'))).code).toBe('ACCOUNT_NOT_FOUND');
    await reset(link);
    expect((await logIn(NEW_PASSWORD)).code).toBe('ACCOUNT_BANNED');
  });
});

describe('the first password', () => {
  const withoutPassword = (id: string) =>
    world.store.write((tx) => tx.update(account).set({ passwordHash: null }).where(eq(account.id, id)));
  const setIn = (token: string, browser: object = BROWSER) =>
    world.gql(RESET, { token, password: NEW_PASSWORD }, { headers: { ...browser } });
  const cookiesOf = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().filter((cookie) => cookie.startsWith('session='));

  it.each(['staff', 'admins', 'volunteer'])('logs in the browser of %s that sets it', async (name) => {
    await withoutPassword(name);
    const answer = await setIn(await askedFor(name));
    expect(answer.data).toEqual({ resetPassword: true });
    expect(cookiesOf(answer)).toHaveLength(1);
    expect(await sessionsOf(name)).toHaveLength(1);
  });

  it.each([
    ['staff', true, true],
    ['admins', true, true],
    ['volunteer', true, false],
    ['gold', false, false],
  ])(
    'the link of %s says before anything is typed that it is a first one (%s), and for the console (%s) [ACC-42]',
    async (name, isFirst, opensConsole) => {
      if (isFirst) await withoutPassword(name);
      const token = await askedFor(name);
      const answer = await world.gql(
        'query ($token: String!) { passwordLink(token: $token) { isFirst opensConsole } }',
        { token },
      );
      expect(answer.data).toEqual({ passwordLink: { isFirst, opensConsole } });
      await reset(token);
      const text = 'query ($token: String!) { passwordLink(token: $token) { isFirst } }';
      expect((await world.gql(text, { token })).code).toBe('INVALID_TOKEN');
    },
  );

  it('logs in no other client, and a later password logs in nobody', async () => {
    await withoutPassword('gold');
    expect(cookiesOf(await setIn(await askedFor('gold'), {}))).toEqual([]);
    expect(cookiesOf(await setIn(await askedFor('gold')))).toEqual([]);
    expect(await sessionsOf('gold')).toEqual([]);
  });

  it('opens no session for someone who is banned', async () => {
    await withoutPassword('gold');
    const token = await askedFor('gold');
    await world.store.write((tx) => tx.update(account).set({ isBanned: true }).where(eq(account.id, 'gold')));
    await setIn(token);
    expect(await sessionsOf('gold')).toEqual([]);
  });
});
