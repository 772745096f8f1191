import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byAddress, clearAttempts, countAttempt } from '#api/access/auth/rate-limit.ts';
import { createApp } from '#api/app.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { session } from '#db/schema/session.ts';
import { rateLimit } from '#db/schema/setting.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const LOG_IN = `mutation ($email: String!, $password: String!, $titleId: String!) {
  loginWithEmail(email: $email, password: $password, titleId: $titleId) { playerId entityToken }
}`;
/** Another network than that of the tests. */
const OTHER = '198.51.100.1';
const BROWSER = { origin: 'http://chariteers.test', 'sec-fetch-site': 'same-origin' };

type LogIn = { loginWithEmail: { playerId: string; entityToken: string | null } };
type Given = { email?: string; password?: string; titleId?: string };

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const logIn = (given: Given = {}, options: { headers?: Record<string, string>; address?: string } = {}) =>
  world.gql<LogIn>(
    LOG_IN,
    { email: castEmail('volunteer'), password: DEMO_PASSWORD, titleId: 'chariteers', ...given },
    options,
  );

async function failures(times: number, given: Given, address?: string): Promise<void> {
  for (let count = 0; count < times; count += 1) await logIn({ password: 'wrong', ...given }, { address });
}

describe('who gets what', () => {
  it('a client that is no browser gets its token and no cookie [API-39, DEC-17, EDG-12]', async () => {
    const answer = await logIn();
    expect(answer.data?.loginWithEmail.playerId).toBe('volunteer');
    expect(answer.data?.loginWithEmail.entityToken).toMatch(/^[a-z0-9]{40}$/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('one request after it brings what a client loads: title, profile, inventory, memberships, credits [ACC-34]', async () => {
    const { data } = await logIn({ email: castEmail('managers') });
    const headers = { authorization: data?.loginWithEmail.entityToken ?? '' };
    const loaded = await world.gql(
      `{ getTitleData { titleId maintenanceStatus { versionWebsite } }
         getPlayerProfile(playerId: "managers") { displayName }
         getInventory { itemInstances { itemInstanceId } mana }
         listMembership { groupName managedProviderId }
         credits(chariteerID: "managers") { value unit }
         getAccountInfo { email entityId entityType } }`,
      {},
      { headers },
    );
    expect(loaded.data).toMatchObject({
      getTitleData: { titleId: 'chariteers' },
      getPlayerProfile: { displayName: expect.stringMatching(/\w/) },
      getInventory: { itemInstances: [] },
      listMembership: [{ managedProviderId: '1' }, { managedProviderId: '2' }],
      credits: [],
      getAccountInfo: { email: castEmail('managers'), entityId: expect.stringMatching(/\w/) },
    });
  });

  it.each([
    ['Origin', { origin: 'http://chariteers.test' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ])(
    'a browser, told by %s, gets a cookie that no script reads, and a null token [DEC-17, ACC-33, ENT-02]',
    async (_, headers) => {
      const answer = await logIn({}, { headers });
      expect(answer.data?.loginWithEmail).toEqual({ playerId: 'volunteer', entityToken: null });
      expect(answer.headers.getSetCookie()[0]).toMatch(
        /^session=[a-z0-9]{40}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/,
      );
      // ENT-02: for the greeting of the login alone.
      expect(answer.headers.getSetCookie()).toContain(
        'username=volunteer; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      );
    },
  );

  it('the address is compared without regard to case and surrounding spaces [API-39]', async () => {
    const answer = await logIn({ email: ' Volunteer@Demo.Example ' });
    expect(answer.data?.loginWithEmail.playerId).toBe('volunteer');
  });

  it('only a hash of the token is stored, and each log-in makes a new one [DEC-03]', async () => {
    const tokens = [await logIn(), await logIn()].map(
      (answer) => answer.data?.loginWithEmail.entityToken ?? '',
    );
    expect(new Set(tokens).size).toBe(2);
    const rows = await world.store.read.select().from(session).where(eq(session.accountId, 'volunteer'));
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row.id).toMatch(/^[0-9a-f]{64}$/);
      expect(tokens).not.toContain(row.id);
    }
  });
});

describe('refusals', () => {
  it.each([
    ['ERR-04 a wrong password', { password: 'wrong' }, 'INVALID_EMAIL_OR_PASSWORD', 'InvalidEmailOrPassword'],
    ['ERR-05 an unknown address', { email: 'nobody@demo.example' }, 'ACCOUNT_NOT_FOUND', 'AccountNotFound'],
    ['ERR-05 a banned account', { email: castEmail('banned') }, 'ACCOUNT_BANNED', 'AccountBanned'],
    ['ERR-06 what is no address', { email: 'volunteer' }, 'INVALID_PARAMS', 'InvalidParams'],
    ['API-39 another title id', { titleId: 'other' }, 'INVALID_TITLE_ID', 'InvalidTitleId'],
  ])('%s is refused without a session', async (_case, given, code, message) => {
    const answer = await logIn(given, { headers: BROWSER });
    expect(answer).toMatchObject({ status: 200, code, errors: [{ message }] });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await world.store.read.select().from(session)).toEqual([]);
  });

  it('a banned account with a wrong password is not told of the ban [ERR-04]', async () => {
    expect((await logIn({ email: castEmail('banned'), password: 'wrong' })).code).toBe(
      'INVALID_EMAIL_OR_PASSWORD',
    );
  });

  it('with AUTH_GENERIC_ERRORS the three are one [DEC-01]', async () => {
    await world.close();
    world = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
    const answers = [
      await logIn({ password: 'wrong' }),
      await logIn({ email: 'nobody@demo.example' }),
      await logIn({ email: castEmail('banned') }),
    ];
    expect(answers.map((answer) => answer.code)).toEqual(['LOGIN_REFUSED', 'LOGIN_REFUSED', 'LOGIN_REFUSED']);
    expect(new Set(answers.map((answer) => answer.errors?.[0]?.message)).size).toBe(1);
  });
});

it.each([
  ['locked for too long', Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })],
  [
    'not reached',
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
  ],
])('while the database is %s, the log-in answers ServiceUnavailable [ERR-07]', async (_case, error) => {
  const { store, config, log, clock } = world;
  const write = () => Promise.reject(error);
  const app = createApp({ store: { ...store, write }, config, log, clock: clock.now });
  const variables = { email: castEmail('volunteer'), password: DEMO_PASSWORD, titleId: 'chariteers' };
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOG_IN, variables }),
  };
  const response = await app.request('/graphql', init);
  expect([response.status, await response.json()]).toMatchObject([
    200,
    {
      errors: [
        { message: 'ServiceUnavailable', extensions: { code: 'SERVICE_UNAVAILABLE', statusCode: 503 } },
      ],
    },
  ]);
});

describe('limits', () => {
  const countedBefore = async (count: number) => {
    const counted = [byAddress('logInByAddress', '203.0.113.7')];
    await world.store.write((tx) => clearAttempts(tx, counted));
    await countAttempt(world.store, counted, TEST_NOW);
    await world.store.write((tx) =>
      tx.update(rateLimit).set({ count }).where(like(rateLimit.key, 'logInByAddress:%')),
    );
  };

  it('after 10 failures from one network an account waits there, by HTTP 200 with Retry-After [SAF-23]', async () => {
    await failures(10, {});
    world.clock.advance(60_000);
    const answer = await logIn();
    expect(answer).toMatchObject({
      status: 200,
      code: 'RATE_LIMITED',
      errors: [{ extensions: { statusCode: 429, retryAfterSeconds: 840 } }],
    });
    expect(answer.headers.get('retry-after')).toBe('840');
    world.clock.advance(840_000);
    expect((await logIn()).data?.loginWithEmail.playerId).toBe('volunteer');
  });

  it('an unknown address is limited like an account [SAF-23]', async () => {
    await failures(10, { email: 'nobody@demo.example' });
    expect((await logIn({ email: 'NOBODY@demo.example' })).code).toBe('RATE_LIMITED');
    expect((await logIn({ email: 'nobody@demo.example' }, { address: OTHER })).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
  });

  it('a network with 100 failures is slowed down, up to 8 s an answer; others and other questions are not [SAF-24]', async () => {
    for (const [before, wait] of [
      [99, []],
      [100, [20]],
      [300, [4_020]],
      [999, [8_000]],
    ] as const) {
      await countedBefore(before);
      world.waits.length = 0;
      expect((await logIn()).data?.loginWithEmail.playerId).toBe('volunteer');
      expect(world.waits).toEqual(wait);
    }
    await logIn({}, { address: OTHER });
    await world.gql('{ districts { id } }');
    expect(world.waits).toHaveLength(1);
  });

  it('after ten times 100 failures an address gets HTTP 429 before anything is executed; others go on [DEC-26, SAF-24]', async () => {
    await countedBefore(999);
    await failures(1, {});
    const before = await world.store.read.select().from(auditEntry);
    const answer = await logIn();
    expect(answer).toMatchObject({ status: 429, code: 'RATE_LIMITED', data: undefined });
    expect(answer.headers.get('retry-after')).toBe('900');
    expect(await world.store.read.select().from(auditEntry)).toHaveLength(before.length);
    expect((await logIn({}, { address: OTHER })).status).toBe(200);
    expect((await world.gql('{ districts { id } }')).status).toBe(200);
  });

  it('only failures count [DEC-26]', async () => {
    for (let count = 0; count < 12; count += 1) expect((await logIn()).code).toBeUndefined();
  });

  it('many guesses at once are counted before their outcome is known [OPEN-ACC-08]', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn({ password: 'wrong' })));
    expect(answers.filter((answer) => answer.code === 'INVALID_EMAIL_OR_PASSWORD')).toHaveLength(10);
    expect(answers.filter((answer) => answer.code === 'RATE_LIMITED')).toHaveLength(10);
  });

  it('the counters hold no address of a person or machine', async () => {
    await failures(1, {});
    const rows = await world.store.read.select().from(rateLimit);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/volunteer|203\.0\.113/);
  });
});

it('log-ins and refusals stand in the audit log, without address or password', async () => {
  await logIn();
  await logIn({ password: 'wrong-secret' });
  await logIn({ email: 'nobody@demo.example' });
  const entries = await world.store.read.select().from(auditEntry);
  expect(
    entries.map(({ action, actorId, subjectId, detail }) => ({ action, actorId, subjectId, detail })),
  ).toEqual([
    { action: 'log-in', actorId: 'volunteer', subjectId: 'volunteer', detail: {} },
    {
      action: 'log-in-refused',
      actorId: null,
      subjectId: 'volunteer',
      detail: { code: 'INVALID_EMAIL_OR_PASSWORD' },
    },
    { action: 'log-in-refused', actorId: null, subjectId: null, detail: { code: 'ACCOUNT_NOT_FOUND' } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/demo\.example|wrong-secret|203\.0\.113/);
});

it.each([
  ['staff', true],
  ['managers', true],
  ['captains', true],
  ['provider', true],
  ['volunteer', false],
  ['guildadmin', false],
])('says of %s whether they begin in the console: %s [DEC-59]', async (name, opensConsole) => {
  const variables = { email: castEmail(name), password: DEMO_PASSWORD, titleId: 'chariteers' };
  const text = `mutation ($email: String!, $password: String!, $titleId: String!) {
    loginWithEmail(email: $email, password: $password, titleId: $titleId) { opensConsole }
  }`;
  expect((await world.gql(text, variables)).data).toEqual({ loginWithEmail: { opensConsole } });
});
