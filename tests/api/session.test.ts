import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { session } from '#db/schema/session.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { moveDate } from '../support/moved-date.ts';
import { openWorld, type World } from '../support/world.ts';

const WHO = '{ getAccountInfo { playerId } }';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

async function who(headers: Record<string, string>): Promise<string | null> {
  const { data } = await world.gql<{ getAccountInfo: { playerId: string } | null }>(WHO, {}, { headers });
  return data?.getAccountInfo?.playerId ?? null;
}

const sessions = () => world.store.read.select().from(session);

it('the token is accepted bare, with Bearer and as a cookie [API-02]', async () => {
  const token = await world.tokenOf('volunteer');
  expect(await who({ authorization: token })).toBe('volunteer');
  expect(await who({ authorization: `Bearer ${token}` })).toBe('volunteer');
  expect(await who({ authorization: `bearer ${token}` })).toBe('volunteer');
  expect(await who({ cookie: `a=b; session=${token}; c=d` })).toBe('volunteer');
});

it('an empty Authorization header means not logged in, whatever the cookie says [API-02]', async () => {
  const cookie = `session=${await world.tokenOf('volunteer')}`;
  expect(await who({ authorization: '', cookie })).toBeNull();
  expect(await who({ authorization: 'Bearer', cookie })).toBeNull();
  expect(await who({ authorization: 'Bearer nonsense', cookie })).toBeNull();
});

it('a cookie that is no token is nobody', async () => {
  expect(await who({ cookie: 'session=%zz' })).toBeNull();
  expect(await who({ cookie: "session=' OR 1=1 --" })).toBeNull();
  expect(await who({ cookie: `x-session=${await world.tokenOf('volunteer')}` })).toBeNull();
});

