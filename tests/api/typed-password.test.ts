import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { mails, tokenFor } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

const JUDGE = `mutation ($password: String!, $names: PasswordNamesInput, $resetToken: String) {
  judgeTypedPassword(password: $password, names: $names, resetToken: $resetToken)
}`;
const RECOVER = `mutation ($email: String!) { sendAccountRecoveryEmail(email: $email, titleId: "chariteers") }`;
const GOOD = 'k7#pqx9z';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

type Options = Parameters<World['gql']>[2];
const call = (variables: object, options: Options = {}) =>
  world.gql<{ judgeTypedPassword: string | null }>(JUDGE, { ...variables }, options);
const judged = async (password: string, given: object = {}, options: Options = {}) =>
  (await call({ password, ...given }, options)).data?.judgeTypedPassword;

describe('a password that is being typed', () => {
  it.each([
    ['k7#pqx9', 'TOO_SHORT'],
    ['x'.repeat(201), 'TOO_LONG'],
    ['iloveyou2', 'COMMON'],
    ['Riverside 26', 'OF_HOUSE'],
    ['zuckerstein1', 'OF_OWNER'],
    ['zuckerstein123456', 'OF_OWNER'],
    ['minaz87!', 'OF_OWNER'],
    ['mina@new.example', 'OF_OWNER'],
    [GOOD, null],
  ])('«%.20s» in a registration is %s [JOI-16, SAF-28: API]', async (password, problem) => {
    const names = {
      nameFirst: 'Mina',
      nameLast: 'Zuckerstein',
      username: 'MinaZ87',
      emailAddress: 'mina@new.example',
    };
    expect(await judged(password, { names })).toBe(problem);
  });

  it('is held against the own account, with its rights, names and address [JOI-16, SAF-28: API]', async () => {
    expect(await judged(GOOD, {}, { as: 'staff' })).toBe('TOO_SHORT_WITH_RIGHTS');
    expect(await judged(GOOD, {}, { as: 'volunteer' })).toBeNull();
    expect(await judged('Delmar-1990', {}, { as: 'volunteer' })).toBe('OF_OWNER');
  });

  it('is held against the account of a recovery link, which stays good [JOI-16, SAF-28: API]', async () => {
    await world.gql(RECOVER, { email: castEmail('managers') });
    const resetToken = tokenFor('passwordReset', (await mails(world)).at(-1)?.body);
    expect(await judged(GOOD, { resetToken })).toBe('TOO_SHORT_WITH_RIGHTS');
    expect(await judged('k7#pqx9z-mut', { resetToken })).toBeNull();
    expect((await call({ password: GOOD, resetToken: 'x'.repeat(43) })).code).toBe('INVALID_TOKEN');
  });

  it('nobody learns by it whether it is the one that an account has', async () => {
    expect(await judged(DEMO_PASSWORD, {}, { as: 'volunteer' })).toBeNull();
  });

  it('leaves nothing of itself in the database [JOI-16: stored]', async () => {
    const { read } = world.store;
    await judged('lantern on the pier', { names: { nameFirst: 'Wilhelmina' } }, { as: 'volunteer' });
    const tables = await read.all<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    );
    const rows = [];
    for (const { name } of tables) rows.push(await read.all(`SELECT * FROM "${name}"`));
    expect(tables.length).toBeGreaterThan(50);
    expect(JSON.stringify(rows)).not.toMatch(/lantern on the pier|Wilhelmina/);
  });

  it('a network that asks very often waits, and is then refused [JOI-16, SAF-24: API]', async () => {
    const often = byAddress('passwordJudgedByAddress', '203.0.113.7');
    await countAttempt(world.store, Array(300).fill(often), TEST_NOW);
    expect(await judged(GOOD)).toBeNull();
    expect(world.waits).toHaveLength(1);
    await countAttempt(world.store, Array(2700).fill(often), TEST_NOW);
    expect((await call({ password: GOOD })).code).toBe('RATE_LIMITED');
  });

  it('of names as long as a book the begin counts, so that they cost no more than others', async () => {
    const names = { nameFirst: `${'a '.repeat(40)}zuckerstein` };
    expect(await judged('zuckerstein1', { names })).toBeNull();
  });
});
