import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertWebhook } from '#db/factories/insert-webhook.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { proofCode, session } from '#db/schema/session.ts';
import { type CastName, castEmail, DEMO_PASSWORD, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const PROVE = `mutation ($password: String, $code: String) {
  proveIdentity(password: $password, code: $code) { way isRecent recentUntil }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld({ resolveHost: async () => ['93.184.216.34'] });
  await world.store.write((tx) => insertWebhook(tx, { id: 'hook', url: 'https://push.example/hook' }));
});
afterEach(() => world.close());

const does = (as: CastName, mutation: string) => world.gql(`mutation { ${mutation} }`, {}, { as });
const prove = (as: CastName, given: { password?: string; code?: string }) => world.gql(PROVE, given, { as });
/** Logs someone in, and lets 15 minutes go by. */
async function stale(as: CastName): Promise<void> {
  await world.tokenOf(as);
  world.clock.set(TEST_NOW + 15 * MINUTE_MS);
}

/** What cannot be taken back, or opens more than the session does. */
const ACTS: readonly (readonly [what: string, as: CastName, mutation: string])[] = [
  ['another address of mail', 'volunteer', 'changeEmailAddress(emailAddress: "new@new.example")'],
  [
    'removing the account',
    'volunteer',
    `removeChariteer(input: { emailAddress: "${castEmail('volunteer')}" }) { id }`,
  ],
  ['a calendar feed', 'volunteer', 'createCalendarFeed { address }'],
  ['a file with everything of a charity', 'admins', 'askForCharityFile(providerId: "1") { state }'],
  ['a file of all that is stored', 'volunteer', 'askForDataCopy { state }'],
  [
    'another role',
    'admins',
    'changeMemberRole(groupId: "group-1", memberId: "captains", originRoleId: "captains", destinationRoleId: "managers") { memberId }',
  ],
  [
    'an invitation to a role',
    'admins',
    'addGroupMember(groupId: "group-1", username: "Somebody", roleId: "managers") { id }',
  ],
  ['taking somebody out', 'admins', 'removeGroupMember(groupId: "group-1", memberId: "captains")'],
  ['rights of staff', 'staff', `addStaff(emailAddress: "${castEmail('gold')}") { id }`],
  ['an end of those rights', 'staff', 'removeStaff(accountId: "gold") { id }'],
  [
    'an account of a charity',
    'staff',
    'createProviderAccount(input: { providerId: "3", username: "Hilltop", emailAddress: "hill@new.example" }) { playerId }',
  ],
  [
    'a webhook',
    'admins',
    'addWebhook(providerId: "1", input: { url: "https://push.example/new", events: [signedUp], includesNames: true }) { secret }',
  ],
  [
    'another address of a webhook',
    'admins',
    'changeWebhook(id: "hook", isOn: true, input: { url: "https://push.example/new", events: [signedUp], includesNames: true }) { id }',
  ],
  ['another secret of a webhook', 'admins', 'renewWebhookSecret(id: "hook") { secret }'],
  [
    'a key for a program',
    'admins',
    'createProgramKey(providerId: "1", name: "Website", scopes: [quests], days: 30) { key }',
  ],
  ['the wallet', 'staff', 'topUpWallet(providerId: "1", amount: 5, reason: "Gift", seenMana: 0) { mana }'],
];

describe('what cannot be taken back asks for the password again [SAF-25]', () => {
  it.each(ACTS)(
    '%s, 15 minutes after the log-in, and goes through after the proof [SAF-25]',
    async (_what, as, mutation) => {
      await stale(as);
      const refused = await does(as, mutation);
      expect(refused.code).toBe('PROOF_NEEDED');
      expect(refused.errors?.[0]?.extensions.statusCode).toBe(403);
      const proved = await prove(as, { password: DEMO_PASSWORD });
      expect(proved.data).toMatchObject({ proveIdentity: { way: 'PASSWORD', isRecent: true } });
      expect((await does(as, mutation)).errors).toBeUndefined();
    },
  );

  it.each(ACTS)('%s goes through within 15 minutes of the log-in [SAF-25]', async (_what, as, mutation) => {
    await world.tokenOf(as);
    world.clock.set(TEST_NOW + 15 * MINUTE_MS - 1);
    expect((await does(as, mutation)).errors).toBeUndefined();
  });

  it.each([
    [
      '/files/volunteers.csv',
      { providerId: '1', from: new Date(0).toISOString(), until: new Date(TEST_NOW).toISOString() },
    ],
    ['/files/recap.csv', { providerId: '1', period: '2026' }],
  ])(
    'a file with people, %s, asks for it too, and is made after the proof [SAF-25]',
    async (address, asked) => {
      await stale('managers');
      const token = await world.tokenOf('managers');
      const refused = await world.askFile(address, asked, { token });
      expect(refused.status).toBe(403);
      expect(await refused.text()).toContain('PROOF_NEEDED');
      await prove('managers', { password: DEMO_PASSWORD });
      expect((await world.askFile(address, asked, { token })).status).toBe(200);
    },
  );

  it('a refusal changes nothing [SAF-25]', async () => {
    await stale('volunteer');
    await does('volunteer', `removeChariteer(input: { emailAddress: "${castEmail('volunteer')}" }) { id }`);
    const there = await world.store.read.select().from(account).where(eq(account.id, 'volunteer'));
    expect(there).toHaveLength(1);
  });

  it('who leaves a group by themselves, and a guild’s admin who accepts a member, need none', async () => {
    await does('volunteer', `applyToGroup(groupId: "${GUILD_ID}", answer: "Hello") { id }`);
    await stale('guildadmin');
    const { data } = await world.gql<{ listGroupApplications: { items: { id: string }[] } }>(
      `{ listGroupApplications(groupId: "${GUILD_ID}") { items { id } } }`,
      {},
      { as: 'guildadmin' },
    );
    const id = data?.listGroupApplications.items[0]?.id;
    const accept = `acceptGroupApplication(groupId: "${GUILD_ID}", applicationId: "${id}") { id }`;
    expect((await does('guildadmin', accept)).errors).toBeUndefined();
    const leave = `removeGroupMember(groupId: "${GUILD_ID}", memberId: "volunteer")`;
    expect((await does('volunteer', leave)).errors).toBeUndefined();
  });
});

describe('the proof', () => {
  it('is of its session alone, and lasts 15 minutes [SAF-25]', async () => {
    await stale('volunteer');
    const other = { authorization: `Bearer ${await world.sessions.open('volunteer')}` };
    world.clock.advance(15 * MINUTE_MS);
    await prove('volunteer', { password: DEMO_PASSWORD });
    const make = 'mutation { createCalendarFeed { address } }';
    expect((await world.gql(make, {}, { as: 'volunteer' })).errors).toBeUndefined();
    expect((await world.gql(make, {}, { headers: other })).code).toBe('PROOF_NEEDED');
    world.clock.advance(15 * MINUTE_MS);
    expect((await world.gql(make, {}, { as: 'volunteer' })).code).toBe('PROOF_NEEDED');
    const { data } = await world.gql('{ identityProof { way isRecent } }', {}, { as: 'volunteer' });
    expect(data).toEqual({ identityProof: { way: 'PASSWORD', isRecent: false } });
  });

  it('a wrong password proves nothing; after ten the session is refused, and no other one [SAF-25, SAF-23]', async () => {
    await stale('volunteer');
    for (let guess = 0; guess < 10; guess += 1)
      expect((await prove('volunteer', { password: 'not it' })).code).toBe('WRONG_PROOF');
    expect((await prove('volunteer', { password: DEMO_PASSWORD })).code).toBe('RATE_LIMITED');
    expect((await does('volunteer', 'createCalendarFeed { address }')).code).toBe('PROOF_NEEDED');
    const other = { authorization: `Bearer ${await world.sessions.open('volunteer')}` };
    expect((await world.gql(PROVE, { password: DEMO_PASSWORD }, { headers: other })).errors).toBeUndefined();
    const entries = (await world.store.read.select().from(auditEntry)).map(({ action }) => action);
    expect(entries).toEqual([...Array(10).fill('proof-refused'), 'proof-given']);
  });

  it('a visitor has none to give [SAF-25]', async () => {
    expect((await world.gql(PROVE, { password: DEMO_PASSWORD })).code).toBe('NOT_LOGGED_IN');
  });
});

describe('who has no password', () => {
  beforeEach(async () => {
    await stale('volunteer');
    await world.store.write((tx) =>
      tx.update(account).set({ passwordHash: null }).where(eq(account.id, 'volunteer')),
    );
  });
  const send = (as: CastName = 'volunteer') => world.gql('mutation { sendProofCode }', {}, { as });
  async function mailed(): Promise<string> {
    const last = (await mailsTo(world, castEmail('volunteer'))).at(-1);
    return /^\d{6}$/m.exec(last?.body ?? '')?.[0] ?? '';
  }
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('proves by a mailed code, once; the database has its keyed hash only [SAF-25, SAF-18]', async () => {
    expect((await send()).data).toEqual({ sendProofCode: true });
    const code = await mailed();
    const [row] = await world.store.read.select().from(proofCode);
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
    const proved = await prove('volunteer', { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    expect(proved.data).toMatchObject({ proveIdentity: { way: 'MAIL_CODE', isRecent: true } });
    expect((await does('volunteer', 'createCalendarFeed { address }')).errors).toBeUndefined();
    expect((await prove('volunteer', { code })).code).toBe('WRONG_PROOF');
  });

  it('a code is good for five tries and ten minutes [SAF-25]', async () => {
    await send();
    const code = await mailed();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await prove('volunteer', { code: another(code) })).code).toBe('WRONG_PROOF');
    expect((await prove('volunteer', { code })).code).toBe('WRONG_PROOF');
    await send();
    const second = await mailed();
    world.clock.advance(10 * MINUTE_MS);
    expect((await prove('volunteer', { code: second })).code).toBe('WRONG_PROOF');
  });

  it('three codes go out in 15 minutes; who has a password gets none [SAF-29]', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await send()).errors).toBeUndefined();
    expect((await send()).code).toBe('RATE_LIMITED');
    expect((await send('gold')).code).toBe('BAD_USER_INPUT');
  });

  it('the code of one session is no good for another, and goes with it [SAF-25]', async () => {
    await send();
    const code = await mailed();
    const other = { authorization: `Bearer ${await world.sessions.open('volunteer')}` };
    expect((await world.gql(PROVE, { code }, { headers: other })).code).toBe('WRONG_PROOF');
    await world.store.write((tx) => tx.delete(session).where(eq(session.accountId, 'volunteer')));
    expect(await world.store.read.select().from(proofCode)).toEqual([]);
  });
});
