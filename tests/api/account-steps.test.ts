import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { accountToken, session } from '#db/schema/session.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { opened } from '../support/opened.ts';
import { GUARDIAN, mails, TEEN_BIRTH, tokenFor } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

/*
 * The way of clients that register step by step: account, default values, contact address, volunteer record.
 */

const REGISTER_USER = `mutation ($displayName: String, $email: String!, $password: String!, $username: String!) {
  registerUser(displayName: $displayName, email: $email, password: $password, username: $username) {
    playerId entityToken
  }
}`;
const GIVE_DEFAULTS = `mutation ($firstName: String!, $lastName: String!, $phoneNumber: String!, $dob: Date!) {
  giveNewChariteerAccountDefaultValues(firstName: $firstName, lastName: $lastName, phoneNumber: $phoneNumber, dob: $dob) {
    nameFirst nameLast phoneNumber dateOfBirth playerAccountType
  }
}`;
const SET_CONTACT = `mutation ($emailAddress: String!) {
  addOrUpdateContactEmail(emailAddress: $emailAddress) { emailAddress verificationStatus }
}`;
const CREATE = `mutation ($input: CreateChariteerInput!) {
  createChariteer(input: $input) {
    id username emailAddress phoneNumber dateOfBirth playerAccountType nameFirst nameLast
  }
}`;
const PROFILE = `query ($playerId: ID!, $profileConstraints: ProfileConstraints) {
  getPlayerProfile(playerId: $playerId, profileConstraints: $profileConstraints) {
    playerId displayName contactEmails { emailAddress verificationStatus }
  }
}`;

const USER = { username: 'MinaZ87', email: 'wilhelm@new.example', password: 'lantern on the pier' };
const DEFAULTS = {
  firstName: 'Wilhelmina',
  lastName: 'Zucker',
  phoneNumber: '9735550142',
  dob: '1987-06-05',
};
/** The record of the cast's account without one. */
const RECORD = {
  id: 'new',
  username: 'new',
  emailAddress: castEmail('new'),
  phoneNumber: '9735550142',
  dateOfBirth: '1999-06-05',
  playerAccountType: 'Chariteer',
  nameFirst: 'Sam',
  nameLast: 'Ito',
  emergencyContactName: 'Kei (brother)',
  emergencyContactNumber: '9735550143',
};
const BROWSER = { origin: 'http://chariteers.test', 'sec-fetch-site': 'same-origin' };

type Registered = { registerUser: { playerId: string; entityToken: string | null } };

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const registerUser = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  world.gql<Registered>(REGISTER_USER, { ...USER, ...changes }, { headers });
const create = (as: CastName | null, changes: Record<string, unknown> = {}) =>
  world.gql(CREATE, { input: { ...RECORD, ...changes } }, { as });
const accountRow = async (id: string) =>
  opened(
    world.store.read,
    'account',
    (await world.store.read.select().from(account).where(eq(account.id, id)))[0],
  );
const recordRow = async (id: string) =>
  opened(
    world.store.read,
    'chariteer',
    (await world.store.read.select().from(chariteer).where(eq(chariteer.id, id)))[0],
  );

