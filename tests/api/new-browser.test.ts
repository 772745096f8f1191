import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#api/access/auth/limits.ts';
import { causedMail } from '#db/schema/caused-mail.ts';
import { message } from '#db/schema/message.ts';
import { knownBrowser, session } from '#db/schema/session.ts';
import { LOG_IN, openBrowser } from '../support/browser.ts';
import { castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { enterCode, entered, finishJoining, mailedCode, startJoining } from '../support/joining.ts';
import { FORM, mails, register, tokenFor } from '../support/registration.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const BY_LINK = 'mutation ($token: String!) { endSessionByLink(token: $token) }';
const OF_LINK = `query ($token: String!) {
  sessionOfLink(token: $token) { browserName systemName addressPrefix createdAt }
}`;
const WHO = '{ ownDetails { username } }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const told = async () => (await mails(world)).filter(({ kind }) => kind === 'new-browser');

/** A browser that has logged in, and a stranger's that does afterwards. */
async function ownerAndStranger() {
  const owner = openBrowser(world);
  await owner.logIn();
  world.clock.advance(60_000);
  const stranger = openBrowser(world, '198.51.100.9');
  await stranger.logIn({ userAgent: FIREFOX });
  return { owner, stranger };
}
const tokenOf = async () => tokenFor('end-session', (await told()).at(-1)?.body);

describe('a log-in from a browser that was not seen before [JOI-11: the mail]', () => {
  it('is told with browser, begin of the network and time in New York, and nothing more of either [JOI-11: the mail]', async () => {
    await ownerAndStranger();
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: castEmail('volunteer'),
      subject: 'Someone logged in from a new browser',
    });
    expect(mail?.body).toContain('Browser: Firefox on Windows\nNetwork: 198.51…\nTime: ');
    expect(mail?.body).toMatch(/Time: \w+day, \w+ \d+, \d{4}, \d+:\d\d [ap]m \(New York\)/);
    expect(mail?.body).not.toMatch(/100\.9|145|Mozilla/);
  });

  it('the first one of all is not told, nor a browser that has been here [JOI-11: the mail]', async () => {
    const owner = openBrowser(world);
    await owner.logIn();
    await owner.logIn();
    world.clock.advance(100 * DAY_MS);
    await owner.logIn();
    expect(await told()).toEqual([]);
  });

  it('after the registration the first log-in is not told, the second elsewhere is [JOI-11: the mail]', async () => {
    await register(world);
    const given = { email: FORM.emailAddress, password: FORM.password };
    await openBrowser(world).logIn(given);
    expect(await told()).toEqual([]);
    world.clock.advance(60_000);
    await openBrowser(world).logIn(given);
    expect(await told()).toHaveLength(1);
  });

  it('a browser that was forgotten is new again, also where nothing else is known [JOI-11: the mail]', async () => {
    await openBrowser(world).logIn();
    await world.store.write(async (tx) => {
      await tx.delete(knownBrowser);
      await tx.delete(session);
    });
    world.clock.advance(DAY_MS);
    await openBrowser(world).logIn();
    expect(await told()).toHaveLength(1);
  });

  it('a browser known to somebody else is new to this account [JOI-11: the mail]', async () => {
    const shared = openBrowser(world);
    await shared.logIn({ email: castEmail('gold') });
    await openBrowser(world).logIn();
    await shared.logIn();
    expect(await told()).toHaveLength(1);
  });

  it('a program is told once, however often it logs in [JOI-11: the mail]', async () => {
    await openBrowser(world).logIn();
    const byProgram = (address: string) =>
      world.gql(LOG_IN, { email: castEmail('volunteer'), password: DEMO_PASSWORD }, { address });
    for (let count = 0; count < 3; count += 1) await byProgram('198.51.100.9');
    expect(await told()).toHaveLength(1);
    await byProgram('192.0.2.1');
    expect(await told()).toHaveLength(2);
  });

  it('in the language of the account [JOI-11: the mail]', async () => {
    await world.gql('mutation { setLanguage(locale: "es") }', {}, { as: 'volunteer' });
    await ownerAndStranger();
    const [mail] = (await told()).slice(-1);
    expect(mail?.body).toContain('Navegador: Firefox en Windows');
    expect(mail?.body).toContain('/es/end-session?token=');
  });

  it('is held up by nothing that others cause, and bounded by its own ten a day [JOI-11: the mail]', async () => {
    await openBrowser(world).logIn();
    for (let count = 0; count < 14; count += 1) {
      world.clock.advance(1_000);
      await openBrowser(world).logIn();
    }
    expect(await told()).toHaveLength(LIMITS.newBrowserMailByAccount.most);
    expect(await world.store.read.select().from(causedMail)).toEqual([]);
    world.clock.advance(DAY_MS);
    await openBrowser(world).logIn();
    expect(await told()).toHaveLength(LIMITS.newBrowserMailByAccount.most + 1);
  });

  it('a log-in by a code is told like any other, the registration by one is not [JOI-11: the mail]', async () => {
    await openBrowser(world).logIn();
    world.clock.advance(60_000);
    const email = castEmail('volunteer');
    const { data } = await startJoining(world, { email });
    const key = data?.startJoining.key ?? null;
    const elsewhere = { address: '198.51.100.9' };
    const { step } = await enterCode(world, { code: await mailedCode(world, email), key }, elsewhere);
    expect(step?.logIn?.playerId).toBe('volunteer');
    expect(await told()).toHaveLength(1);
    await finishJoining(world, await entered(world));
    expect(await told()).toHaveLength(1);
  });

  it('a log-in that was refused is not told [JOI-11: the mail]', async () => {
    await openBrowser(world).logIn();
    await openBrowser(world).logIn({ password: 'wrong' });
    expect(await told()).toEqual([]);
  });
});

