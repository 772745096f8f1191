import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, contactEmail, formerAddress } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { passkey } from '#db/schema/passkey.ts';
import { oneTimePassword, recoveryCode } from '#db/schema/second-factor.ts';
import { knownBrowser, session } from '#db/schema/session.ts';
import { castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { withPasskey } from '../support/passkeys.ts';
import { register } from '../support/registration.ts';
import { turnOn } from '../support/second-factor.ts';
import { subscribeBrowser, subscribedBrowsers } from '../support/subscribed-browser.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const OWN = castEmail('volunteer');
const NEW = 'heron@new.example';
const LATER = 'egret@new.example';
const UNDO = 'mutation ($token: String!) { undoAddressChange(token: $token) }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const LOG_IN = `mutation ($email: String!, $password: String!) {
  loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

async function tokenIn(address: string, page: string): Promise<string> {
  const texts = (await mailsTo(world, address)).map(({ body }) => body);
  const link = new RegExp(`/${page}\\?token=([\\w-]{43})\\n`);
  return texts.map((body) => link.exec(body)?.[1]).findLast(Boolean) ?? '';
}

/** Another address is asked for in a session, and the link there is opened. */
async function changeTo(emailAddress: string): Promise<void> {
  const ask = `mutation { changeEmailAddress(emailAddress: "${emailAddress}", currentPassword: "${DEMO_PASSWORD}") }`;
  expect((await world.gql(ask, {}, { as: 'volunteer' })).errors).toBeUndefined();
  const token = await tokenIn(emailAddress, 'verifyEmail');
  expect((await world.gql(VERIFY, { token })).errors).toBeUndefined();
}
const undo = async (address: string = OWN) =>
  world.gql(UNDO, { token: await tokenIn(address, 'undo-address') });
const logIn = (email: string, password: string = DEMO_PASSWORD) => world.gql(LOG_IN, { email, password });
const addressOf = async () => {
  const { read } = world.store;
  const [own] = await read.select().from(account).where(eq(account.id, 'volunteer'));
  const [contact] = await read.select().from(contactEmail).where(eq(contactEmail.accountId, 'volunteer'));
  const [record] = await read.select().from(chariteer).where(eq(chariteer.id, 'volunteer'));
  return [own?.email, contact?.emailAddress, contact?.verificationStatus, record?.emailAddress];
};

describe('a change of address [SAF-25]', () => {
  it('whoever opens the used link to the new address again is greeted, and nothing more is sent [ACC-36]', async () => {
    await changeTo(NEW);
    const token = await tokenIn(NEW, 'verifyEmail');
    const sent = (await mailsTo(world, NEW)).length;
    expect((await world.gql(VERIFY, { token })).code).toBe('INVALID_TOKEN');
    const RESEND = 'mutation ($token: String) { resendVerification(token: $token) }';
    expect((await world.gql(RESEND, { token })).data).toEqual({ resendVerification: false });
    expect((await mailsTo(world, NEW)).length).toBe(sent);
  });

  it('whoever puts it back takes away the passkeys that were added since, and keeps older ones [SAF-25: passkeys]', async () => {
    await withPasskey(world, 'volunteer', 1);
    world.clock.advance(1000);
    await changeTo(NEW);
    world.clock.advance(1000);
    await withPasskey(world, 'volunteer', 2);
    const older = await world.store.read.select().from(passkey).orderBy(passkey.createdAt).limit(1);
    await undo();
    expect(await world.store.read.select().from(passkey)).toEqual(older);
  });

  it('one-time passwords that were set up since go, and so does every browser with messages [SAF-25, SAF-23: locked out]', async () => {
    await changeTo(NEW);
    world.clock.advance(1000);
    await turnOn(world, 'volunteer');
    await subscribeBrowser(world, 'volunteer', { id: 'thief' });
    await undo();
    expect(await world.store.read.select().from(oneTimePassword)).toEqual([]);
    expect(await world.store.read.select().from(recoveryCode)).toEqual([]);
    expect(await subscribedBrowsers(world)).toEqual([]);
  });

  it('those of before the change stay [SAF-25: one-time passwords]', async () => {
    await turnOn(world, 'volunteer');
    world.clock.advance(1000);
    await changeTo(NEW);
    world.clock.advance(1000);
    await undo();
    expect(await world.store.read.select().from(oneTimePassword)).toHaveLength(1);
    expect(await world.store.read.select().from(recoveryCode)).toHaveLength(10);
  });

  it('both addresses are told, the former one how to put it back [SAF-25]', async () => {
    await changeTo(NEW);
    const toFormer = (await mailsTo(world, OWN)).map(({ subject }) => subject);
    expect(toFormer).toEqual(['Your email address was changed']);
    const toNew = (await mailsTo(world, NEW)).map(({ subject }) => subject);
    expect(toNew).toEqual(['Please confirm your new email', 'This is your email address now']);
    const [kept] = await world.store.read.select().from(formerAddress);
    expect(kept?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(kept)).not.toContain(await tokenIn(OWN, 'undo-address'));
  });

  it('is undone by the link: the address is back everywhere, all sessions and the password end [SAF-25]', async () => {
    await changeTo(NEW);
    await world.store.write((tx) =>
      tx.insert(knownBrowser).values({ tokenHash: 'a'.repeat(64), accountId: 'volunteer', expiresAt: 1e15 }),
    );
    expect((await undo()).data).toEqual({ undoAddressChange: true });
    expect(await addressOf()).toEqual([OWN, OWN, 'Confirmed', OWN]);
    const isOwn = eq(session.accountId, 'volunteer');
    expect(await world.store.read.select().from(session).where(isOwn)).toEqual([]);
    expect(await world.store.read.select().from(knownBrowser)).toEqual([]);
    // Whoever changed it may know the password.
    expect((await logIn(OWN)).code).toBe('INVALID_EMAIL_OR_PASSWORD');
    const reset =
      'mutation ($token: String!) { resetPassword(token: $token, password: "herons over the bay") }';
    expect((await world.gql(reset, { token: await tokenIn(OWN, 'passwordReset') })).errors).toBeUndefined();
    expect((await logIn(OWN, 'herons over the bay')).errors).toBeUndefined();
    const told = (await mailsTo(world, NEW)).map(({ subject }) => subject);
    expect(told.at(-1)).toBe('Your former email address is back');
    const isUndone = and(eq(auditEntry.action, 'email-restored'), eq(auditEntry.subjectId, 'volunteer'));
    expect(await world.store.read.select().from(auditEntry).where(isUndone)).toHaveLength(1);
  });

  it('for 7 days and once; asking whether it is still good changes nothing [SAF-25]', async () => {
    await changeTo(NEW);
    const token = await tokenIn(OWN, 'undo-address');
    const until = 'query ($token: String!) { formerAddressUntil(token: $token) }';
    world.clock.advance(7 * DAY_MS - 1);
    expect(
      (await world.gql<{ formerAddressUntil: string }>(until, { token })).data?.formerAddressUntil,
    ).toBeTruthy();
    expect((await addressOf())[0]).toBe(NEW);
    expect((await undo()).errors).toBeUndefined();
    expect((await undo()).code).toBe('INVALID_TOKEN');
    expect((await world.gql(until, { token })).data).toEqual({ formerAddressUntil: null });
  });

  it('a used link says when it put the address back, and no other link does [SAF-25] [ACC-36]', async () => {
    const AT = 'query ($token: String!) { undoneByLinkAt(token: $token) }';
    const doneAt = async (token: string) =>
      (await world.gql<{ undoneByLinkAt: string | null }>(AT, { token })).data?.undoneByLinkAt;
    await changeTo(NEW);
    const token = await tokenIn(OWN, 'undo-address');
    const confirming = await tokenIn(NEW, 'verifyEmail');
    expect(await doneAt(token)).toBeNull();
    const usedAt = new Date(world.clock.now()).toISOString();
    await undo();
    world.clock.advance(DAY_MS);
    expect([await doneAt(token), await doneAt(confirming), await doneAt('x')]).toEqual([usedAt, null, null]);
  });

  it('not after 7 days [SAF-25]', async () => {
    await changeTo(NEW);
    world.clock.advance(7 * DAY_MS);
    expect((await undo()).code).toBe('INVALID_TOKEN');
    expect((await addressOf())[0]).toBe(NEW);
  });
});

describe('what happened meanwhile', () => {
  it('changed again: the first address comes back, and the links of later ones end [SAF-25]', async () => {
    await changeTo(NEW);
    world.clock.advance(1000);
    await changeTo(LATER);
    const later = await tokenIn(NEW, 'undo-address');
    expect((await undo(OWN)).errors).toBeUndefined();
    expect((await addressOf())[0]).toBe(OWN);
    expect((await world.gql(UNDO, { token: later })).code).toBe('INVALID_TOKEN');
  });

  it('the last change alone can be undone, and then the one before it [SAF-25]', async () => {
    await changeTo(NEW);
    world.clock.advance(1000);
    await changeTo(LATER);
    expect((await undo(NEW)).errors).toBeUndefined();
    expect((await addressOf())[0]).toBe(NEW);
    expect((await undo(OWN)).errors).toBeUndefined();
    expect((await addressOf())[0]).toBe(OWN);
  });

  it('nobody else gets the former address while it can be put back [SAF-25]', async () => {
    await changeTo(NEW);
    expect((await register(world, { emailAddress: OWN })).code).toBe('EMAIL_ADDRESS_NOT_AVAILABLE');
    const claim = `mutation { changeEmailAddress(emailAddress: "${OWN}", currentPassword: "${DEMO_PASSWORD}") }`;
    expect((await world.gql(claim, {}, { as: 'gold' })).code).toBe('EMAIL_ADDRESS_NOT_AVAILABLE');
    world.clock.advance(7 * DAY_MS);
    expect((await register(world, { emailAddress: OWN })).errors).toBeUndefined();
  });

  it('the account was closed: the former address hears of it, takes it back, then undoes the change [SAF-25, DEC-49]', async () => {
    await changeTo(NEW);
    const wayBack = await tokenIn(OWN, 'undo-address');
    const close = `mutation { removeChariteer(input: { emailAddress: "${NEW}" }) { id } }`;
    expect((await world.gql(close, {}, { as: 'volunteer' })).errors).toBeUndefined();
    expect((await world.gql(UNDO, { token: wayBack })).code).toBe('INVALID_TOKEN');
    const told = (await mailsTo(world, OWN)).at(-1);
    expect(told?.subject).toBe('Your account is closed');
    const token = /take-back\?token=([\w-]{43})/.exec(told?.body ?? '')?.[1] ?? '';
    const takeBack = 'mutation ($token: String!) { takeAccountBack(token: $token) }';
    expect((await world.gql(takeBack, { token })).errors).toBeUndefined();
    expect((await addressOf())[0]).toBe(NEW);
    expect((await world.gql(UNDO, { token: wayBack })).errors).toBeUndefined();
    expect((await addressOf())[0]).toBe(OWN);
  });
});