describe('registerUser', () => {
  it('a client that is no browser gets player id and entity token [API-36, DEC-17, DEC-20]', async () => {
    const { data, headers } = await registerUser({ displayName: 'MinaZ87' });
    const { playerId, entityToken } = data?.registerUser ?? {};
    expect(entityToken).toMatch(/^[a-z0-9]{40}$/);
    expect(headers.get('set-cookie')).toBeNull();
    const who = await world.gql(
      '{ getAccountInfo { playerId username displayName accountType chariteerExistsInDatabase } }',
      {},
      { headers: { authorization: entityToken ?? '' } },
    );
    expect(who.data?.getAccountInfo).toEqual({
      playerId,
      username: 'MinaZ87',
      displayName: 'MinaZ87',
      accountType: 'Chariteer',
      chariteerExistsInDatabase: false,
    });
  });

  it('a browser gets the session cookie and null [API-36, DEC-17]', async () => {
    const { data, headers } = await registerUser({}, BROWSER);
    expect(data?.registerUser.entityToken).toBeNull();
    expect(headers.get('set-cookie')).toMatch(/^session=[a-z0-9]{40}; HttpOnly; /);
  });

  it.each([
    ['ERR-01 what is no address', { email: 'mina' }, 'INVALID_PARAMS'],
    ['ERR-01 a username with a sign', { username: 'mina_z' }, 'INVALID_PARAMS'],
    ['SAF-06 a username made of the own address', { username: 'Wilhelm7' }, 'BAD_USER_INPUT'],
    ['ACC-15 an address that ends in .con', { email: 'mina@new.con' }, 'BAD_USER_INPUT'],
    ['DEC-02 a common password', { password: 'qwerty123' }, 'BAD_USER_INPUT'],
    ['ACC-17 a short password', { password: 'abc' }, 'BAD_USER_INPUT'],
    ['ERR-02 a display name that is not the username', { displayName: 'Staff' }, 'NAME_NOT_AVAILABLE'],
    ['ERR-02 a taken username', { username: 'GOLD' }, 'USERNAME_NOT_AVAILABLE'],
    ['ERR-03 a taken address', { email: 'Gold@demo.example' }, 'EMAIL_ADDRESS_NOT_AVAILABLE'],
  ])('%s is refused, without account and session', async (_case, changes, code) => {
    const before = await world.store.read.select().from(account);
    expect((await registerUser(changes)).code).toBe(code);
    expect(await world.store.read.select().from(account)).toHaveLength(before.length);
    expect(await world.store.read.select().from(session)).toEqual([]);
  });

  it('of two at once with one name exactly one is made [ACC-20]', async () => {
    const answers = await Promise.all([
      registerUser(),
      registerUser({ username: 'minaz87', email: 'other@new.example' }),
    ]);
    expect(answers.map((answer) => answer.code).sort()).toEqual(['USERNAME_NOT_AVAILABLE', undefined]);
  });
});

describe('default values', () => {
  it('they are kept with the own account [API-37, ACC-26, ENT-40]', async () => {
    const entityToken = (await registerUser()).data?.registerUser.entityToken ?? '';
    const { data } = await world.gql(GIVE_DEFAULTS, DEFAULTS, { headers: { authorization: entityToken } });
    expect(data).toEqual({
      giveNewChariteerAccountDefaultValues: {
        nameFirst: 'Wilhelmina',
        nameLast: 'Zucker',
        phoneNumber: '9735550142',
        dateOfBirth: '1987-06-05',
        playerAccountType: 'Chariteer',
      },
    });
  });

  it.each([
    ['OPEN-API-01 a visitor', null, {}, 'NOT_LOGGED_IN'],
    ['ACC-02 a charity’s account', 'provider', {}, 'FORBIDDEN'],
    ['HOME-05 who has a volunteer record', 'volunteer', {}, 'FORBIDDEN'],
    ['ACC-09 an empty name', 'new', { firstName: ' ' }, 'BAD_USER_INPUT'],
    ['ACC-11 a wrong phone number', 'new', { phoneNumber: '1735550142' }, 'BAD_USER_INPUT'],
    ['ACC-24 a wrong date of birth', 'new', { dob: '2020-01-01' }, 'BAD_USER_INPUT'],
  ] as const)('%s is refused [API-37]', async (_case, as, changes, code) => {
    const before = as && (await accountRow(as));
    expect((await world.gql(GIVE_DEFAULTS, { ...DEFAULTS, ...changes }, { as })).code).toBe(code);
    expect(as && (await accountRow(as))).toEqual(before);
  });
});

