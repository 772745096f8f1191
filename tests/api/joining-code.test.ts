import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { joining } from '#db/schema/joining.ts';
import { provider } from '#db/schema/provider.ts';
import { session } from '#db/schema/session.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import {
  BROWSER,
  enterCode,
  entered,
  joiningOf,
  mailedCode,
  mailedLink,
  openLink,
  STRANGER,
  startJoining,
} from '../support/joining.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KNOWN = castEmail('volunteer');

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const keyFor = async (email: string, more: Record<string, unknown> = {}) =>
  (await startJoining(world, { email, ...more })).data?.startJoining.key ?? '';
const rows = () => world.store.read.select().from(joining);
/** A code that is not the one in the newest mail. */
const wrong = async (email: string) => ((await mailedCode(world, email)) === '000000' ? '000001' : '000000');

describe('asking for a code', () => {
  it('known and unknown addresses are answered and mailed alike [JOI-01, SAF-27]', async () => {
    const answers = await Promise.all([STRANGER, KNOWN].map((email) => startJoining(world, { email })));
    const told = answers.map(({ data, errors }) => ({
      ...data?.startJoining,
      typedAddress: '',
      key: '',
      errors,
    }));
    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toMatchObject({
      isEntered: false,
      codeUntil: new Date(TEST_NOW + 10 * MINUTE_MS).toISOString(),
    });
    const texts = await Promise.all([STRANGER, KNOWN].map((email) => mailsTo(world, email)));
    const bare = texts.map((mails) =>
      mails.map(({ subject, body }) => `${subject}\n${body}`.replace(/\d{6}|token=[\w-]+/g, '…')),
    );
    expect(bare[0]).toHaveLength(1);
    expect(bare[0]).toEqual(bare[1]);
  });

  it('neither address, code nor link can be read in the database [JOI-01: what is kept]', async () => {
    await startJoining(world);
    const [code, token] = [await mailedCode(world), await mailedLink(world)];
    const [row] = await rows();
    const text = JSON.stringify(row);
    for (const secret of [STRANGER, STRANGER.toLowerCase(), code, token]) expect(text).not.toContain(secret);
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('it gets its key as a cookie that no script reads, and not in the answer [JOI-01: a browser]', async () => {
    const { data, headers } = await startJoining(world, {}, { headers: BROWSER });
    expect(data?.startJoining.key).toBeNull();
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^joining=[\w-]{43}; .*HttpOnly.*SameSite=Lax/);
    const own = { headers: { ...BROWSER, cookie: cookie.split(';')[0] ?? '' } };
    expect(await joiningOf(world, null, own)).toMatchObject({ typedAddress: STRANGER });
    expect(await joiningOf(world, null, { headers: BROWSER })).toBeNull();
  });

  it('a second press sends nothing more, and half a minute later another code comes [JOI-01: once]', async () => {
    const key = await keyFor(STRANGER);
    expect((await startJoining(world, { key })).errors).toBeUndefined();
    expect(await mailsTo(world, STRANGER)).toHaveLength(1);
    world.clock.advance(30_000);
    await startJoining(world, { key });
    expect(await mailsTo(world, STRANGER)).toHaveLength(2);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    '',
    'nobody',
    'a@b',
    'a@b.con',
    `${'x'.repeat(300)}@b.example`,
    'a@b.example\r\nBcc: c@d.example',
  ])('%j is refused and nobody is mailed [JOI-01: what is no address]', async (email) => {
    expect((await startJoining(world, { email })).code).toBe('INVALID_PARAMS');
    expect(await rows()).toEqual([]);
  });

  it('the mail names it, for who has not chosen it; the way without one says nothing of it [JOI-01: a quest]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'soup', eventTitle: 'Soup for all' }));
    const bodyFor = async (email: string, questId: string | null) => {
      await startJoining(world, { email, questId });
      return (await mailsTo(world, email)).at(-1)?.body;
    };
    expect(await bodyFor(KNOWN, 'soup')).toMatch(
      /This also signs you up for “Soup for all” on \w+day, \w+ \d+/,
    );
    expect(await bodyFor(STRANGER, null)).not.toContain('signs you up');
  });

  it('one that is not there leads nowhere, and breaks nothing [JOI-01: a quest]', async () => {
    const { data } = await startJoining(world, { questId: 'none' });
    expect(data?.startJoining.questId).toBeNull();
    expect((await mailsTo(world, STRANGER)).at(-1)?.body).not.toContain('signs you up');
  });
});

