import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { oneTimePassword, pendingLogIn, recoveryCode } from '#db/schema/second-factor.ts';
import { session } from '#db/schema/session.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { codeAt, confirm, cookiesOf, enter, logIn, pendingToken, turnOn } from '../support/second-factor.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const BROWSER = { headers: { origin: 'http://chariteers.test' } };
const STATE = '{ secondFactor { isOn recoveryCodesLeft isShown areRightsHeld } }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const does = (mutation: string) => world.gql(`mutation { ${mutation} }`, {}, { as: 'managers' });
const sessions = () => world.store.read.select().from(session).where(eq(session.accountId, 'managers'));

describe('setting up one-time passwords', () => {
  it('shows the secret, asks for a first code, and answers ten recovery codes once [JOI-09: API]', async () => {
    const begun = await world.gql<{ beginOneTimePassword: { secret: string; uri: string } }>(
      'mutation { beginOneTimePassword { secret uri } }',
      {},
      { as: 'managers' },
    );
    const { secret = '', uri } = begun.data?.beginOneTimePassword ?? {};
    expect(uri).toContain(`secret=${secret}`);
    expect((await logIn(world, 'managers')).errors).toBeUndefined();
    expect((await confirm(world, 'managers', '000000')).code).toBe('WRONG_SECOND_FACTOR');
    const { data } = await confirm(world, 'managers', codeAt(secret, TEST_NOW));
    const codes = data?.confirmOneTimePassword.codes ?? [];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
    const state = await world.gql(STATE, {}, { as: 'managers' });
    expect(state.data?.secondFactor).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
      isShown: true,
      areRightsHeld: false,
    });
  });

  it('the secret is sealed, of recovery codes only hashes stand in the database [JOI-09: stored]', async () => {
    const { secret, recoveryCodes } = await turnOn(world, 'managers');
    const rows = JSON.stringify([
      await world.store.read.all('SELECT * FROM one_time_password'),
      await world.store.read.all('SELECT * FROM recovery_code'),
      await world.store.read.select().from(auditEntry),
    ]);
    expect(rows).toContain('sealed:1:');
    expect(rows).not.toContain(secret);
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replace('-', ''));
  });

  it('ends every other session, which has shown less, and tells the owner [JOI-09: API]', async () => {
    await logIn(world, 'managers');
    await turnOn(world, 'managers');
    expect(await sessions()).toHaveLength(1);
    const mails = await mailsTo(world, castEmail('managers'));
    expect(mails.at(-1)?.subject).toBe('Your second login step is on');
  });

  it('asks for a proof, and for what is on, to turn it off first', async () => {
    await turnOn(world, 'managers');
    expect((await does('beginOneTimePassword { secret }')).code).toBe('BAD_USER_INPUT');
    await world.tokenOf('volunteer');
    world.clock.advance(15 * MINUTE_MS);
    const late = await world.gql('mutation { beginOneTimePassword { secret } }', {}, { as: 'volunteer' });
    expect(late.code).toBe('PROOF_NEEDED');
  });

  it('nothing is confirmed that was not begun', async () => {
    expect((await confirm(world, 'managers', '123456')).code).toBe('NO_SECOND_FACTOR');
  });
});

