import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { openBrowser } from '../support/browser.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { mailedCode, PERSON, STRANGER } from '../support/joining.ts';
import { kioskHeader } from '../support/kiosk-browser.ts';
import { logInBy, withPasskey } from '../support/passkeys.ts';
import { mails, tokenFor } from '../support/registration.ts';
import { turnOn } from '../support/second-factor.ts';
import { HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let browser: ReturnType<typeof openBrowser>;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + HOUR_MS }));
  browser = openBrowser(world);
  const [name = '', token = ''] = kioskHeader(world, 'q').split('=');
  browser.jar.set(name, token);
});
afterEach(() => world.close());

type Answer = { code: string | undefined };

async function joinWithCode(email: string): Promise<Answer> {
  await browser.call('mutation ($email: String!) { startJoining(email: $email) { key } }', { email });
  const enter = 'mutation ($code: String!) { enterJoiningCode(code: $code) { joining { isEntered } } }';
  return browser.call(enter, { code: await mailedCode(world, email) });
}

/** Ways that lead to a session, as an account goes them in the kiosk's browser. */
const WAYS: Record<string, (who: CastName) => Promise<Answer>> = {
  'a password': (who) => browser.logIn({ email: castEmail(who) }),
  'a passkey': async (who) => logInBy(browser, (await withPasskey(world, who)).device),
  async 'a second factor'(who) {
    const { recoveryCodes } = await turnOn(world, who);
    expect((await browser.logIn({ email: castEmail(who) })).code).toBe('SECOND_FACTOR_ASKED');
    const enter = 'mutation ($code: String!) { enterSecondFactor(code: $code) { playerId } }';
    return browser.call(enter, { code: recoveryCodes[0] });
  },
  'a code by email': (who) => joinWithCode(castEmail(who)),
  async 'a new password'(who) {
    const ask =
      'mutation ($email: String!) { sendAccountRecoveryEmail(email: $email, titleId: "chariteers") }';
    await browser.call(ask, { email: castEmail(who) });
    const token = tokenFor('passwordReset', (await mails(world)).at(-1)?.body);
    const reset =
      'mutation ($token: String!) { resetPassword(token: $token, password: "a quiet harbor morning") }';
    const answer = await browser.call(reset, { token });
    expect([answer.code, browser.jar.has('session')]).toEqual([undefined, false]);
    return browser.logIn({ email: castEmail(who), password: 'a quiet harbor morning' });
  },
};
const isKiosk = async () => (await browser.call('{ kiosk { state } }')).data?.kiosk !== null;

describe.each(Object.keys(WAYS))('a login by %s in a browser that is a kiosk', (way) => {
  const logIn = (who: CastName) => (WAYS[way] as (typeof WAYS)[string])(who);

  it('closes the kiosk where the person takes attendance there [CHK-07]', async () => {
    expect((await logIn('managers')).code).toBeUndefined();
    expect(browser.jar.has('session')).toBe(true);
    expect(await isKiosk()).toBe(false);
  });

  it('opens no session for anyone else [CHK-07]', async () => {
    expect((await logIn('volunteer')).code).toBe('FORBIDDEN');
    expect(browser.jar.has('session')).toBe(false);
    expect(await isKiosk()).toBe(true);
  });
});

it('someone new who joins at a kiosk gets no account and no session [CHK-07]', async () => {
  const before = await world.store.read.$count(account);
  expect((await joinWithCode(STRANGER)).code).toBeUndefined();
  const finish =
    'mutation ($input: FinishJoiningInput!) { finishJoining(input: $input) { logIn { playerId } } }';
  expect((await browser.call(finish, { input: PERSON })).code).toBe('FORBIDDEN');
  expect([browser.jar.has('session'), await isKiosk()]).toEqual([false, true]);
  expect(await world.store.read.$count(account)).toBe(before);
});
