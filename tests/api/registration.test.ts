import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import { createSmtpTransport } from '#api/access/outbox/delivery/smtp-transport.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { accountToken, session } from '#db/schema/session.ts';
import { rateLimit } from '#db/schema/setting.ts';
import { GUARDIAN_CONSENT_VERSION } from '#domain/guardians/guardian-consent.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { startMailServer } from '../support/mail-server.ts';
import { opened } from '../support/opened.ts';
import {
  FORM,
  GUARDIAN,
  mails,
  plainText,
  REGISTER,
  register,
  TEEN_BIRTH,
  tokenFor,
} from '../support/registration.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const BROWSER = { origin: 'http://chariteers.test', 'sec-fetch-site': 'same-origin' };

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

/** Rows of everything that a registration makes. */
async function counts() {
  const { read } = world.store;
  const tables = [account, contactEmail, chariteer, guardianConsent, accountToken] as const;
  return Promise.all(tables.map(async (table) => (await read.select().from(table)).length));
}

async function accountOf(playerId: string) {
  const [row] = await world.store.read.select().from(account).where(eq(account.id, playerId));
  return opened(world.store.read, 'account', row);
}

describe('a good form', () => {
  it('makes the account with its default values [ACC-25, ACC-26, DEC-21, DEC-22]', async () => {
    const { data, errors } = await register(world);
    expect(errors).toBeUndefined();
    const playerId = data?.registerChariteer.playerId ?? '';
    expect(playerId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
    expect(await accountOf(playerId)).toEqual({
      id: playerId,
      displayName: 'MinaZ87',
      username: 'MinaZ87',
      usernameKey: 'minaz87',
      email: 'Mina.Zucker@new.example',
      emailKey: 'mina.zucker@new.example',
      mailboxKey: 'mina.zucker@new.example',
      searchKey: 'zuckerstein wilhelmina zuckerstein minaz87 mina.zucker@new.example',
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      accountType: 'Chariteer',
      providerId: null,
      isStaff: false,
      isPasswordShort: false,
      passkeyAsked: false,
      locale: null,
      usernameChangedAt: null,
      isBanned: false,
      banReason: null,
      entityId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: TEST_NOW,
      nameFirst: 'Wilhelmina',
      nameLast: 'Zuckerstein',
      phoneNumber: '9735550142',
      dateOfBirth: '1987-06-05',
    });
  });

  it('makes the volunteer record under the same id [ACC-28, ACC-30, ACC-31, ENT-04]', async () => {
    const playerId = (await register(world)).data?.registerChariteer.playerId ?? '';
    const [row] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, playerId));
    expect(opened(world.store.read, 'chariteer', row)).toEqual({
      id: playerId,
      username: 'MinaZ87',
      zipCode: null,
      emailAddress: 'Mina.Zucker@new.example',
      phoneNumber: '9735550142',
      dateOfBirth: '1987-06-05',
      playerAccountType: 'Chariteer',
      nameFirst: 'Wilhelmina',
      nameMiddle: null,
      nameKey: 'zuckerstein wilhelmina zuckerstein minaz87',
      nameLast: 'Zuckerstein',
      emergencyContactName: 'Ottilie (sister)',
      emergencyContactNumber: '9735550143',
      subscriptionStatus: 'unsubscribed',
      languages: [],
      hidesUsername: false,
      privacyChosenAt: null,
      profileParts: null,
      profileAgreedAt: null,
      introduction: null,
      isIntroduced: false,
      hidesPictures: false,
      celebratedTypes: null,
      sponsorBannerClosedAt: null,
      createdAt: TEST_NOW,
      removedAt: null,
      birthDateCorrectedAt: null,
    });
  });

  it('the address is Unverified, and a mail with a link arrives there [ACC-27, ENT-39]', async () => {
    const server = await startMailServer();
    try {
      const playerId = (await register(world)).data?.registerChariteer.playerId ?? '';
      const [contact] = await world.store.read
        .select()
        .from(contactEmail)
        .where(eq(contactEmail.accountId, playerId));
      expect(contact).toMatchObject({
        emailAddress: 'Mina.Zucker@new.example',
        verificationStatus: 'Unverified',
        position: 0,
      });
      const transport = createSmtpTransport(server.url, 'Chariteers <no-reply@demo.example>');
      await deliverDueMail({
        ...world,
        dataKey: world.config.dataKey,
        ...transport,
        clock: world.clock.now,
      });
      transport.close();
      expect(server.received).toHaveLength(1);
      expect(server.received[0]).toMatchObject({ to: ['Mina.Zucker@new.example'] });
      expect(server.received[0]?.text).toContain('Subject: Please confirm your email');
      expect(tokenFor('verifyEmail', plainText(server.received[0]))).toHaveLength(43);
    } finally {
      await server.stop();
    }
  });

  it('the link is built from PUBLIC_ORIGIN whatever Host the request names, and only its hash is stored', async () => {
    await register(world, {}, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    const [mail] = await mails(world);
    const token = tokenFor('verifyEmail', mail?.body);
    expect(mail?.body).not.toContain('evil');
    const tokens = await world.store.read.select().from(accountToken);
    expect(tokens).toHaveLength(1);
    expect(JSON.stringify(tokens)).not.toContain(token);
  });

  it('the mail holds nothing that was typed freely, so that nobody can send words to strangers', async () => {
    await register(world, { nameFirst: 'BUY http://spam.example', emergencyContactName: 'WIN A PRIZE' });
    const [mail] = await mails(world);
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/BUY|spam|PRIZE/);
  });

  it('registering opens no session, in a browser neither [ACC-29, DEC-22]', async () => {
    const answer = await register(world, {}, { headers: BROWSER });
    expect(answer.data?.registerChariteer.playerId).toBeTruthy();
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await world.store.read.select().from(session)).toEqual([]);
  });

  it('names and address are kept without the spaces round them', async () => {
    const { data } = await register(world, { nameFirst: '  Mina ', emailAddress: ' a@new.example ' });
    expect(await accountOf(data?.registerChariteer.playerId ?? '')).toMatchObject({
      nameFirst: 'Mina',
      email: 'a@new.example',
    });
  });

  it('the audit log names the registration without a personal value', async () => {
    const playerId = (await register(world)).data?.registerChariteer.playerId;
    const entries = await world.store.read.select().from(auditEntry);
    expect(entries).toMatchObject([{ action: 'registration', actorId: playerId, subjectId: playerId }]);
    expect(JSON.stringify(entries)).not.toMatch(/mina|zucker|973555|1987/i);
  });
});

