import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import { sweepPasskeyChallenges } from '#api/identity/passkeys/passkey-challenges.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { passkey, passkeyChallenge } from '#db/schema/passkey.ts';
import { openAuthenticator } from '../support/authenticator.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { ADD_PASSKEY, addPasskey, begin, withPasskey } from '../support/passkeys.ts';
import { tokenFor } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const rows = () => world.store.read.select().from(passkey);
const own = async (as: 'volunteer' | 'gold') =>
  (await world.gql('{ ownPasskeys { isOffered items { name isSynced lastUsedAt } } }', {}, { as })).data;
const add = (credential: string, as: 'volunteer' | 'gold' = 'volunteer') =>
  world.gql(ADD_PASSKEY, { credential }, { as });

describe('passkeys are added, named and removed [JOI-08]', () => {
  it('a device’s key is added under a name, listed, named anew and removed [JOI-08: API]', async () => {
    const added = await addPasskey(world, 'volunteer', openAuthenticator(), { name: ' My\nphone  ' });
    const id = added.data?.addPasskey.id ?? '';
    expect(added.data?.addPasskey).toMatchObject({ name: 'My phone', isSynced: false, lastUsedAt: null });
    expect(await own('volunteer')).toMatchObject({
      ownPasskeys: { isOffered: true, items: [{ name: 'My phone' }] },
    });
    expect(await own('gold')).toMatchObject({ ownPasskeys: { items: [] } });
    const named = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
    await world.gql(named, { id, name: 'Old phone' }, { as: 'volunteer' });
    expect((await rows()).map(({ name }) => name)).toEqual(['Old phone']);
    await world.gql('mutation ($id: ID!) { removePasskey(id: $id) }', { id }, { as: 'volunteer' });
    expect(await rows()).toEqual([]);
  });

  it('the owner is told by mail of a new one and of a removed one, without its name, and the log keeps it [JOI-08: API]', async () => {
    const { data } = await addPasskey(world, 'volunteer', openAuthenticator(), { name: 'Evil words' });
    await world.gql(`mutation { removePasskey(id: "${data?.addPasskey.id}") }`, {}, { as: 'volunteer' });
    const mails = await mailsTo(world, castEmail('volunteer'));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]);
    expect(JSON.stringify(mails)).not.toContain('Evil words');
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.actorId, 'volunteer'));
    expect(entries.map(({ action }) => action)).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('adding and removing ask for a proof of the last 15 minutes [JOI-08, SAF-25: passkeys]', async () => {
    const { id } = await withPasskey(world, 'volunteer');
    const credential = openAuthenticator(2).create(await begin(world, 'volunteer', 'beginPasskey'));
    world.clock.set(TEST_NOW + 15 * MINUTE_MS);
    const act = async (text: string) =>
      (await world.gql(`mutation { ${text} }`, {}, { as: 'volunteer' })).code;
    expect(await act('beginPasskey')).toBe('PROOF_NEEDED');
    expect(await act(`removePasskey(id: "${id}")`)).toBe('PROOF_NEEDED');
    expect((await add(credential)).code).toBe('PROOF_NEEDED');
    expect(await rows()).toHaveLength(1);
  });

  it('nobody names or removes the passkey of another [JOI-08: API]', async () => {
    const { id } = await withPasskey(world, 'volunteer');
    const act = async (text: string) => (await world.gql(`mutation { ${text} }`, {}, { as: 'gold' })).code;
    expect(await act(`renamePasskey(id: "${id}", name: "Mine") { id }`)).toBe('PASSKEY_NOT_FOUND');
    expect(await act(`removePasskey(id: "${id}")`)).toBe('PASSKEY_NOT_FOUND');
    expect(await rows()).toMatchObject([{ name: 'Passkey' }]);
  });

  it.each(['', '  ', 'x'.repeat(61), '\u202e'])('%j is no name of a passkey [JOI-08: API]', async (name) => {
    const { id } = await withPasskey(world, 'volunteer');
    const named = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
    expect((await world.gql(named, { id, name }, { as: 'volunteer' })).code).toBe('BAD_USER_INPUT');
  });

  it('nobody has more than 20 [JOI-08: API]', async () => {
    const { device } = await withPasskey(world, 'volunteer');
    const [first] = await rows();
    if (!first) throw new Error('There is none');
    const more = Array.from({ length: 19 }, (_, at) => ({
      ...first,
      id: `more-${at}`,
      credentialId: `c${at}`,
    }));
    await world.store.write(async (tx) => void (await tx.insert(passkey).values(more)));
    expect((await addPasskey(world, 'volunteer', openAuthenticator(2))).code).toBe('TOO_MANY_PASSKEYS');
    expect((await addPasskey(world, 'volunteer', device)).code).toBe('PASSKEY_KNOWN');
    expect(await rows()).toHaveLength(20);
  });
});