describe('a log-in with a second factor', () => {
  it('opens no session by the password, but one by the code after it [JOI-09: API]', async () => {
    const { nextCode } = await turnOn(world, 'managers');
    const asked = await logIn(world, 'managers');
    expect(asked.code).toBe('SECOND_FACTOR_ASKED');
    expect(asked.errors?.[0]?.extensions.statusCode).toBe(401);
    expect(await sessions()).toHaveLength(1);
    const logInToken = asked.errors?.[0]?.extensions.logInToken ?? '';
    const asToken = await world.gql(
      '{ getAccountInfo { playerId } }',
      {},
      { headers: { authorization: `Bearer ${logInToken}` } },
    );
    expect(asToken.data).toEqual({ getAccountInfo: null });
    const { data } = await enter(world, { code: nextCode(), logInToken });
    expect(data?.enterSecondFactor.playerId).toBe('managers');
    const headers = { authorization: `Bearer ${data?.enterSecondFactor.entityToken}` };
    const state = await world.gql(STATE, {}, { headers });
    expect(state.data?.secondFactor).toMatchObject({ isShown: true });
  });

  it('a browser has the waiting log-in as a cookie, and gets no token [JOI-09: API]', async () => {
    const { nextCode } = await turnOn(world, 'managers');
    const asked = await logIn(world, 'managers', BROWSER);
    expect(asked.errors?.[0]?.extensions).not.toHaveProperty('logInToken');
    expect(asked.headers.getSetCookie().join()).toMatch(
      /log-in=[\w-]{43}; Max-Age=600;.*HttpOnly; SameSite=Lax/,
    );
    const cookie = cookiesOf(asked);
    const entered = await enter(world, { code: nextCode() }, { headers: { ...BROWSER.headers, cookie } });
    expect(entered.data?.enterSecondFactor).toEqual({ playerId: 'managers', entityToken: null });
    expect(cookiesOf(entered)).toMatch(/session=[a-z0-9]+/);
    expect(cookiesOf(entered)).toContain('log-in=');
  });

  it('a code works once, also for another log-in [JOI-09: once]', async () => {
    const { secret } = await turnOn(world, 'managers');
    world.clock.advance(30_000);
    const code = codeAt(secret, world.clock.now());
    expect(
      (await enter(world, { code, logInToken: await pendingToken(world, 'managers') })).code,
    ).toBeUndefined();
    const again = await enter(world, { code, logInToken: await pendingToken(world, 'managers') });
    expect(again.code).toBe('WRONG_SECOND_FACTOR');
  });

  it('the first code opens nothing more, nor does an earlier one [JOI-09: once]', async () => {
    const { secret } = await turnOn(world, 'managers');
    for (const apart of [0, -30_000]) {
      const code = codeAt(secret, world.clock.now() + apart);
      const logInToken = await pendingToken(world, 'managers');
      expect((await enter(world, { code, logInToken })).code).toBe('WRONG_SECOND_FACTOR');
    }
  });

  it('each is good once, typed as people do, and the owner is told [JOI-09: recovery codes]', async () => {
    const { recoveryCodes } = await turnOn(world, 'managers');
    const code = ` ${recoveryCodes[3]?.toLowerCase().replace('-', ' ')} `;
    const first = await enter(world, { code, logInToken: await pendingToken(world, 'managers') });
    expect(first.data?.enterSecondFactor.playerId).toBe('managers');
    const again = await enter(world, { code, logInToken: await pendingToken(world, 'managers') });
    expect(again.code).toBe('WRONG_SECOND_FACTOR');
    expect(await world.store.read.select().from(recoveryCode)).toHaveLength(9);
    const told = await mailsTo(world, castEmail('managers'));
    const mail = told.find(({ subject }) => subject === 'One of your recovery codes was used');
    expect(mail?.body).toContain('9 are left.');
  });

  it('a waiting log-in takes five tries and ten minutes [JOI-09: limits]', async () => {
    const { nextCode } = await turnOn(world, 'managers');
    const logInToken = await pendingToken(world, 'managers');
    for (const _ of Array(5))
      expect((await enter(world, { code: '000000', logInToken })).code).toBe('WRONG_SECOND_FACTOR');
    expect((await enter(world, { code: nextCode(), logInToken })).code).toBe('LOG_IN_LAPSED');
    const second = await pendingToken(world, 'managers');
    world.clock.advance(10 * MINUTE_MS);
    expect((await enter(world, { code: nextCode(), logInToken: second })).code).toBe('LOG_IN_LAPSED');
  });

  it('ten wrong codes of a network are enough for a quarter of an hour [JOI-09: limits]', async () => {
    const { nextCode } = await turnOn(world, 'managers');
    for (const _ of Array(2)) {
      const logInToken = await pendingToken(world, 'managers');
      for (const _try of Array(5)) await enter(world, { code: '000000', logInToken });
    }
    const logInToken = await pendingToken(world, 'managers');
    const refused = await enter(world, { code: nextCode(), logInToken });
    expect(refused.code).toBe('RATE_LIMITED');
    const elsewhere = await enter(world, { code: nextCode(), logInToken }, { address: '198.51.100.9' });
    expect(elsewhere.data?.enterSecondFactor.playerId).toBe('managers');
  });

  it.each(['', 'x'.repeat(50_000), '<b>1</b>', '12345\r\nBcc: x'])(
    'takes no code like %.20j',
    async (code) => {
      await turnOn(world, 'managers');
      const { errors } = await enter(world, { code, logInToken: await pendingToken(world, 'managers') });
      expect(errors?.[0]?.extensions.code).toMatch(/WRONG_SECOND_FACTOR|BAD_USER_INPUT/);
    },
  );

  it('who was blocked meanwhile, or has a new password, does not get in', async () => {
    const { nextCode } = await turnOn(world, 'managers');
    const logInToken = await pendingToken(world, 'managers');
    const isManager = eq(account.id, 'managers');
    await world.store.write((tx) => tx.update(account).set({ isBanned: true }).where(isManager));
    const { data } = await enter(world, { code: nextCode(), logInToken });
    const headers = { authorization: `Bearer ${data?.enterSecondFactor.entityToken}` };
    expect((await world.gql('{ getAccountInfo { playerId } }', {}, { headers })).data).toEqual({
      getAccountInfo: null,
    });
    await world.store.write((tx) => tx.update(account).set({ isBanned: false }).where(isManager));
    await pendingToken(world, 'managers');
    await world.sessions.endAll('managers');
    expect(await world.store.read.select().from(pendingLogIn)).toEqual([]);
  });

  it('a new password keeps what the session has shown', async () => {
    await turnOn(world, 'managers');
    const changed = await world.gql<{ changePassword: { entityToken: string } }>(
      `mutation { changePassword(currentPassword: "${DEMO_PASSWORD}", newPassword: "lanterns-over-hudson") { entityToken } }`,
      {},
      { as: 'managers' },
    );
    const headers = { authorization: `Bearer ${changed.data?.changePassword.entityToken}` };
    expect((await world.gql(STATE, {}, { headers })).data?.secondFactor).toMatchObject({ isShown: true });
  });
});