describe('a form that is refused', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'ACC-09 an empty first name',
      { nameFirst: ' ' },
      'BAD_USER_INPUT',
      'First Name: Please fill out this field.',
    ],
    [
      'ACC-09 an empty last name',
      { nameLast: '' },
      'BAD_USER_INPUT',
      'Last Name: Please fill out this field.',
    ],
    [
      'ACC-09 an empty emergency contact',
      { emergencyContactName: '' },
      'BAD_USER_INPUT',
      'Emergency Contact: Please fill out this field.',
    ],
    [
      'ACC-10 a phone number of nine digits',
      { phoneNumber: '973555014' },
      'BAD_USER_INPUT',
      'Your phone number must have 10 digits.',
    ],
    [
      'ACC-10 a phone number with signs',
      { phoneNumber: '973-555-01' },
      'BAD_USER_INPUT',
      'Your phone number must have 10 digits.',
    ],
    [
      'ACC-10 a phone number with letters',
      { phoneNumber: '97355501AB' },
      'BAD_USER_INPUT',
      'Your phone number must have 10 digits.',
    ],
    [
      'ACC-11 OPEN-ACC-04 a phone number that begins with 1',
      { phoneNumber: '1735550142' },
      'BAD_USER_INPUT',
      'Your phone number must not start with 1.',
    ],
    [
      'ACC-13 an emergency number of nine digits',
      { emergencyContactNumber: '973555014' },
      'BAD_USER_INPUT',
      'Your emergency contact number must have 10 digits.',
    ],
    [
      'ACC-14 OPEN-ACC-04 an emergency service',
      { emergencyContactNumber: '911' },
      'BAD_USER_INPUT',
      'Your emergency contact number cannot be an emergency service such as 911.',
    ],
    [
      'ACC-15 OPEN-ACC-04 an address that ends in .con',
      { emailAddress: 'mina@new.con' },
      'BAD_USER_INPUT',
      'Did you mean .com, not .con?',
    ],
    ['ERR-01 what is no address', { emailAddress: 'mina' }, 'INVALID_PARAMS', 'InvalidParams'],
    [
      'ERR-01 two addresses in one',
      { emailAddress: 'a@new.example, b@new.example' },
      'INVALID_PARAMS',
      'InvalidParams',
    ],
    [
      'ERR-01 an address that would begin a header',
      { emailAddress: 'a@new.example\r\nBcc: b@new.example' },
      'INVALID_PARAMS',
      'InvalidParams',
    ],
    ['ACC-18 ERR-01 a username of two characters', { username: 'ab' }, 'INVALID_PARAMS', 'InvalidParams'],
    [
      'ACC-18 ERR-01 a username of 21 characters',
      { username: 'a'.repeat(21) },
      'INVALID_PARAMS',
      'InvalidParams',
    ],
    ['ACC-19 ERR-01 a username with a space', { username: 'mina z' }, 'INVALID_PARAMS', 'InvalidParams'],
    ['ACC-19 ERR-01 a username that looks Latin', { username: 'Мina87' }, 'INVALID_PARAMS', 'InvalidParams'],
    [
      'SAF-06 a username with the own last name',
      { username: 'Zuckerstein1' },
      'BAD_USER_INPUT',
      'Others see your username, so leave out your last name.',
    ],
    [
      'SAF-06 a username made of the own address',
      { username: 'MinaZucker' },
      'BAD_USER_INPUT',
      'Others see your username, so leave out your email, or the part before the @.',
    ],
    [
      'SAF-06 a username with the own telephone number',
      { username: 'call9735550142' },
      'BAD_USER_INPUT',
      'Others see your username, so leave out your phone number.',
    ],
    [
      'ACC-17 SAF-28 a password of seven characters',
      { password: 'k7#pqx9', passwordConfirmation: 'k7#pqx9' },
      'BAD_USER_INPUT',
      'Your password needs at least 8 characters.',
    ],
    [
      'DEC-02 a common password',
      { password: 'Password123', passwordConfirmation: 'Password123' },
      'BAD_USER_INPUT',
      'That password is too easy to guess. Choose another.',
    ],
    [
      'ACC-16 two different passwords',
      { passwordConfirmation: 'lantern on the peer' },
      'BAD_USER_INPUT',
      "Your passwords don't match. Please check them again. Both password boxes must be identical.",
    ],
    [
      'ACC-22 an emergency contact of 256 characters',
      { emergencyContactName: 'x'.repeat(256) },
      'BAD_USER_INPUT',
      'Emergency Contact: Use at most 255 characters.',
    ],
    [
      'ACC-24 DEC-48 somebody of nine',
      { dateOfBirth: '2016-11-17' },
      'BAD_USER_INPUT',
      'Under 10, a parent or another adult has to register you.',
    ],
    [
      'ACC-24 somebody of 121',
      { dateOfBirth: '1905-11-16' },
      'BAD_USER_INPUT',
      'You must be 10 to 120 years old.',
    ],
    [
      'ACC-24 somebody who is not born yet',
      { dateOfBirth: '2027-01-01' },
      'BAD_USER_INPUT',
      'You must be 10 to 120 years old.',
    ],
  ])('%s', async (_case, changes, code, message) => {
    const before = await counts();
    const answer = await register(world, changes);
    expect(answer).toMatchObject({ status: 200, code, errors: [{ message }] });
    expect(await counts()).toEqual(before);
    expect(await mails(world)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a field that is missing', { phoneNumber: undefined }],
    ['a field that is null', { nameFirst: null }],
    ['a field of another type', { username: { $ne: '' } }],
    ['a list', { emailAddress: ['a@new.example'] }],
    ['a day that does not exist', { dateOfBirth: '1990-02-30' }],
    ['a field that there is not', { isStaff: true }],
    ['an account type', { accountType: 'Provider' }],
  ])('%s is no form [ACC-09, ACC-02]', async (_case, changes) => {
    const before = await counts();
    expect((await register(world, changes)).code).toBe('BAD_USER_INPUT');
    expect(await counts()).toEqual(before);
  });

  it.each(["x'); DROP TABLE account;--", '<script>alert(1)</script>', '{{7*7}}', '%00%0a'])(
    'a name like «%s» is kept as it is, as text',
    async (nameLast) => {
      const { data } = await register(world, { nameLast });
      expect((await accountOf(data?.registerChariteer.playerId ?? ''))?.nameLast).toBe(nameLast);
    },
  );

  it.each(['a\u0000b', 'a\nb', 'a\u0085b'])(
    'a name with a control character is refused (%j)',
    async (nameFirst) => {
      expect((await register(world, { nameFirst })).code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('names and addresses are unique', () => {
  it.each([
    ['ERR-02 ACC-20 the username of another', { username: 'volunteer' }, 'USERNAME_NOT_AVAILABLE'],
    ['ERR-02 ACC-20 the same in capitals', { username: 'VoLunTeer' }, 'USERNAME_NOT_AVAILABLE'],
    ['ERR-03 the address of another', { emailAddress: castEmail('gold') }, 'EMAIL_ADDRESS_NOT_AVAILABLE'],
    ['ERR-03 the same in capitals', { emailAddress: ' GOLD@Demo.Example' }, 'EMAIL_ADDRESS_NOT_AVAILABLE'],
    ['ERR-02 the name of a charity’s account', { username: 'Provider' }, 'USERNAME_NOT_AVAILABLE'],
  ])('%s', async (_case, changes, code) => {
    const before = await counts();
    expect(await register(world, changes)).toMatchObject({
      code,
      errors: [{ extensions: { statusCode: 409 } }],
    });
    expect(await counts()).toEqual(before);
  });

  it('of ten registrations of one name at once exactly one is made [ACC-20]', async () => {
    const before = await counts();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        register(world, {
          username: number % 2 ? 'MinaZ87' : 'minaz87',
          emailAddress: `mina${number}@new.example`,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.data)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'USERNAME_NOT_AVAILABLE')).toHaveLength(9);
    expect(await counts()).toEqual(before.map((count, table) => (table === 3 ? count : count + 1)));
    expect(await mails(world)).toHaveLength(1);
  });

  it('of ten registrations of one address at once exactly one is made', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => register(world, { username: `mina${number}` })),
    );
    expect(answers.filter((answer) => answer.data)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'EMAIL_ADDRESS_NOT_AVAILABLE')).toHaveLength(9);
  });

  it('when a later step fails no half-made account remains [ACC-25]', async () => {
    const before = await counts();
    // The audit entry is the last step of all.
    await world.store.write((tx) =>
      tx.run(sql`CREATE TRIGGER full BEFORE INSERT ON audit_entry BEGIN SELECT RAISE(ABORT, 'full'); END`),
    );
    expect((await register(world)).code).toBe('INTERNAL');
    expect(await counts()).toEqual(before);
    expect(await mails(world)).toEqual([]);
    await world.store.write((tx) => tx.run(sql`DROP TRIGGER full`));
    expect((await register(world)).data?.registerChariteer.playerId).toBeTruthy();
  });
});