describe('entering it', () => {
  it('one that a visitor may not open is answered like one that is not there [JOI-01: a quest]', async () => {
    await world.store.write(async (tx) => {
      for (const publishingStatus of ['Draft', 'Private', 'Template', 'Cancelled', 'Unlisted'] as const)
        await upcomingQuest(tx, { id: publishingStatus, publishingStatus, announcedAt: null });
      await upcomingQuest(tx, { id: 'told', publishingStatus: 'Cancelled', announcedAt: TEST_NOW - HOUR_MS });
      await upcomingQuest(tx, { id: 'hidden', providerId: '3' });
      await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '3'));
    });
    const led: Record<string, string | null | undefined> = {};
    for (const questId of [
      'Draft',
      'Private',
      'Template',
      'Cancelled',
      'hidden',
      'nothing',
      'Unlisted',
      'told',
    ]) {
      const { data, code } = await startJoining(world, { email: `${questId}@new.example`, questId });
      led[questId] = code ?? data?.startJoining.questId;
    }
    const none = { Draft: null, Private: null, Template: null, Cancelled: null, hidden: null, nothing: null };
    expect(led).toEqual({ ...none, Unlisted: 'Unlisted', told: 'QUEST_CANCELLED' });
  });

  it('the code logs in whom it knows, in the browser that asked [JOI-01]', async () => {
    const key = await keyFor(KNOWN);
    const { step } = await enterCode(world, { code: await mailedCode(world, KNOWN), key });
    expect(step).toMatchObject({ logIn: { playerId: 'volunteer' }, joining: null, quest: null });
    const headers = { authorization: step?.logIn?.entityToken ?? '' };
    expect((await world.gql('{ getAccountInfo { playerId } }', {}, { headers })).data).toMatchObject({
      getAccountInfo: { playerId: 'volunteer' },
    });
    expect(await rows()).toEqual([]);
    const entries = await world.store.read.select().from(auditEntry).where(eq(auditEntry.action, 'log-in'));
    expect(entries).toMatchObject([{ actorId: 'volunteer' }]);
  });

  it('the log-in is a cookie, and the key ends [JOI-01: a browser]', async () => {
    const { headers } = await startJoining(world, { email: KNOWN }, { headers: BROWSER });
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const code = await mailedCode(world, KNOWN);
    const answer = await enterCode(world, { code }, { headers: { ...BROWSER, cookie } });
    expect(answer.step?.logIn).toMatchObject({ playerId: 'volunteer', entityToken: null });
    const names = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^session=\w{40}$/), 'joining=']));
  });

  it('for others the registration begins [JOI-01]', async () => {
    const key = await keyFor(STRANGER);
    const { step } = await enterCode(world, { code: await mailedCode(world), key });
    expect(step).toMatchObject({ logIn: null, joining: { typedAddress: STRANGER, isEntered: true } });
    expect(await joiningOf(world, key)).toMatchObject({ isEntered: true });
  });

  it.each([
    ['spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ['a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    [
      'full-width digits',
      (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ],
    [
      'Arabic digits',
      (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    ],
  ])('the code is taken with %s [JOI-01: as people type it]', async (_, typed) => {
    const key = await keyFor(STRANGER);
    expect((await enterCode(world, { code: typed(await mailedCode(world)), key })).step).toBeDefined();
  });

  it('it is good nowhere else [JOI-01: this browser only]', async () => {
    const key = await keyFor(STRANGER);
    const code = await mailedCode(world);
    expect((await enterCode(world, { code })).code).toBe('JOINING_NOT_FOUND');
    expect((await enterCode(world, { code, key: key.toLowerCase() })).code).toBe('JOINING_NOT_FOUND');
    expect((await enterCode(world, { code, key: await keyFor(KNOWN) })).code).toBe('WRONG_JOINING_CODE');
  });

  it('a late one is refused with words of its own [JOI-01: ten minutes]', async () => {
    const key = await keyFor(STRANGER);
    const code = await mailedCode(world);
    world.clock.set(TEST_NOW + 10 * MINUTE_MS);
    expect((await enterCode(world, { code, key })).code).toBe('JOINING_CODE_EXPIRED');
  });

  it('whoever types the former code is told that there is a newer one [JOI-01: the mail before]', async () => {
    const key = await keyFor(STRANGER);
    const former = await mailedCode(world);
    world.clock.advance(MINUTE_MS);
    await startJoining(world, { key });
    expect((await enterCode(world, { code: former, key })).code).toBe('JOINING_CODE_REPLACED');
    expect((await enterCode(world, { code: await mailedCode(world), key })).step).toBeDefined();
  });

  it('a used code opens nothing more [JOI-01: once]', async () => {
    const key = await keyFor(STRANGER);
    const code = await mailedCode(world);
    await enterCode(world, { code, key });
    expect((await enterCode(world, { code, key })).code).toBe('JOINING_NOT_FOUND');
  });

  it('a code entered wrong five times is void, and a new one counts anew [JOI-02]', async () => {
    const key = await keyFor(STRANGER);
    const answers = [];
    for (let count = 0; count < 5; count += 1)
      answers.push((await enterCode(world, { code: await wrong(STRANGER), key })).code);
    expect(answers).toEqual([...Array(4).fill('WRONG_JOINING_CODE'), 'JOINING_CODE_VOID']);
    const right = await mailedCode(world);
    expect((await enterCode(world, { code: right, key })).code).toBe('JOINING_CODE_VOID');
    world.clock.advance(MINUTE_MS);
    await startJoining(world, { key });
    expect((await enterCode(world, { code: await mailedCode(world), key })).step).toBeDefined();
  });

  it('of twenty wrong codes sent together five are tried [JOI-02: many at once]', async () => {
    const key = await keyFor(STRANGER);
    const code = await wrong(STRANGER);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enterCode(world, { code, key })));
    expect(answers.filter((answer) => answer.code === 'WRONG_JOINING_CODE')).toHaveLength(4);
    expect((await rows())[0]?.tries).toBe(5);
  });
});

