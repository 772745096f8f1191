import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { passkey } from '#db/schema/passkey.ts';
import { pendingLogIn } from '#db/schema/second-factor.ts';
import { session } from '#db/schema/session.ts';
import type { Authenticator } from '../support/authenticator.ts';
import { openBrowser } from '../support/browser.ts';
import { castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { logInBy, withPasskey, withShownPasskey } from '../support/passkeys.ts';
import { logIn, pendingToken, turnOn } from '../support/second-factor.ts';
import { openWorld, type World } from '../support/world.ts';

const ASK = 'mutation ($isAsked: Boolean!) { askPasskeyAtLogIn(isAsked: $isAsked) }';
const WAITING =
  'query ($logInToken: String) { waitingLogIn(logInToken: $logInToken) { takesCode takesPasskey } }';
const STATE = '{ secondFactor { isOn asksPasskey hasPasskey isShown } }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const ask = (isAsked = true) => world.gql(ASK, { isAsked }, { as: 'managers' });
const does = (mutation: string) => world.gql(`mutation { ${mutation} }`, {}, { as: 'managers' });
const sessions = () => world.store.read.select().from(session).where(eq(session.accountId, 'managers'));
const logsIn = async () => (await logIn(world, 'managers')).code ?? 'logged in';
const subjects = async () => (await mailsTo(world, castEmail('managers'))).map(({ subject }) => subject);

/** Managers whose login asks for the passkey of a device. */
async function demanding(): Promise<{ device: Authenticator; id: string }> {
  const made = await withShownPasskey(world, 'managers');
  expect((await ask()).data).toEqual({ askPasskeyAtLogIn: true });
  return made;
}

describe('an account with a passkey alone', () => {
  it('demands it at its own log-in by password, where it is the second step [JOI-09: passkey alone]', async () => {
    const { device } = await demanding();
    const browser = openBrowser(world);
    const asked = await browser.logIn({ email: castEmail('managers') });
    expect(asked.code).toBe('SECOND_FACTOR_ASKED');
    expect(browser.jar.has('session')).toBe(false);
    const waiting = await browser.call(WAITING);
    expect(waiting.data).toEqual({ waitingLogIn: { takesCode: false, takesPasskey: true } });
    const { data } = await logInBy(browser, device);
    expect(data?.logInByPasskey.playerId).toBe('managers');
    const state = await browser.call(STATE);
    expect(state.data).toEqual({
      secondFactor: { isOn: false, asksPasskey: true, hasPasskey: true, isShown: true },
    });
  });

  it('that log-in is over then: nothing waits, in database or browser [JOI-09: passkey alone]', async () => {
    const { device } = await demanding();
    const browser = openBrowser(world);
    await browser.logIn({ email: castEmail('managers') });
    expect(browser.jar.has('log-in')).toBe(true);
    await logInBy(browser, device);
    expect(browser.jar.has('log-in')).toBe(false);
    expect(await world.store.read.select().from(pendingLogIn)).toEqual([]);
  });

  it('a log-in of somebody else that waits in the same browser is left alone', async () => {
    const { device } = await withPasskey(world, 'volunteer', 2);
    await demanding();
    const browser = openBrowser(world);
    await browser.logIn({ email: castEmail('managers') });
    expect((await logInBy(browser, device)).data?.logInByPasskey.playerId).toBe('volunteer');
    expect(await world.store.read.select().from(pendingLogIn)).toHaveLength(1);
  });

  it('with its demand every other session ends, and the owner is told [JOI-09: passkey alone]', async () => {
    await logIn(world, 'managers');
    await demanding();
    expect(await sessions()).toHaveLength(1);
    expect((await subjects()).at(-1)).toBe('Your second login step is on');
  });

  it('ends the demand with a recent proof, and is told [JOI-09: passkey alone]', async () => {
    await demanding();
    world.clock.advance(15 * 60_000);
    expect((await ask(false)).code).toBe('PROOF_NEEDED');
    await does(`proveIdentity(password: "${DEMO_PASSWORD}") { isRecent }`);
    expect((await ask(false)).data).toEqual({ askPasskeyAtLogIn: false });
    expect(await logsIn()).toBe('logged in');
    expect(await subjects()).toContain('Your second login step is off');
  });

  it('demands nothing without a passkey, or before the session has shown one', async () => {
    expect((await ask()).code).toBe('PASSKEY_NOT_FOUND');
    await withPasskey(world, 'managers');
    expect((await ask()).code).toBe('SECOND_FACTOR_REQUIRED');
    expect(await logsIn()).toBe('logged in');
  });

  it('a session that has shown less ends no demand', async () => {
    await demanding();
    const headers = { authorization: `Bearer ${await world.sessions.open('managers')}` };
    expect((await world.gql(ASK, { isAsked: false }, { headers })).code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('is asked for nothing once its last passkey is gone, nor when there is one again', async () => {
    const { id } = await demanding();
    await does(`removePasskey(id: "${id}")`);
    expect(await logsIn()).toBe('logged in');
    await withPasskey(world, 'managers', 2);
    expect(await logsIn()).toBe('logged in');
  });

  it('keeps its demand while there is another passkey', async () => {
    await withPasskey(world, 'managers', 2);
    const { id } = await demanding();
    await does(`removePasskey(id: "${id}")`);
    expect(await logsIn()).toBe('SECOND_FACTOR_ASKED');
  });
});

it('who has both shows either at the second step [JOI-09]', async () => {
  await withPasskey(world, 'managers');
  await turnOn(world, 'managers');
  const logInToken = await pendingToken(world, 'managers');
  const waiting = await world.gql(WAITING, { logInToken });
  expect(waiting.data).toEqual({ waitingLogIn: { takesCode: true, takesPasskey: true } });
  expect((await world.gql(WAITING, { logInToken: 'x'.repeat(43) })).code).toBe('LOG_IN_LAPSED');
});

it('where no browser has passkeys, none is offered as the second step [JOI-08, JOI-09: bare number]', async () => {
  await world.close();
  world = await openWorld({ env: { PUBLIC_ORIGIN: 'http://127.0.0.1:4000' } });
  const row = {
    id: 'p',
    accountId: 'managers',
    credentialId: 'c',
    publicKey: 'k',
    counter: 0,
    name: 'Phone',
  };
  await world.store.write(async (tx) => {
    await tx.insert(passkey).values({ ...row, transports: [], backedUp: false, createdAt: 0 });
    await tx.update(account).set({ passkeyAsked: true }).where(eq(account.id, 'managers'));
  });
  const waiting = await world.gql(WAITING, { logInToken: await pendingToken(world, 'managers') });
  expect(waiting.data).toEqual({ waitingLogIn: { takesCode: false, takesPasskey: false } });
});