describe('the contact address', () => {
  const set = (emailAddress: string, as: CastName | null = 'new') =>
    world.gql(SET_CONTACT, { emailAddress }, { as });
  const contacts = (accountId: string) =>
    world.store.read.select().from(contactEmail).where(eq(contactEmail.accountId, accountId));

  it('a first one is added Unverified and gets a link [API-38, ACC-27]', async () => {
    const entityToken = (await registerUser()).data?.registerUser.entityToken ?? '';
    const { data } = await world.gql(
      SET_CONTACT,
      { emailAddress: 'contact@new.example' },
      { headers: { authorization: entityToken } },
    );
    expect(data).toEqual({
      addOrUpdateContactEmail: { emailAddress: 'contact@new.example', verificationStatus: 'Unverified' },
    });
    const [mail] = await mails(world);
    expect(mail?.recipient).toBe('contact@new.example');
    expect(tokenFor('verifyEmail', mail?.body)).toBeTruthy();
  });

  const OWN = '{ getAccountInfo { contactEmails { emailAddress verificationStatus } } }';
  const shown = async () => JSON.stringify((await world.gql(OWN, {}, { as: 'volunteer' })).data);
  const verifyLast = async () => {
    const t = tokenFor('verifyEmail', (await mails(world)).at(-1)?.body);
    return world.gql('mutation ($t: String!) { verifyEmail(token: $t) }', { t });
  };
  const isReached = async () => (await readConfirmedAddress(world.store.read, 'volunteer'))?.address;

  it('another one waits, and the confirmed one counts until its link is opened; the login address stays [API-38]', async () => {
    await set('fresh@new.example', 'volunteer');
    expect(await contacts('volunteer')).toMatchObject([
      { emailAddress: castEmail('volunteer'), verificationStatus: 'Confirmed' },
      { emailAddress: 'fresh@new.example', verificationStatus: 'Unverified', verificationSentAt: TEST_NOW },
    ]);
    expect(await isReached()).toBe(castEmail('volunteer'));
    expect((await verifyLast()).data).toEqual({ verifyEmail: true });
    expect(await contacts('volunteer')).toMatchObject([
      { emailAddress: 'fresh@new.example', verificationStatus: 'Confirmed', position: 0 },
    ]);
    expect(await isReached()).toBe('fresh@new.example');
    expect((await accountRow('volunteer'))?.email).toBe(castEmail('volunteer'));
  });

  it('a change is replaced by the next one, and ended by the address that counts [API-38]', async () => {
    await set('first@new.example', 'volunteer');
    await set('second@new.example', 'volunteer');
    expect(await shown()).not.toContain('first@new.example');
    expect(await shown()).toContain('second@new.example');
    await set(castEmail('volunteer'), 'volunteer');
    expect((await verifyLast()).code).toBe('INVALID_TOKEN');
    expect(await contacts('volunteer')).toMatchObject([
      { emailAddress: castEmail('volunteer'), verificationStatus: 'Confirmed' },
    ]);
  });

  it('a link sent to the address that counts never confirms the one that waits [API-38]', async () => {
    await set('fresh@new.example', 'volunteer');
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ unreachableAt: TEST_NOW })
        .where(eq(contactEmail.emailAddress, castEmail('volunteer'))),
    );
    world.clock.advance(3_600_000);
    await world.gql('mutation { resendVerification }', {}, { as: 'volunteer' });
    expect((await mails(world)).map(({ recipient }) => recipient)).toEqual([
      'fresh@new.example',
      'fresh@new.example',
    ]);
  });

  it('a link to the former address confirms nothing any more [API-38]', async () => {
    await set('first@new.example');
    await set('second@new.example');
    const [first, second] = await mails(world);
    const verify = (token: string) =>
      world.gql('mutation ($t: String!) { verifyEmail(token: $t) }', { t: token });
    expect((await verify(tokenFor('verifyEmail', first?.body))).code).toBe('INVALID_TOKEN');
    expect((await contacts('new'))[0]?.verificationStatus).toBe('Unverified');
    expect((await verify(tokenFor('verifyEmail', second?.body))).data).toEqual({ verifyEmail: true });
  });

  it('the same one again changes nothing [API-38]', async () => {
    const { data } = await set(castEmail('volunteer').toUpperCase(), 'volunteer');
    expect(data?.addOrUpdateContactEmail).toEqual({
      emailAddress: castEmail('volunteer'),
      verificationStatus: 'Confirmed',
    });
    expect(await mails(world)).toEqual([]);
  });

  it.each([
    ['OPEN-API-01 a visitor', 'a@new.example', null, 'NOT_LOGGED_IN'],
    ['what is no address', 'new.example', 'new', 'INVALID_PARAMS'],
    ['two addresses', 'a@new.example,b@new.example', 'new', 'INVALID_PARAMS'],
    ['ACC-15 a slip of the pen', 'a@new.con', 'new', 'BAD_USER_INPUT'],
  ] as const)('%s is refused [API-38]', async (_case, emailAddress, as, code) => {
    expect((await set(emailAddress, as)).code).toBe(code);
    expect(await mails(world)).toEqual([]);
  });

  it('nobody sends mails to more than five strangers in an hour [API-38]', async () => {
    for (let number = 0; number < 5; number += 1) await set(`stranger${number}@new.example`);
    expect(await set('stranger5@new.example')).toMatchObject({ status: 200, code: 'RATE_LIMITED' });
    expect(await mails(world)).toHaveLength(5);
    world.clock.advance(3_600_000);
    expect((await set('stranger5@new.example')).code).toBeUndefined();
  });
});