it('a call with an Authorization header never sets a cookie [API-02]', async () => {
  const variables = { email: castEmail('volunteer'), password: DEMO_PASSWORD };
  const answer = await world.gql(
    `mutation ($email: String!, $password: String!) {
      loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId }
      logout
    }`,
    variables,
    { as: 'volunteer', headers: SAME_SITE },
  );
  expect(answer.data).toEqual({ loginWithEmail: { playerId: 'volunteer' }, logout: true });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it('the hash in the database opens nothing', async () => {
  await world.tokenOf('volunteer');
  const [row] = await sessions();
  expect(await who({ authorization: row?.id ?? '' })).toBeNull();
});

it('logging out ends the session on the server and clears its cookie, and the one with the user name [ENT-02, NAV-38]', async () => {
  const token = await world.tokenOf('volunteer');
  const cookie = `session=${token}`;
  const { data, headers } = await world.gql('mutation { logout }', {}, { headers: { cookie, ...SAME_SITE } });
  expect(data).toEqual({ logout: true });
  expect(headers.getSetCookie()).toEqual([
    'session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax',
    'username=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(await who({ cookie })).toBeNull();
  expect(await who({ authorization: token })).toBeNull();
  expect(await sessions()).toEqual([]);
});

it('logging out without a session is fine too', async () => {
  expect((await world.gql('mutation { logout }')).data).toEqual({ logout: true });
});

it('logging out ends this session only; ending all ends the others', async () => {
  const [one, other] = [await world.sessions.open('volunteer'), await world.sessions.open('volunteer')];
  await world.gql('mutation { logout }', {}, { headers: { authorization: one } });
  expect(await who({ authorization: other })).toBe('volunteer');
  await world.sessions.endAll('volunteer');
  expect(await who({ authorization: other })).toBeNull();
});

it('a session ends after 30 days without use [OPEN-ACC-08]', async () => {
  const token = await world.tokenOf('volunteer');
  world.clock.advance(30 * DAY_MS + 1000);
  expect(await who({ authorization: token })).toBeNull();
  expect(await sessions()).toEqual([]);
});

it('use in the second half of the 30 days extends a session and sends its cookie again [OPEN-ACC-08]', async () => {
  const token = await world.tokenOf('volunteer');
  const cookie = `session=${token}`;
  world.clock.advance(14 * DAY_MS);
  expect((await world.gql(WHO, {}, { headers: { cookie } })).headers.get('set-cookie')).toBeNull();
  world.clock.advance(2 * DAY_MS);
  const answer = await world.gql(WHO, {}, { headers: { cookie } });
  expect(answer.headers.get('set-cookie')).toContain(`session=${token}; HttpOnly; Max-Age=2592000`);
  const [row] = await sessions();
  expect(row?.expiresAt).toBe(Math.ceil((world.clock.now() + 30 * DAY_MS) / 1000));
  world.clock.advance(29 * DAY_MS);
  expect(await who({ cookie })).toBe('volunteer');
});

it('however often it is used, a session ends after 60 days, and its last days ask for no writing [SAF-26]', async () => {
  const headers = { authorization: await world.tokenOf('volunteer') };
  for (const days of [20, 20]) {
    world.clock.advance(days * DAY_MS);
    expect(await who(headers)).toBe('volunteer');
  }
  const [extended] = await sessions();
  expect(extended?.expiresAt).toBe(Math.ceil((world.clock.now() + 20 * DAY_MS) / 1000));
  world.clock.advance(19 * DAY_MS);
  expect(await who(headers)).toBe('volunteer');
  expect(await sessions()).toEqual([extended]);
  world.clock.advance(DAY_MS + 1000);
  expect(await who(headers)).toBeNull();
});

it('staff are logged out after 12 hours of rest, and after 7 days in any case [SAF-26]', async () => {
  const rested = { authorization: await world.sessions.open('staff') };
  world.clock.advance(12 * HOUR_MS + 1000);
  expect(await who(rested)).toBeNull();
  const used = { authorization: await world.sessions.open('staff') };
  const opened = world.clock.now();
  const [row] = await sessions();
  world.clock.advance(HOUR_MS / 10);
  expect(await who(used)).toBe('staff');
  expect(await sessions()).toEqual([row]);
  world.clock.advance(HOUR_MS);
  expect(await who(used)).toBe('staff');
  while (world.clock.now() < opened + 7 * DAY_MS - 11 * HOUR_MS) {
    world.clock.advance(11 * HOUR_MS);
    expect(await who(used)).toBe('staff');
  }
  world.clock.set(opened + 7 * DAY_MS + 1000);
  expect(await who(used)).toBeNull();
});

it('refuses and deletes a session by the system clock and its stored end, whatever the product’s clock says', async () => {
  const token = await world.tokenOf('volunteer');
  moveDate(() => TEST_NOW + 30 * DAY_MS - 1000);
  expect(await world.sessions.find(token)).not.toBeNull();
  moveDate(() => TEST_NOW + 31 * DAY_MS);
  expect(await world.sessions.find(token)).toBeNull();
  expect(await sessions()).toEqual([]);
});

it.each([
  [16, 0, false],
  [14, 0, true],
  [5, 55, false],
])(
  'a use of a session with %d days left, opened %d days ago, renews it: %s',
  async (left, age, isRenewed) => {
    const token = await world.tokenOf('volunteer');
    const dates = {
      expiresAt: Math.ceil((TEST_NOW + left * DAY_MS) / 1000),
      createdAt: TEST_NOW - age * DAY_MS,
    };
    await world.store.write(async (tx) => void (await tx.update(session).set(dates)));
    expect((await world.sessions.find(token))?.isRenewed).toBe(isRenewed);
  },
);

it('ends the session of who has become staff 7 days after it began, though its stored end is later [SAF-26]', async () => {
  const token = await world.tokenOf('volunteer');
  await world.store.write(async (tx) => {
    await tx.update(account).set({ isStaff: true }).where(eq(account.id, 'volunteer'));
  });
  world.clock.advance(7 * DAY_MS - 1000);
  expect(await who({ authorization: token })).toBe('volunteer');
  world.clock.advance(1000);
  expect(await who({ authorization: token })).toBeNull();
  expect(await sessions()).toEqual([]);
});

it('a banned account is logged out at its next call', async () => {
  const token = await world.tokenOf('volunteer');
  await world.store.write(async (tx) => {
    await tx.update(account).set({ isBanned: true }).where(eq(account.id, 'volunteer'));
  });
  expect(await who({ authorization: token })).toBeNull();
  expect(await sessions()).toEqual([]);
});

it('expired sessions are swept', async () => {
  await world.tokenOf('volunteer');
  world.clock.advance(20 * DAY_MS);
  const younger = await world.sessions.open('teen');
  world.clock.advance(11 * DAY_MS);
  await world.sessions.sweep();
  expect((await sessions()).map((row) => row.accountId)).toEqual(['teen']);
  expect(await who({ authorization: younger })).toBe('teen');
});

it('in production the cookie is Secure and bound to the host by its name', async () => {
  await world.close();
  world = await openWorld({ env: { SESSION_COOKIE_SECURE: '1' } });
  const { headers } = await world.gql('mutation { logout }', {}, { headers: SAME_SITE });
  expect(headers.getSetCookie()).toEqual([
    '__Host-session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'username=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

it('the viewer of a session is loaded in two statements', async () => {
  const token = await world.tokenOf('managers');
  await who({ authorization: token });
  const before = world.store.statementCount();
  await world.gql('{ getTitleData { titleId } }', {}, { headers: { authorization: token } });
  expect(world.store.statementCount() - before).toBe(2);
});
