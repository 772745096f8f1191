import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/access/auth/password.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { FORM, register } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

const LOG_IN = `mutation ($email: String!, $password: String!) {
  loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId }
}`;
/** “é” as one letter and as two, and full-width letters, which some keyboards type. */
const COMPOSED = 'caf\u00e9-quest-２０２６';
const DECOMPOSED = 'cafe\u0301-quest-2026';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const logIn = async (email: string, password: string) =>
  (await world.gql<{ loginWithEmail: { playerId: string } }>(LOG_IN, { email, password })).data
    ?.loginWithEmail.playerId;

const hashOf = async () =>
  (await world.store.read.select().from(account).where(eq(account.id, 'volunteer')))[0]?.passwordHash;

const setHash = (passwordHash: string) =>
  world.store.write(
    async (tx) => void (await tx.update(account).set({ passwordHash }).where(eq(account.id, 'volunteer'))),
  );

describe('addresses', () => {
  it('log in when pasted with invisible marks', async () => {
    expect(await logIn(`\u200b${castEmail('volunteer')}\u2060`, DEMO_PASSWORD)).toBe('volunteer');
  });

  it('are kept in one spelling, and taken in every other', async () => {
    const { data, errors } = await register(world, { emailAddress: '\u200bZucker@BÜCHER.example' });
    expect(errors).toBeUndefined();
    const id = data?.registerChariteer.playerId ?? '';
    const [kept] = await world.store.read
      .select({ email: account.email, inRecord: chariteer.emailAddress, contact: contactEmail.emailAddress })
      .from(account)
      .innerJoin(chariteer, eq(chariteer.id, account.id))
      .innerJoin(contactEmail, eq(contactEmail.accountId, account.id))
      .where(eq(account.id, id));
    expect(new Set(Object.values(kept ?? {}))).toEqual(new Set(['Zucker@xn--bcher-kva.example']));
    const again = { username: 'MinaZ88', emailAddress: 'zucker@bu\u0308cher.example' };
    expect((await register(world, again)).code).toBe('EMAIL_ADDRESS_NOT_AVAILABLE');
  });

  it('from before with a domain as it is read still log in', async () => {
    const email = 'volunteer@bücher.example';
    await world.store.write(
      async (tx) =>
        void (await tx.update(account).set({ email, emailKey: email }).where(eq(account.id, 'volunteer'))),
    );
    expect(await logIn('volunteer@BÜCHER.example', DEMO_PASSWORD)).toBe('volunteer');
  });

  it('are refused when no mail server takes them', async () => {
    for (const emailAddress of ['a..b@mail.example', 'josé@mail.example', 'a@mail..example'])
      expect((await register(world, { ...FORM, emailAddress })).code).toBe('INVALID_PARAMS');
  });
});

describe('passwords', () => {
  it('fit however their letters are composed', async () => {
    await setHash(await hashPassword(COMPOSED));
    expect(await logIn(castEmail('volunteer'), DECOMPOSED)).toBe('volunteer');
    expect(await logIn(castEmail('volunteer'), COMPOSED)).toBe('volunteer');
    expect(await logIn(castEmail('volunteer'), 'cafe-quest-2026')).toBeUndefined();
  });

  it('from before they were normalized still fit, and are hashed again', async () => {
    const older = await hash(COMPOSED);
    await setHash(older);
    expect(await logIn(castEmail('volunteer'), DECOMPOSED)).toBeUndefined();
    expect(await logIn(castEmail('volunteer'), COMPOSED)).toBe('volunteer');
    expect(await hashOf()).not.toBe(older);
    expect(await logIn(castEmail('volunteer'), DECOMPOSED)).toBe('volunteer');
  });

  it('keep their hash when it is of the one spelling', async () => {
    const kept = await hashOf();
    expect(await logIn(castEmail('volunteer'), DEMO_PASSWORD)).toBe('volunteer');
    expect(await hashOf()).toBe(kept);
  });
});