describe('createChariteer', () => {
  it('makes the record of the own account from the data shown [API-05, HOME-06, OPEN-HOME-04, ACC-28]', async () => {
    const { data } = await create('new');
    const { emergencyContactName: _name, emergencyContactNumber: _number, ...shown } = RECORD;
    expect(data).toEqual({ createChariteer: shown });
    expect(await recordRow('new')).toMatchObject({ ...RECORD, removedAt: null });
    const info = await world.gql('{ getAccountInfo { chariteerExistsInDatabase } }', {}, { as: 'new' });
    expect(info.data).toEqual({ getAccountInfo: { chariteerExistsInDatabase: true } });
  });

  it('the account keeps the same person as the record [HOME-06]', async () => {
    await create('new', { nameFirst: 'Samuel', phoneNumber: '9735550199' });
    expect(await accountRow('new')).toMatchObject({
      nameFirst: 'Samuel',
      phoneNumber: '9735550199',
      dateOfBirth: '1999-06-05',
    });
  });

  it.each([
    ['OPEN-API-01 a visitor', null, {}, 'NOT_LOGGED_IN'],
    ['OPEN-API-01 somebody else’s id', 'volunteer', {}, 'FORBIDDEN'],
    ['OPEN-API-01 staff for somebody else', 'staff', {}, 'FORBIDDEN'],
    ['another username', 'new', { username: 'volunteer' }, 'FORBIDDEN'],
    ['another address', 'new', { emailAddress: castEmail('gold') }, 'FORBIDDEN'],
    ['ACC-28 the account type Provider', 'new', { playerAccountType: 'Provider' }, 'FORBIDDEN'],
    [
      'ACC-28 a charity’s account',
      'provider',
      { id: 'provider', username: 'provider', emailAddress: castEmail('provider') },
      'FORBIDDEN',
    ],
    ['ACC-10 a wrong phone number', 'new', { phoneNumber: '12' }, 'BAD_USER_INPUT'],
    ['ACC-14 an emergency service', 'new', { emergencyContactNumber: '9115550142' }, 'BAD_USER_INPUT'],
    ['ACC-09 no emergency contact', 'new', { emergencyContactName: '' }, 'BAD_USER_INPUT'],
    ['ACC-24 a wrong date of birth', 'new', { dateOfBirth: '1850-01-01' }, 'BAD_USER_INPUT'],
    ['DEC-14 a minor without a guardian', 'new', { dateOfBirth: TEEN_BIRTH }, 'BAD_USER_INPUT'],
  ] as const)(
    '%s is refused with message and status code [API-05, ERR-12]',
    async (_case, as, changes, code) => {
      const answer = await create(as, changes);
      expect(answer.code).toBe(code);
      expect(answer.errors?.[0]).toMatchObject({
        message: expect.any(String),
        extensions: { statusCode: expect.any(Number) },
      });
      expect(await recordRow('new')).toBeUndefined();
      expect(await recordRow('provider')).toBeUndefined();
    },
  );

  it('the guardian’s consent of a minor is kept [API-05, DEC-14, DEC-22]', async () => {
    await create('new', { dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN });
    const consents = await world.store.read
      .select()
      .from(guardianConsent)
      .where(eq(guardianConsent.chariteerId, 'new'));
    expect(opened(world.store.read, 'guardian_consent', consents[0])).toMatchObject({
      guardianName: GUARDIAN.guardianName,
    });
  });

  it('trying again after a lost answer finds the record as it was made [ERR-12]', async () => {
    const answers = await Promise.all([create('new'), create('new', { nameFirst: 'Other' })]);
    expect(answers.map((answer) => answer.code)).toEqual([undefined, undefined]);
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect((await create('new', { nameFirst: 'Third' })).data).toEqual(answers[0]?.data);
    expect((await recordRow('new'))?.nameFirst).toBe('Sam');
  });
});