describe('limits', () => {
  it('five codes go to a mailbox in an hour, however its address is written [JOI-02: by address]', async () => {
    const codes = [];
    for (let count = 0; count < 6; count += 1)
      codes.push((await startJoining(world, { email: `Mina+${count}@new.example` })).code);
    expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED']);
    world.clock.set(TEST_NOW + HOUR_MS);
    expect((await startJoining(world, { email: 'mina@new.example' })).code).toBeUndefined();
  });

  it('twenty go out at once, then answers slow down, and from 200 on they are refused [JOI-02, SAF-24: by network]', async () => {
    for (let count = 0; count < 20; count += 1) await startJoining(world, { email: `p${count}@new.example` });
    expect(world.waits).toEqual([]);
    await startJoining(world, { email: 'next@new.example' });
    expect(world.waits).toEqual([100]);
    for (let count = 21; count < 200; count += 1)
      await startJoining(world, { email: `p${count}@new.example` });
    expect(Math.max(...world.waits)).toBe(8_000);
    expect((await startJoining(world, { email: 'late@new.example' })).status).toBe(429);
    const elsewhere = { address: '198.51.100.1' };
    expect((await startJoining(world, { email: 'late@new.example' }, elsewhere)).code).toBeUndefined();
  });
});

describe('the link', () => {
  it('it logs in whatever browser opens it, once [JOI-01: the link]', async () => {
    await startJoining(world, { email: KNOWN }, { headers: BROWSER });
    const token = await mailedLink(world, KNOWN);
    expect((await openLink(world, token)).step?.logIn?.playerId).toBe('volunteer');
    expect((await openLink(world, token)).code).toBe('INVALID_TOKEN');
  });

  it('for others it begins the registration there, and no longer where it was asked for [JOI-01: the link]', async () => {
    const asked = await keyFor(STRANGER);
    const { step } = await openLink(world, await mailedLink(world));
    expect(step?.joining).toMatchObject({ typedAddress: STRANGER, isEntered: true });
    expect(await joiningOf(world, step?.joining?.key ?? null)).toMatchObject({ isEntered: true });
    expect(await joiningOf(world, asked)).toBeNull();
  });

  it('an old one, one of a mail before, and none at all open nothing [JOI-01: the link]', async () => {
    const key = await keyFor(STRANGER);
    const former = await mailedLink(world);
    world.clock.advance(MINUTE_MS);
    await startJoining(world, { key });
    expect((await openLink(world, former)).code).toBe('INVALID_TOKEN');
    const token = await mailedLink(world);
    world.clock.advance(10 * MINUTE_MS);
    expect((await openLink(world, token)).code).toBe('INVALID_TOKEN');
    expect((await openLink(world, 'x'.repeat(100_000))).code).toBe('INVALID_TOKEN');
  });
});

