import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#api/app.ts';
import { contactEmail } from '#db/schema/account.ts';
import { messageChoice } from '#db/schema/message.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { ASK, registeredTeen } from '../support/guardian.ts';
import { readMails } from '../support/mails.ts';
import { GUARDIAN } from '../support/registration.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const SECRET = 'a-secret-of-the-mail-service';

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { MAIL_HOOK_SECRET: SECRET } });
});
afterEach(() => world.close());

type Call = { authorization?: string; path?: string; method?: string; headers?: Record<string, string> };

/** What the address answers to a report; as a service calls it, without Origin and cookie. */
async function report(
  body: unknown,
  { authorization = `Bearer ${SECRET}`, path = '/hooks/mail', ...call }: Call = {},
  at = world,
) {
  const { store, clock, config, log } = at;
  const app = createApp({ store, clock: clock.now, config, log });
  const answer = await app.request(path, {
    method: call.method ?? 'POST',
    headers: { 'content-type': 'application/json', authorization, ...call.headers },
    ...(call.method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

const bounce = (recipient: string) => ({ recipient, type: 'bounce' });
const complaint = (recipient: string) => ({ recipient, type: 'complaint' });

async function unreachableAt(accountId: string) {
  const [row] = await world.store.read
    .select()
    .from(contactEmail)
    .where(eq(contactEmail.accountId, accountId));
  return row?.unreachableAt;
}
const sendDue = () =>
  deliverDueMail({ ...world, dataKey: world.config.dataKey, send: async () => {}, clock: world.clock.now });
async function subjectsOf(who: { as: 'gold' | 'admins' } | { headers: Record<string, string> }) {
  const INBOX = 'query { inbox { messages { subject } } }';
  const { data } = await world.gql<{ inbox: { messages: { subject: string }[] } }>(INBOX, {}, who);
  return data?.inbox.messages.map(({ subject }) => subject).filter((text) => /reach/.test(text));
}
async function isGuardianRefused(headers: Record<string, string>) {
  const SEEN = 'query { getAccountInfo { guardian { isEmailRefused } } }';
  const { data } = await world.gql<{ getAccountInfo: { guardian: { isEmailRefused: boolean } } }>(
    SEEN,
    {},
    { headers },
  );
  return data?.getAccountInfo.guardian.isEmailRefused;
}
const choices = () => world.store.read.select().from(messageChoice);

describe('what a mail service reports', () => {
  it('a bounce marks the address as not reachable, once, and tells nobody whether it is known [MSG-08]', async () => {
    const known = await report([bounce(` ${castEmail('gold').toUpperCase()} `)]);
    expect(await unreachableAt('gold')).toBe(TEST_NOW);
    expect(await unreachableAt('volunteer')).toBeNull();
    world.clock.advance(1000);
    expect(await report([bounce(castEmail('gold'))])).toEqual(known);
    expect(await unreachableAt('gold')).toBe(TEST_NOW);
    expect(await report([bounce('nobody@nowhere.example')])).toEqual(known);
    expect(known).toEqual({ status: 204, text: '' });
    expect(await choices()).toEqual([]);
  });

  it('a bounce tells the owner of the address once [MSG-08]', async () => {
    await report([bounce(castEmail('gold'))]);
    await report([bounce(castEmail('gold'))]);
    const inbox = await world.gql('query { inbox { messages { subject } } }', {}, { as: 'gold' });
    expect(inbox.data).toEqual({ inbox: { messages: [{ subject: 'We can’t reach your email address' }] } });
  });

  it('a bounce of a guardian’s address tells the young person once, until another link goes out [MSG-08] [SAF-08]', async () => {
    const { headers } = await registeredTeen(world);
    await sendDue();
    await report([bounce(GUARDIAN.guardianEmail)]);
    await report([bounce(GUARDIAN.guardianEmail)]);
    expect(await subjectsOf({ headers })).toEqual(['We couldn’t reach your guardian']);
    expect(await isGuardianRefused(headers)).toBe(true);
    world.clock.advance(HOUR_MS);
    const input = { ...GUARDIAN, guardianEmail: 'right@family.example' };
    expect((await world.gql(ASK, { input }, { headers })).code).toBeUndefined();
    expect(await isGuardianRefused(headers)).toBe(false);
    await report([bounce(GUARDIAN.guardianEmail)]);
    expect(await subjectsOf({ headers })).toHaveLength(1);
  });

  it('a bounce of the address for answers tells the admin who typed it, once [MSG-08]', async () => {
    const ASK_ANSWERS =
      'mutation { askForAnswersAddress(providerId: "1", emailAddress: "desk@charity.example") }';
    await world.gql(ASK_ANSWERS, {}, { as: 'admins' });
    await sendDue();
    await report([bounce('desk@charity.example')]);
    await report([bounce('desk@charity.example')]);
    expect(await subjectsOf({ as: 'admins' })).toEqual(['We couldn’t reach the address for answers']);
  });

  it('a bounce of a new address tells its owner at the old one, and leaves the old one reachable [MSG-08]', async () => {
    const CHANGE = `mutation { changeEmailAddress(emailAddress: "no@gold.example", currentPassword: "${DEMO_PASSWORD}") }`;
    await world.gql(CHANGE, {}, { as: 'gold' });
    await sendDue();
    await report([bounce('no@gold.example')]);
    const told = (await readMails(world)).filter(({ kind }) => kind === 'address-refused');
    expect(told.map(({ recipient }) => recipient)).toEqual([castEmail('gold')]);
    expect(await unreachableAt('gold')).toBeNull();
  });

  it('a complaint ends news by mail for that address, also where they were chosen, and nothing else [MSG-08]', async () => {
    const on = { accountId: 'gold', channel: 'email', isOn: true, changedAt: 1 } as const;
    await world.store.write(async (tx) => {
      await tx.insert(messageChoice).values([
        { ...on, class: 'news' },
        { ...on, class: 'wanted' },
      ]);
    });
    const both = [complaint(castEmail('gold')), complaint(castEmail('volunteer'))];
    expect((await report(both)).status).toBe(204);
    const off = { class: 'news', channel: 'email', isOn: false, changedAt: TEST_NOW };
    const expected = expect.arrayContaining([
      { accountId: 'gold', ...off },
      { accountId: 'volunteer', ...off },
      { ...on, class: 'wanted' },
    ]);
    expect(await choices()).toEqual(expected);
    world.clock.advance(1000);
    await report(both);
    expect(await choices()).toEqual(expected);
    expect(await choices()).toHaveLength(3);
    expect(await unreachableAt('gold')).toBeNull();
  });

  it('what it does not know counts for nothing, and the rest is done [MSG-08]', async () => {
    const odd = [
      null,
      7,
      'x',
      {},
      { type: 'bounce' },
      { recipient: 5, type: 'bounce' },
      { ...bounce(castEmail('volunteer')), type: 'delivered' },
    ];
    expect(
      (await report([...odd, { ...bounce(castEmail('gold')), at: 'today', reason: '550' }])).status,
    ).toBe(204);
    expect(await unreachableAt('gold')).toBe(TEST_NOW);
    expect(await unreachableAt('volunteer')).toBeNull();
  });
});

describe('who may report', () => {
  it.each([
    ['another secret', { authorization: `Bearer ${SECRET}x` }],
    ['a part of it', { authorization: `Bearer ${SECRET.slice(0, -1)}` }],
    ['no secret', { authorization: '' }],
    ['the secret in the address', { authorization: '', path: `/hooks/mail?secret=${SECRET}` }],
    ['the secret by GET', { method: 'GET' }],
  ])('with %s there is no such address [MSG-08]', async (_case, call) => {
    expect((await report([bounce(castEmail('gold'))], call)).status).toBe(404);
    expect(await unreachableAt('gold')).toBeNull();
  });

  it('without a secret in the environment there is no such address for anybody [MSG-08]', async () => {
    const bare = await openWorld();
    for (const authorization of ['', 'Bearer ', 'Bearer null', 'Bearer undefined'])
      expect((await report([], { authorization }, bare)).status).toBe(404);
    await bare.close();
  });

  it.each([
    ['no JSON', 'x', 400],
    ['no list', {}, 400],
    ['more than 1,000 entries', Array(1001).fill(bounce('a@b.example')), 400],
    ['1,000 entries', Array(1000).fill(bounce('a@b.example')), 204],
    ['too many bytes', JSON.stringify([{ ...bounce('a@b.example'), more: 'x'.repeat(300_000) }]), 413],
  ])('%s is answered [MSG-08]', async (_case, body, status) => {
    expect((await report(body)).status).toBe(status);
  });

  it('a service that names an origin of its own may report too: its secret is its guard [MSG-08]', async () => {
    const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    expect((await report([bounce(castEmail('gold'))], { headers })).status).toBe(204);
    expect(await unreachableAt('gold')).toBe(TEST_NOW);
  });
});