describe('people under 18', () => {
  const consents = () => world.store.read.select().from(guardianConsent);
  const ofNew = async (playerId: string) =>
    (await consents())
      .filter((row) => row.chariteerId === playerId)
      .map((row) => opened(world.store.read, 'guardian_consent', row));

  it('the guardian is asked by a link, and kept with the version of the text [DEC-31, SAF-08, OPEN-ACC-03]', async () => {
    const { data } = await register(world, { dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN });
    const playerId = data?.registerChariteer.playerId ?? '';
    expect(await ofNew(playerId)).toMatchObject([
      {
        guardianName: 'Philippa Zuckerstein',
        guardianEmail: 'philippa@family.example',
        state: 'asked',
        linkSentAt: TEST_NOW,
        consentedAt: null,
        textVersion: GUARDIAN_CONSENT_VERSION,
      },
    ]);
    const notice = (await mails(world)).find((mail) => mail.recipient === 'philippa@family.example');
    expect(notice?.ownerId).toBe(playerId);
    expect(notice?.body).toContain('Wilhelmina named you as parent or guardian');
    expect(tokenFor('guardian/consent', notice?.body)).toHaveLength(43);
  });

  it.each([
    ['without a guardian', undefined, 'Enter your guardian’s name.'],
    ['without a name', { ...GUARDIAN, guardianName: ' ' }, 'Enter your guardian’s name.'],
    ['without an address', { ...GUARDIAN, guardianEmail: '' }, 'Enter your guardian’s email address.'],
    [
      'with an address that is none',
      { ...GUARDIAN, guardianEmail: 'philippa' },
      'That doesn’t look like an email address.',
    ],
  ])('a registration %s is refused [DEC-14]', async (_case, guardian, message) => {
    const before = await counts();
    const answer = await register(world, { dateOfBirth: TEEN_BIRTH, guardian });
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ message }] });
    expect(await counts()).toEqual(before);
  });

  it('without leave to write to the guardian the account is made, keeps none, and cannot sign up [DEC-31]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
    const guardian = { ...GUARDIAN, hasConsented: false };
    const { data } = await register(world, { dateOfBirth: TEEN_BIRTH, guardian });
    const playerId = data?.registerChariteer.playerId ?? '';
    expect(await ofNew(playerId)).toEqual([]);
    expect(JSON.stringify(await mails(world))).not.toContain('philippa');
    const headers = { authorization: await world.sessions.open(playerId) };
    const signUp = () =>
      world.gql(
        'mutation ($chariteerId: ID!) { createContract(chariteerId: $chariteerId, questId: "q") { id } }',
        { chariteerId: playerId },
        { headers },
      );
    const isMissing = async () =>
      (await world.gql('{ getAccountInfo { isGuardianConsentMissing } }', {}, { headers })).data
        ?.getAccountInfo;
    expect((await signUp()).code).toBe('GUARDIAN_CONSENT_MISSING');
    const give = 'mutation ($input: GuardianInput!) { giveGuardianConsent(input: $input) }';
    expect((await world.gql(give, { input: guardian }, { headers })).code).toBe('BAD_USER_INPUT');
    const { guardianName, guardianEmail } = GUARDIAN;
    const input = { guardianName, guardianEmail };
    expect((await world.gql(give, { input }, { headers })).data).toEqual({ giveGuardianConsent: true });
    expect(await ofNew(playerId)).toMatchObject([{ state: 'asked' }]);
    expect(await isMissing()).toEqual({ isGuardianConsentMissing: true });
    expect((await signUp()).code).toBe('GUARDIAN_PENDING');
  });

  it('who is 18 today needs no guardian, and one that is named is not kept [DEC-14]', async () => {
    const { data } = await register(world, { dateOfBirth: '2008-11-16', guardian: GUARDIAN });
    expect(data?.registerChariteer.playerId).toBeTruthy();
    expect(await ofNew(data?.registerChariteer.playerId ?? '')).toEqual([]);
    expect((await register(world, { dateOfBirth: '2008-11-17', username: 'other' })).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it.each([
    ['a visitor', null, 'NOT_LOGGED_IN'],
    ['an adult', 'volunteer', 'FORBIDDEN'],
    ['an account without a record', 'new', 'FORBIDDEN'],
    ['a charity’s account', 'provider', 'FORBIDDEN'],
  ] as const)('a consent for %s is refused [DEC-14]', async (_case, as, code) => {
    const give = 'mutation ($input: GuardianInput!) { giveGuardianConsent(input: $input) }';
    const before = await consents();
    expect((await world.gql(give, { input: GUARDIAN }, { as })).code).toBe(code);
    expect(await consents()).toEqual(before);
  });
});

describe('limits', () => {
  const countedBefore = async (count: number) => {
    await countAttempt(world.store, [byAddress('registrationByAddress', '203.0.113.7')], TEST_NOW);
    await world.store.write((tx) => tx.update(rateLimit).set({ count }));
  };

  it('above 300 registrations in an hour answers slow down, up to 8 s, and nobody is refused [SAF-24]', async () => {
    for (const [before, wait] of [
      [299, []],
      [300, [7]],
      [600, [2_007]],
      [2_900, [8_000]],
    ] as const) {
      await countedBefore(before);
      world.waits.length = 0;
      expect((await register(world, { username: 'volunteer' })).code).toBe('USERNAME_NOT_AVAILABLE');
      expect(world.waits).toEqual(wait);
    }
  });

  it('after ten times 300 registrations in an hour an address gets HTTP 429 before anything is executed [DEC-26, SAF-24]', async () => {
    await countedBefore(2_999);
    expect((await register(world)).status).toBe(200);
    world.clock.advance(60_000);
    const answer = await register(world, { username: 'later', emailAddress: 'x@new.example' });
    expect(answer).toMatchObject({ status: 429, code: 'RATE_LIMITED', data: undefined });
    expect(answer.headers.get('retry-after')).toBe('3540');
    const other = { username: 'later', emailAddress: 'x@new.example' };
    expect((await register(world, other, { address: '198.51.100.9' })).status).toBe(200);
  });

  it('asking which names are taken counts as well, in one request too [DEC-26]', async () => {
    await countedBefore(2_997);
    const aliases = ['a', 'b', 'c', 'd', 'e'].map(
      (alias) => `${alias}: registerChariteer(input: $input) { playerId }`,
    );
    const answer = await world.gql(`mutation ($input: RegisterChariteerInput!) { ${aliases.join(' ')} }`, {
      input: { ...FORM, username: 'volunteer' },
    });
    expect(answer.errors?.map((error) => error.extensions.code).sort()).toEqual(['USERNAME_NOT_AVAILABLE']);
    for (let number = 0; number < 2; number += 1) await register(world, { username: 'volunteer' });
    expect((await register(world)).status).toBe(429);
  });

  it('a call from another site is refused', async () => {
    const answer = await world.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ query: REGISTER, variables: { input: FORM } }),
    });
    expect(answer.status).toBe(403);
  });
});