describe('accounts that do not simply log in', () => {
  it('who is banned is refused as at the log-in, once the code is right [JOI-01: banned]', async () => {
    const email = castEmail('banned');
    const key = await keyFor(email);
    expect((await enterCode(world, { code: await wrong(email), key })).code).toBe('WRONG_JOINING_CODE');
    expect((await enterCode(world, { code: await mailedCode(world, email), key })).code).toBe(
      'ACCOUNT_BANNED',
    );
    expect(await world.store.read.select().from(session).where(eq(session.accountId, 'banned'))).toEqual([]);
  });

  it('who has closed the account today is asked whether to have it back [JOI-01: closed]', async () => {
    await world.gql(
      `mutation { removeChariteer(input: { emailAddress: "${KNOWN}" }) { id } }`,
      {},
      { as: 'volunteer' },
    );
    const key = await keyFor(KNOWN);
    const { code, errors } = await enterCode(world, { code: await mailedCode(world, KNOWN), key });
    expect(code).toBe('ACCOUNT_CLOSED');
    expect(errors?.[0]?.extensions.takeBackToken).toMatch(/^[\w-]{43}$/);
  });

  it('the address is confirmed, and a password that a stranger set opens nothing [JOI-01: never confirmed]', async () => {
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'volunteer')),
    );
    const before = await world.sessions.open('volunteer');
    const key = await keyFor(KNOWN);
    const { step } = await enterCode(world, { code: await mailedCode(world, KNOWN), key });
    expect(step?.logIn?.playerId).toBe('volunteer');
    const [owner] = await world.store.read.select().from(account).where(eq(account.id, 'volunteer'));
    expect(owner?.passwordHash).toBeNull();
    expect(await world.sessions.find(before)).toBeNull();
    const [contact] = await world.store.read
      .select()
      .from(contactEmail)
      .where(eq(contactEmail.accountId, 'volunteer'));
    expect(contact?.verificationStatus).toBe('Confirmed');
  });

  it('who had confirmed the address keeps password and sessions [JOI-01: confirmed]', async () => {
    const before = await world.sessions.open('volunteer');
    const key = await keyFor(KNOWN);
    await enterCode(world, { code: await mailedCode(world, KNOWN), key });
    const [owner] = await world.store.read.select().from(account).where(eq(account.id, 'volunteer'));
    expect(owner?.passwordHash).not.toBeNull();
    expect(await world.sessions.find(before)).not.toBeNull();
  });
});

it('what was begun is over after an hour [JOI-01: an end]', async () => {
  const key = await entered(world);
  world.clock.advance(HOUR_MS);
  expect(await joiningOf(world, key)).toBeNull();
});