describe('the link in that mail [JOI-11: the link]', () => {
  it('ends the session without a log-in, once; to look at it changes nothing [JOI-11: the link]', async () => {
    const { owner, stranger } = await ownerAndStranger();
    const token = await tokenOf();
    for (let count = 0; count < 3; count += 1) {
      const { data } = await world.gql(OF_LINK, { token });
      expect(data).toMatchObject({
        sessionOfLink: { browserName: 'Firefox', systemName: 'Windows', addressPrefix: '198.51' },
      });
    }
    expect((await stranger.call(WHO)).errors).toBeUndefined();
    expect((await world.gql(BY_LINK, { token })).data).toEqual({ endSessionByLink: true });
    expect((await stranger.call(WHO)).code).toBe('NOT_LOGGED_IN');
    expect((await owner.call(WHO)).errors).toBeUndefined();
    expect((await world.gql(BY_LINK, { token })).code).toBe('INVALID_TOKEN');
    expect((await world.gql(OF_LINK, { token })).data).toEqual({ sessionOfLink: null });
  });

  it('the browser that was ended counts as never seen, so its next log-in is told [JOI-11: the link]', async () => {
    const { stranger } = await ownerAndStranger();
    await stranger.call(WHO);
    await world.gql(BY_LINK, { token: await tokenOf() });
    world.clock.advance(60_000);
    await stranger.logIn();
    expect(await told()).toHaveLength(2);
  });

  it('is over with its session, however that ended [JOI-11: the link]', async () => {
    const { owner, stranger } = await ownerAndStranger();
    const token = await tokenOf();
    await owner.call('mutation { endOtherSessions }');
    expect((await world.gql(BY_LINK, { token })).code).toBe('INVALID_TOKEN');
    world.clock.advance(60_000);
    await stranger.logIn();
    const later = await tokenOf();
    world.clock.advance(61 * DAY_MS);
    expect((await world.gql(BY_LINK, { token: later })).code).toBe('INVALID_TOKEN');
  });

  it('lies in the database as a hash alone, and opens no page of the account [JOI-11: the link]', async () => {
    await ownerAndStranger();
    const token = await tokenOf();
    const isLinked = eq(session.accountId, 'volunteer');
    const kept = await world.store.read.select().from(session).where(isLinked);
    expect(kept.filter(({ endTokenHash }) => endTokenHash !== null)).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await world.gql(WHO, {}, { headers: { authorization: `Bearer ${token}` } })).code).toBe(
      'NOT_LOGGED_IN',
    );
    for (const wrong of ['', 'x', token.slice(1), `${token}x`, 'x'.repeat(5000)])
      expect((await world.gql(BY_LINK, { token: wrong })).code).toBe('INVALID_TOKEN');
  });

  it('stands in no inbox and in no copy [JOI-11: the link]', async () => {
    await ownerAndStranger();
    const token = await tokenOf();
    expect((await mails(world)).filter(({ body }) => body.includes(token))).toHaveLength(1);
    expect(await world.store.read.select().from(message)).toEqual([]);
  });
});
