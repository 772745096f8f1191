import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepTokens } from '#api/access/auth/account-token.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { accountToken } from '#db/schema/session.ts';
import { castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { mails, registered, tokenFor } from '../support/registration.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const RESEND = 'mutation ($token: String) { resendVerification(token: $token) }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const verify = (token: string) => world.gql(VERIFY, { token });
const resend = (token: string | null, headers: Record<string, string> = {}) =>
  world.gql(RESEND, { token }, { headers });
const lastToken = async () => tokenFor('verifyEmail', (await mails(world)).at(-1)?.body);
async function statusOf(accountId: string) {
  const rows = await world.store.read
    .select()
    .from(contactEmail)
    .where(eq(contactEmail.accountId, accountId));
  return rows[0]?.verificationStatus;
}
const logIn = (name: 'new' | 'volunteer', password: string = DEMO_PASSWORD) =>
  world.gql(
    `mutation ($email: String!, $password: String!) {
      loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId }
    }`,
    { email: castEmail(name), password },
  );

describe('the link', () => {
  it('sets the contact email to Confirmed, without a session [OPEN-ACC-02, ENT-39]', async () => {
    const { playerId } = await registered(world);
    expect((await verify(await lastToken())).data).toEqual({ verifyEmail: true });
    expect(await statusOf(playerId)).toBe('Confirmed');
    expect(await world.store.read.select().from(auditEntry)).toContainEqual(
      expect.objectContaining({ action: 'email-verified', actorId: playerId }),
    );
  });

  it('is good for one use [OPEN-ACC-02]', async () => {
    await registered(world);
    const token = await lastToken();
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.filter((answer) => answer.data)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'INVALID_TOKEN')).toHaveLength(2);
  });

  it('is good for 7 days [OPEN-ACC-02]', async () => {
    const { playerId } = await registered(world);
    const token = await lastToken();
    world.clock.advance(7 * DAY_MS);
    expect((await verify(token)).code).toBe('INVALID_TOKEN');
    expect(await statusOf(playerId)).toBe('Unverified');
    world.clock.advance(-1);
    expect((await verify(token)).data).toEqual({ verifyEmail: true });
  });

  it.each(['', 'nonsense', "' OR 1=1 --", 'a'.repeat(10_000), '\u0000'])(
    '«%s» is no link [OPEN-ACC-02]',
    async (token) => {
      await registered(world);
      expect((await verify(token)).code).toBe('INVALID_TOKEN');
    },
  );

  it('neither the stored hash nor a link for a password confirms an address', async () => {
    const { playerId } = await registered(world);
    const [row] = await world.store.read.select().from(accountToken);
    expect((await verify(row?.tokenHash ?? '')).code).toBe('INVALID_TOKEN');
    await world.gql(
      'mutation { sendAccountRecoveryEmail(email: "mina.zucker@new.example", titleId: "chariteers") }',
    );
    const reset = tokenFor('passwordReset', (await mails(world)).at(-1)?.body);
    expect((await verify(reset)).code).toBe('INVALID_TOKEN');
    expect(await statusOf(playerId)).toBe('Unverified');
  });
});

describe('sending it again', () => {
  it('the own account gets another mail, once an hour [OPEN-ACC-02]', async () => {
    const { headers } = await registered(world);
    world.clock.advance(30 * 60_000);
    expect(await resend(null, headers)).toMatchObject({
      status: 200,
      code: 'RATE_LIMITED',
      errors: [{ extensions: { statusCode: 429, retryAfterSeconds: 1800 } }],
    });
    expect(await mails(world)).toHaveLength(1);
    world.clock.advance(30 * 60_000);
    const answers = await Promise.all([resend(null, headers), resend(null, headers)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual(['RATE_LIMITED', undefined]);
    expect(await mails(world)).toHaveLength(2);
  });

  it('a link that came too late asks for another one without a log-in [OPEN-ACC-02]', async () => {
    const { playerId } = await registered(world);
    const late = await lastToken();
    world.clock.advance(8 * DAY_MS);
    expect((await resend(late)).data).toEqual({ resendVerification: true });
    expect((await verify(await lastToken())).data).toEqual({ verifyEmail: true });
    expect(await statusOf(playerId)).toBe('Confirmed');
  });

  it('an earlier mail stays good beside the newer one [OPEN-ACC-02]', async () => {
    const { headers } = await registered(world);
    const earlier = await lastToken();
    world.clock.advance(HOUR_MS);
    await resend(null, headers);
    expect((await verify(earlier)).data).toEqual({ verifyEmail: true });
    expect((await verify(await lastToken())).code).toBe('INVALID_TOKEN');
  });

  it('who is confirmed gets no mail', async () => {
    const { headers } = await registered(world);
    const token = await lastToken();
    await verify(token);
    world.clock.advance(DAY_MS);
    expect((await resend(null, headers)).data).toEqual({ resendVerification: false });
    expect((await resend(token)).data).toEqual({ resendVerification: false });
    expect(await mails(world)).toHaveLength(1);
  });

  it('strangers without a link get nothing', async () => {
    expect((await resend(null)).code).toBe('NOT_LOGGED_IN');
    expect((await resend('nonsense')).code).toBe('INVALID_TOKEN');
    expect(await mails(world)).toEqual([]);
  });
});

describe('at log-in', () => {
  it('who is Unverified gets the mail again, at most once an hour [ACC-36]', async () => {
    await logIn('new');
    expect(await mails(world)).toMatchObject([{ recipient: castEmail('new'), ownerId: 'new' }]);
    world.clock.advance(HOUR_MS - 1);
    await logIn('new');
    expect(await mails(world)).toHaveLength(1);
    world.clock.advance(1);
    await Promise.all([logIn('new'), logIn('new'), logIn('new')]);
    expect(await mails(world)).toHaveLength(2);
    expect((await verify(await lastToken())).data).toEqual({ verifyEmail: true });
  });

  it('who is Confirmed, or does not get in, gets none [ACC-36]', async () => {
    await logIn('volunteer');
    await logIn('new', 'wrong');
    expect(await mails(world)).toEqual([]);
  });
});

it('spent links are forgotten a month after their end', async () => {
  await registered(world);
  world.clock.advance(36 * DAY_MS);
  await sweepTokens(world.store, world.clock.now());
  expect(await world.store.read.select().from(accountToken)).toHaveLength(1);
  world.clock.advance(2 * DAY_MS);
  await sweepTokens(world.store, world.clock.now());
  expect(await world.store.read.select().from(accountToken)).toEqual([]);
});