describe('a passkey that is not what was asked for is not added [JOI-08]', () => {
  it('what was asked for is used up, in time and in this session only [JOI-08: replay]', async () => {
    const asked = await begin(world, 'volunteer', 'beginPasskey');
    expect((await add(openAuthenticator(9).create(asked), 'gold')).code).toBe('PASSKEY_ENDED');
    const credential = openAuthenticator().create(asked);
    expect((await add(credential)).errors).toBeUndefined();
    expect((await add(credential)).code).toBe('PASSKEY_ENDED');
    const late = openAuthenticator(2).create(await begin(world, 'volunteer', 'beginPasskey'));
    world.clock.advance(10 * MINUTE_MS);
    expect((await add(late)).code).toBe('PASSKEY_ENDED');
  });

  it('what was asked for a proof is good for nothing else [JOI-08: replay]', async () => {
    await withPasskey(world, 'volunteer');
    const asked = JSON.parse(await begin(world, 'volunteer', 'beginPasskeyProof')) as { challenge: string };
    const options = JSON.stringify({ ...asked, rp: { id: 'chariteers.test' }, user: { id: 'dm9s' } });
    expect((await add(openAuthenticator(2).create(options))).code).toBe('PASSKEY_ENDED');
  });

  it.each([
    [
      'of a page at another address',
      { origin: 'https://chariteers.test.evil.example' },
      'PASSKEY_WRONG_ADDRESS',
    ],
    ['made for another host', { host: 'evil.example' }, 'PASSKEY_REFUSED'],
    ['made without finger, face or code', { isVerified: false }, 'PASSKEY_REFUSED'],
  ])('one %s [JOI-08: API]', async (_what, odd, code) => {
    expect((await addPasskey(world, 'volunteer', openAuthenticator(), odd)).code).toBe(code);
    expect(await rows()).toEqual([]);
  });

  it('one that another account has [JOI-08: API]', async () => {
    const { device } = await withPasskey(world, 'gold');
    expect((await addPasskey(world, 'volunteer', device)).code).toBe('PASSKEY_OF_ANOTHER');
  });

  it.each([
    '',
    '{}',
    'null',
    '[]',
    'x'.repeat(30_000),
    '{"id":"a","rawId":"a","type":"public-key","response":{}}',
  ])('text that is no passkey is refused: %.20s [JOI-08: API]', async (credential) => {
    expect((await add(credential)).code).toBe('BAD_USER_INPUT');
  });
});

it('there nothing is begun or taken, and the list says that it is not offered [JOI-08: a bare number]', async () => {
  const bare = await openWorld({ env: { PUBLIC_ORIGIN: 'http://127.0.0.1:3000' } });
  const ask = async (text: string, host?: string) =>
    bare.gql(text, {}, { as: 'volunteer', headers: host ? { host } : {} });
  expect((await ask('mutation { beginPasskey }')).code).toBe('PASSKEYS_NEED_A_NAME');
  expect((await ask('mutation { beginPasskeyLogIn }')).code).toBe('PASSKEYS_NEED_A_NAME');
  expect((await ask('{ ownPasskeys { isOffered } }')).data).toEqual({ ownPasskeys: { isOffered: false } });
  const named = await ask('mutation { beginPasskey }', 'localhost:3000');
  expect(JSON.parse(String(named.data?.beginPasskey))).toMatchObject({ rp: { id: 'localhost' } });
  expect((await ask('mutation { beginPasskey }', 'evil.example:3000')).code).toBe('PASSKEYS_NEED_A_NAME');
  await bare.close();
});

describe('a passkey of a stranger who registered somebody’s address goes', () => {
  const unproved = () =>
    world.store.write(async (tx) => {
      await tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'volunteer'));
    });
  const reset = async (password: string) => {
    const email = castEmail('volunteer');
    await world.gql(`mutation { sendAccountRecoveryEmail(email: "${email}", titleId: "chariteers") }`);
    const token = tokenFor('passwordReset', (await mailsTo(world, email)).at(-1)?.body);
    const set =
      'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
    expect((await world.gql(set, { token, password })).errors).toBeUndefined();
  };

  it('when the owner of the address sets a password by a link there; where it was read before, passkeys stay [JOI-08: API]', async () => {
    await withPasskey(world, 'volunteer');
    await reset('lantern on the pier');
    expect(await rows()).toHaveLength(1);
    await unproved();
    await reset('heron at the lake');
    expect(await rows()).toEqual([]);
  });

  it('when the address is given the rights of staff [JOI-08: API]', async () => {
    await withPasskey(world, 'volunteer');
    await unproved();
    const give = `mutation { addStaff(emailAddress: "${castEmail('volunteer')}") { id } }`;
    expect((await world.gql(give, {}, { as: 'staff' })).errors).toBeUndefined();
    expect(await rows()).toEqual([]);
  });
});

it('nobody makes a device ask more than 30 times an hour, and a network that asks often waits [JOI-08: API]', async () => {
  for (let count = 0; count < 30; count += 1) await begin(world, 'volunteer', 'beginPasskey');
  const more = await world.gql('mutation { beginPasskey }', {}, { as: 'volunteer' });
  expect(more.code).toBe('RATE_LIMITED');
  const often = byAddress('passkeyChallengeByAddress', '203.0.113.7');
  await countAttempt(world.store, Array(300).fill(often), TEST_NOW);
  await world.gql('mutation { beginPasskeyLogIn }');
  expect(world.waits).toHaveLength(1);
});

it('what a device was asked stands in the database as a hash, and is swept when its time is over', async () => {
  const { challenge } = JSON.parse(await begin(world, 'volunteer', 'beginPasskey')) as { challenge: string };
  const [row] = await world.store.read.select().from(passkeyChallenge);
  expect(JSON.stringify(row)).not.toContain(challenge);
  expect(row?.challengeHash).toMatch(/^[0-9a-f]{64}$/);
  await sweepPasskeyChallenges(world.store, TEST_NOW);
  expect(await world.store.read.select().from(passkeyChallenge)).toHaveLength(1);
  await sweepPasskeyChallenges(world.store, TEST_NOW + 10 * MINUTE_MS);
  expect(await world.store.read.select().from(passkeyChallenge)).toEqual([]);
});
