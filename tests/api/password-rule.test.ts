import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/access/auth/password.ts';
import { account } from '#db/schema/account.ts';
import { LOG_IN } from '../support/browser.ts';
import { type CastName, castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { FORM, mails, register, tokenFor } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

const RECOVER = `mutation ($email: String!) { sendAccountRecoveryEmail(email: $email, titleId: "chariteers") }`;
const RESET = `mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }`;
const CHANGE = `mutation ($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { playerId }
}`;
const REGISTER_USER = `mutation ($email: String!, $username: String!, $password: String!) {
  registerUser(email: $email, username: $username, password: $password) { playerId }
}`;
const IS_SHORT = '{ getAccountInfo { isPasswordShort } }';

const COMMON = 'That password is too easy to guess. Choose another.';
const OF_HOUSE = 'Our name and districts’ are easy to guess. Choose another password.';
const OF_OWNER = 'Your name and email are easy to guess. Choose another password.';
const PRESENT_ONE = 'That’s your current password. Choose another.';
const TWELVE = 'Your password needs at least 12 characters: your account opens other people’s data.';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

async function linkOf(name: CastName): Promise<string> {
  await world.gql(RECOVER, { email: castEmail(name) });
  // Of a young person's email the guardian gets a copy without the link.
  const sent = (await mails(world)).findLast(({ recipient }) => recipient === castEmail(name));
  return tokenFor('passwordReset', sent?.body);
}
const reset = async (name: CastName, password: string) =>
  (await world.gql(RESET, { token: await linkOf(name), password })).errors?.[0]?.message;
const change = async (as: CastName, newPassword: string) =>
  (await world.gql(CHANGE, { currentPassword: DEMO_PASSWORD, newPassword }, { as })).errors?.[0]?.message;

it.each([
  ['one of the most frequent', { password: 'iloveyou2' }, COMMON],
  ['a district’s name', { password: 'Riverside 26' }, OF_HOUSE],
  ['the name of the product', { password: 'chariteers!' }, OF_HOUSE],
  ['the own name', { password: 'zuckerstein1' }, OF_OWNER],
  ['the own address', { password: 'mina.zucker@new.example' }, OF_OWNER],
  ['the own user name', { password: 'MinaZ87MinaZ87' }, OF_OWNER],
])('a registration with %s is refused [SAF-28]', async (_case, { password }, message) => {
  const answer = await register(world, { password, passwordConfirmation: password });
  expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ message }] });
});

it('a registration in steps is held against the same [SAF-28]', async () => {
  const made = { email: 'wilma@new.example', username: 'HeronBay' };
  const messages = [];
  for (const password of ['iloveyou2', 'harborside1', 'wilma2026', 'heronbay!']) {
    messages.push((await world.gql(REGISTER_USER, { ...made, password })).errors?.[0]?.message);
  }
  expect(messages).toEqual([COMMON, OF_HOUSE, OF_OWNER, OF_OWNER]);
  expect((await world.gql(REGISTER_USER, { ...made, password: FORM.password })).data).toBeTruthy();
});

it('another name of the product and another district count from then on [SAF-28]', async () => {
  await world.close();
  world = await openWorld({ env: { SITE_NAME: 'Helping Herons', TITLE_ID: 'chariteers' } });
  expect(await reset('volunteer', 'helping-herons-1')).toBe(OF_HOUSE);
});

it('by the link of a mail: the old one, the own name and frequent ones are refused, and the link stays good [SAF-28]', async () => {
  const token = await linkOf('volunteer');
  const tried = async (password: string) =>
    (await world.gql(RESET, { token, password })).errors?.[0]?.message;
  expect(await tried(DEMO_PASSWORD)).toBe(PRESENT_ONE);
  expect(await tried('Rosa.Delmar1')).toBe(OF_OWNER);
  expect(await tried('sunshine12')).toBe(COMMON);
  expect(await tried('k7#pqx9z')).toBeUndefined();
});

it('by the present one: neither it nor a frequent one; refusals use up no tries [SAF-28]', async () => {
  for (let number = 0; number < 11; number += 1) {
    expect(await change('volunteer', DEMO_PASSWORD)).toBe(PRESENT_ONE);
  }
  expect(await change('volunteer', 'Delmar-1990')).toBe(OF_OWNER);
  expect(await change('volunteer', 'sunshine12')).toBe(COMMON);
  expect(await change('volunteer', 'k7#pqx9z')).toBeUndefined();
});

describe('accounts with rights', () => {
  it.each<CastName>(['staff', 'provider', 'admins', 'boardmembers', 'captains', 'trustedminors'])(
    'the account of «%s» has 12 characters, by a link and by a change [SAF-28]',
    async (name) => {
      expect(await change(name, 'k7#pqx9z-mu')).toBe(TWELVE);
      expect(await reset(name, 'k7#pqx9z-mu')).toBe(TWELVE);
      expect(await reset(name, 'k7#pqx9z-mut')).toBeUndefined();
    },
  );

  it.each<CastName>(['volunteer', 'teen', 'guildadmin'])('that of «%s» has 8 [SAF-28]', async (name) => {
    expect(await reset(name, 'k7#pqx9z')).toBeUndefined();
  });
});

describe('a shorter one from before [DEC-38]', () => {
  const SHORT = 'abc123';
  const logIn = (name: CastName, password = SHORT) => world.gql(LOG_IN, { email: castEmail(name), password });
  const isAsked = async (as: CastName) =>
    (await world.gql<{ getAccountInfo: { isPasswordShort: boolean } }>(IS_SHORT, {}, { as })).data
      ?.getAccountInfo.isPasswordShort;
  const isKept = async (id: string) =>
    (await world.store.read.select().from(account).where(eq(account.id, id)))[0]?.isPasswordShort;

  beforeEach(async () => {
    const passwordHash = await hashPassword(SHORT);
    await world.store.write((tx) => tx.update(account).set({ passwordHash }));
  });

  it('goes on; who has rights is asked for a longer one, until there is one [DEC-38, SAF-28]', async () => {
    expect((await logIn('managers')).data).toBeTruthy();
    expect(await isAsked('managers')).toBe(true);
    const changed = await world.gql(
      CHANGE,
      { currentPassword: SHORT, newPassword: 'k7#pqx9z-mut' },
      { as: 'managers' },
    );
    expect(changed.data).toBeTruthy();
    expect(await isKept('managers')).toBe(false);
  });

  it('nobody else is asked, and nothing is kept of how long theirs is [DEC-38]', async () => {
    expect((await logIn('volunteer')).data).toBeTruthy();
    expect([await isAsked('volunteer'), await isKept('volunteer')]).toEqual([false, false]);
  });

  it('a log-in with a longer one ends it, and with the rights the question goes, too [DEC-38]', async () => {
    await logIn('managers');
    await world.store.write((tx) => tx.update(account).set({ isPasswordShort: true }));
    expect(await isAsked('volunteer')).toBe(false);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await world.store.write((tx) => tx.update(account).set({ passwordHash }));
    await logIn('managers', DEMO_PASSWORD);
    expect(await isKept('managers')).toBe(false);
  });
});
