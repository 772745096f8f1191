import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account, contactEmail } from '#db/schema/account.ts';
import { mailsTo } from '../support/guardian.ts';
import { FORM, register, registered, tokenFor } from '../support/registration.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const verify = (token: string) =>
  world.gql('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
const logIn = (token: string) =>
  world.gql<{ logInByVerifiedLink: { playerId: string; entityToken: string } }>(
    'mutation ($token: String!) { logInByVerifiedLink(token: $token) { playerId entityToken } }',
    { token },
  );
const mailed = async (address: string = FORM.emailAddress) =>
  tokenFor('verifyEmail', (await mailsTo(world, address)).at(-1)?.body);

it('the link of the long registration logs in after it has confirmed, once [JOI-19: the link]', async () => {
  const { data } = await register(world);
  const token = await mailed();
  expect((await logIn(token)).code, 'not before').toBe('INVALID_TOKEN');
  await verify(token);
  const { playerId, entityToken } = (await logIn(token)).data?.logInByVerifiedLink ?? {};
  expect(playerId).toBe(data?.registerChariteer.playerId);
  expect(await world.sessions.find(entityToken ?? '')).toMatchObject({ account: { accountId: playerId } });
  expect((await logIn(token)).code, 'not twice').toBe('INVALID_TOKEN');
});

it('half an hour later it logs in nobody [JOI-19: the link]', async () => {
  await register(world);
  const token = await mailed();
  await verify(token);
  world.clock.advance(30 * MINUTE_MS);
  expect((await logIn(token)).code).toBe('INVALID_TOKEN');
});

it('a link to another address than that of the log-in logs in nobody [JOI-19: the link]', async () => {
  await register(world);
  await world.store.write((tx) => tx.update(contactEmail).set({ emailAddress: 'other@new.example' }));
  const token = await mailed();
  await verify(token);
  expect((await logIn(token)).code).toBe('INVALID_TOKEN');
});

it('who is banned stays outside [JOI-19: the link]', async () => {
  await register(world);
  const token = await mailed();
  await verify(token);
  await world.store.write((tx) =>
    tx.update(account).set({ isBanned: true }).where(eq(account.email, FORM.emailAddress)),
  );
  expect((await logIn(token)).code).toBe('ACCOUNT_BANNED');
});

it('the link in the mail leads on to the quest, and to nothing that is none [JOI-19: the quest]', async () => {
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
  await register(world, { questId: 'q' });
  expect((await mailsTo(world, FORM.emailAddress)).at(-1)?.body).toMatch(
    /\/verifyEmail\?token=[\w-]+&quest=q\s/,
  );
  const other = { emailAddress: 'other@new.example', username: 'Heronfan', questId: '<b>&x=\r\nBcc:' };
  await register(world, other);
  expect((await mailsTo(world, other.emailAddress)).at(-1)?.body).not.toContain('quest=');
});

it('so does every other link to the address until one was used [JOI-19: the quest]', async () => {
  const linked = async (address: string) => {
    const body = (await mailsTo(world, address)).at(-1)?.body ?? '';
    const [, token = '', questId] = /verifyEmail\?token=([\w-]+)(?:&quest=(\w+))?/.exec(body) ?? [];
    return [token, questId] as const;
  };
  const resend = (token: string) =>
    world.gql('mutation ($token: String) { resendVerification(token: $token) }', { token });
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
  const { headers } = await registered(world, { questId: 'q' });
  const [first] = await linked(FORM.emailAddress);
  world.clock.advance(60 * MINUTE_MS);
  await resend(first);
  const [second, ofSecond] = await linked(FORM.emailAddress);
  expect([second === first, ofSecond]).toEqual([false, 'q']);
  const corrected = 'mina@right.example';
  const CHANGE =
    'mutation ($emailAddress: String!) { addOrUpdateContactEmail(emailAddress: $emailAddress) { emailAddress } }';
  await world.gql(CHANGE, { emailAddress: corrected }, { headers });
  const [third, ofThird] = await linked(corrected);
  expect(ofThird).toBe('q');
  await verify(third);
  await world.gql(CHANGE, { emailAddress: 'mina@later.example' }, { headers });
  expect((await linked('mina@later.example'))[1]).toBeUndefined();
});

it('the registration takes a number in any form, for both telephones [JOI-20: telephones]', async () => {
  const { errors } = await register(world, {
    phoneNumber: '+1 (973) 555-0142',
    emergencyContactNumber: '973.555.0143',
  });
  expect(errors).toBeUndefined();
  const [owner] = await world.store.read.select().from(account).where(eq(account.email, FORM.emailAddress));
  expect(
    world.store.read.cells.open('account.phoneNumber', owner?.id ?? '', owner?.phoneNumber ?? null),
  ).toBe('9735550142');
});