describe('getPlayerProfile', () => {
  it('tells display name and contact addresses with their verification [API-40, ENT-39]', async () => {
    expect((await world.gql(PROFILE, { playerId: 'new' }, { as: 'new' })).data).toEqual({
      getPlayerProfile: {
        playerId: 'new',
        displayName: 'new',
        contactEmails: [{ emailAddress: castEmail('new'), verificationStatus: 'Unverified' }],
      },
    });
  });

  it.each([
    [{ showDisplayName: false }, { displayName: null, contactEmails: [expect.anything()] }],
    [{ showContactEmailAddresses: false }, { displayName: 'new', contactEmails: null }],
  ])('the constraints %j leave out what is not wanted [API-40]', async (profileConstraints, shown) => {
    const { data } = await world.gql(PROFILE, { playerId: 'new', profileConstraints }, { as: 'new' });
    expect(data?.getPlayerProfile).toMatchObject(shown);
  });

  it('nobody reads the profile of another [API-40, OPEN-API-01]', async () => {
    expect((await world.gql(PROFILE, { playerId: 'new' })).code).toBe('NOT_LOGGED_IN');
    expect((await world.gql(PROFILE, { playerId: 'new' }, { as: 'volunteer' })).code).toBe('FORBIDDEN');
    expect((await world.gql(PROFILE, { playerId: 'new' }, { as: 'managers' })).code).toBe('FORBIDDEN');
  });
});

describe('accounts of charities', () => {
  const CREATE_PROVIDER = `mutation ($input: CreateProviderAccountInput!) {
    createProviderAccount(input: $input) { playerId }
  }`;
  const INPUT = { providerId: '3', username: 'hilltop', emailAddress: 'hello@hilltop.example' };
  const make = (as: CastName | null, changes: Record<string, unknown> = {}) =>
    world.gql<{ createProviderAccount: { playerId: string } }>(
      CREATE_PROVIDER,
      { input: { ...INPUT, ...changes } },
      { as },
    );

  it('staff makes one, and its people set the password by mail [ACC-01, ACC-02]', async () => {
    const playerId = (await make('staff')).data?.createProviderAccount.playerId ?? '';
    expect(await accountRow(playerId)).toMatchObject({
      accountType: 'Provider',
      providerId: '3',
      passwordHash: null,
      isStaff: false,
    });
    const entries = await world.store.read.select().from(auditEntry);
    expect(entries.find(({ action }) => action === 'provider-account')).toMatchObject({
      actorId: 'staff',
      subjectId: playerId,
      detail: { providerId: '3' },
    });
    const [mail] = await mails(world);
    expect(mail).toMatchObject({ recipient: 'hello@hilltop.example', ownerId: playerId });
    // No one there has asked for it: it may wait for a week.
    expect(mail?.body).toContain('within 7 days');
    world.clock.advance(7 * 86_400_000 - 1000);
    const variables = { token: tokenFor('passwordReset', mail?.body), password: 'a table by the river' };
    await world.gql(
      'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }',
      variables,
    );
    const { data } = await world.gql<{ loginWithEmail: { playerId: string } }>(
      `mutation ($email: String!, $password: String!) {
        loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId }
      }`,
      { email: INPUT.emailAddress, password: variables.password },
    );
    expect(data?.loginWithEmail.playerId).toBe(playerId);
  });

  it.each([
    ['a visitor', null, {}, 'NOT_LOGGED_IN'],
    ['a volunteer', 'volunteer', {}, 'FORBIDDEN'],
    ['another charity’s account', 'provider', { providerId: '1' }, 'FORBIDDEN'],
    ['an admin of a charity', 'admins', { providerId: '1' }, 'FORBIDDEN'],
    ['the role staff of a charity', 'staffrole', { providerId: '1' }, 'FORBIDDEN'],
    ['a charity that is not there', 'staff', { providerId: '99' }, 'PROVIDER_NOT_FOUND'],
    ['a taken username', 'staff', { username: 'Volunteer' }, 'USERNAME_NOT_AVAILABLE'],
    ['a taken address', 'staff', { emailAddress: castEmail('gold') }, 'EMAIL_ADDRESS_NOT_AVAILABLE'],
    ['what is no address', 'staff', { emailAddress: 'hilltop' }, 'INVALID_PARAMS'],
  ] as const)('%s is refused [ACC-02]', async (_case, as, changes, code) => {
    const before = await world.store.read.select().from(account);
    expect((await make(as, changes)).code).toBe(code);
    expect(await world.store.read.select().from(account)).toHaveLength(before.length);
    expect(await world.store.read.select().from(accountToken)).toEqual([]);
  });
});