describe('what is on', () => {
  it('new ones take the place of all before [JOI-09: recovery codes]', async () => {
    const { recoveryCodes } = await turnOn(world, 'managers');
    const renewed = await world.gql<{ renewRecoveryCodes: { codes: string[] } }>(
      'mutation { renewRecoveryCodes { codes } }',
      {},
      { as: 'managers' },
    );
    const { codes = [] } = renewed.data?.renewRecoveryCodes ?? {};
    expect(codes).toHaveLength(10);
    expect(codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const old = { code: recoveryCodes[0] ?? '', logInToken: await pendingToken(world, 'managers') };
    expect((await enter(world, old)).code).toBe('WRONG_SECOND_FACTOR');
  });

  it('is turned off with a recent proof, and is then asked for no more [JOI-09: API]', async () => {
    await turnOn(world, 'managers');
    world.clock.advance(15 * MINUTE_MS);
    expect((await does('removeOneTimePassword')).code).toBe('PROOF_NEEDED');
    await does(`proveIdentity(password: "${DEMO_PASSWORD}") { isRecent }`);
    expect((await does('removeOneTimePassword')).data).toEqual({ removeOneTimePassword: true });
    expect(await world.store.read.select().from(oneTimePassword)).toEqual([]);
    expect(await world.store.read.select().from(recoveryCode)).toEqual([]);
    expect((await logIn(world, 'managers')).errors).toBeUndefined();
    expect((await does('removeOneTimePassword')).code).toBe('NO_SECOND_FACTOR');
  });

  it('a session that has shown none changes nothing about it', async () => {
    await turnOn(world, 'managers');
    const token = await world.sessions.open('managers');
    const headers = { authorization: `Bearer ${token}` };
    for (const act of ['removeOneTimePassword', 'renewRecoveryCodes { codes }'])
      expect((await world.gql(`mutation { ${act} }`, {}, { headers })).code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('a code is a proof as the password is, once, and a wrong one is none [SAF-25: one-time passwords]', async () => {
    const { nextCode } = await turnOn(world, 'managers');
    world.clock.advance(15 * MINUTE_MS);
    const prove = (code: string) => does(`proveIdentity(code: "${code}") { isRecent takesOneTimePassword }`);
    expect((await prove('000000')).code).toBe('WRONG_PROOF');
    const code = nextCode();
    expect((await prove(code)).data).toEqual({
      proveIdentity: { isRecent: true, takesOneTimePassword: true },
    });
    expect((await prove(code)).code).toBe('WRONG_PROOF');
  });

  it('who has them and no password gets no code by mail [SAF-25: one-time passwords]', async () => {
    const { nextCode } = await turnOn(world, 'managers');
    const noPassword = { passwordHash: null };
    await world.store.write((tx) => tx.update(account).set(noPassword).where(eq(account.id, 'managers')));
    world.clock.advance(15 * MINUTE_MS);
    const asked = await world.gql('{ identityProof { way } }', {}, { as: 'managers' });
    expect(asked.data).toEqual({ identityProof: { way: 'ONE_TIME_PASSWORD' } });
    expect((await does('sendProofCode')).code).toBe('BAD_USER_INPUT');
    expect((await does(`proveIdentity(code: "${nextCode()}") { isRecent }`)).errors).toBeUndefined();
  });
});
