import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isMailboxOfMinor } from '#api/reads/guardians/minors-mailbox.ts';
import { sweepMinorsConsents } from '#api/verbs/guardians/end-minors-consents.ts';
import { insertAccount } from '#db/factories/insert-account.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { castEmail } from '../support/cast.ts';
import {
  ASK,
  agree,
  consentOf,
  DECIDE,
  guardianToken,
  mailsTo,
  registeredTeen,
  SIGNED,
} from '../support/guardian.ts';
import { entered, finishJoining } from '../support/joining.ts';
import { FORM, GUARDIAN, register, registered, TEEN_BIRTH, tokenFor } from '../support/registration.ts';
import { contractsOf } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const REFUSED = 'GUARDIAN_ADDRESS_REFUSED';
const FRIEND = { dateOfBirth: '2012-06-05', username: 'Friend14', emailAddress: 'friend.fourteen@gmail.com' };
const friendAs = (guardianEmail: string) => ({ ...GUARDIAN, guardianName: 'Big Friend', guardianEmail });
const registerFriend = (changes: Record<string, unknown> = {}) =>
  registered(world, { guardian: GUARDIAN, ...FRIEND, ...changes });
const confirm = (accountId: string) =>
  world.store.write((tx) =>
    tx
      .update(contactEmail)
      .set({ verificationStatus: 'Confirmed' })
      .where(eq(contactEmail.accountId, accountId)),
  );
const standing = async (id: string) => {
  const consent = await consentOf(world, id);
  return consent && { state: consent.state, linkSentAt: consent.linkSentAt, signedName: consent.signedName };
};
const ENDED = { state: 'asked', linkSentAt: null, signedName: null };

const activePlaces = async () =>
  (await contractsOf(world, 'q')).filter(({ abandonedAt }) => abandonedAt === null);

/** A teen whose guardian at the usual address has agreed, on a quest. */
async function teenOnQuest() {
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
  const teen = await registeredTeen(world);
  await confirm(teen.playerId);
  await agree(world);
  const signedUp = await world.gql(
    'mutation ($id: ID!) { createContract(chariteerId: $id, questId: "q") { id } }',
    { id: teen.playerId },
    { headers: teen.headers },
  );
  expect(signedUp.code).toBeUndefined();
  return teen;
}

describe('who is under 18 is refused at naming', () => {
  it('two 14-year-olds cannot consent for each other [DEC-77, SAF-08]', async () => {
    await registerFriend();
    const asked = await register(world, {
      dateOfBirth: '2012-01-05',
      guardian: friendAs(FRIEND.emailAddress),
    });
    expect(asked).toMatchObject({
      code: REFUSED,
      errors: [{ message: 'This Email Cannot Be Used For A Guardian' }],
    });
    expect(await mailsTo(world, FRIEND.emailAddress)).toHaveLength(1);
  });

  it.each([
    ['as it is', 'friend.fourteen@gmail.com'],
    ['in another case', 'Friend.Fourteen@Gmail.com'],
    ['without its dots', 'friendfourteen@gmail.com'],
    ['with a plus', 'friend.fourteen+mom@gmail.com'],
    ['at the other domain', 'friendfourteen+dad@googlemail.com'],
  ])(
    'the mailbox of a minor, written %s, is refused by every way of naming [DEC-77, SAF-08]',
    async (_way, address) => {
      await registerFriend();
      const guardian = friendAs(address);
      const teen = await registeredTeen(world);
      expect((await world.gql(ASK, { input: guardian }, { headers: teen.headers })).code).toBe(REFUSED);
      const key = await entered(world, { email: 'joins@new.example' });
      expect((await finishJoining(world, key, { dateOfBirth: '6/5/2010', guardian })).code).toBe(REFUSED);
      const form = {
        username: 'Kestrel',
        emailAddress: 'third@new.example',
        dateOfBirth: TEEN_BIRTH,
        guardian,
      };
      expect((await register(world, form)).code).toBe(REFUSED);
      const { password: _, passwordConfirmation: __, ...record } = FORM;
      await world.store.write((tx) =>
        insertAccount(tx, { id: 'bare', email: 'bare@new.example', username: 'Bare42' }),
      );
      const input = {
        ...record,
        id: 'bare',
        username: 'Bare42',
        playerAccountType: 'Chariteer',
        emailAddress: 'bare@new.example',
        dateOfBirth: TEEN_BIRTH,
        guardian,
      };
      const token = await world.sessions.open('bare');
      const made = await world.gql(
        'mutation ($input: CreateChariteerInput!) { createChariteer(input: $input) { id } }',
        { input },
        { headers: { authorization: `Bearer ${token}` } },
      );
      expect(made.code).toBe(REFUSED);
    },
  );

  it('contact, requested and former addresses of a minor are refused, confirmed or not [DEC-77, SAF-08]', async () => {
    const { playerId, headers } = await registerFriend();
    const isMinors = (address: string) => isMailboxOfMinor(world.store.read, [address], world.clock.now());
    await world.gql(
      'mutation { addOrUpdateContactEmail(emailAddress: "contact@new.example") { emailAddress } }',
      {},
      { headers },
    );
    expect(await isMinors('contact+x@new.example')).toBe(true);
    await world.gql(
      'mutation ($password: String!) { changeEmailAddress(emailAddress: "next@new.example", currentPassword: $password) }',
      { password: FORM.password },
      { headers },
    );
    expect(await isMinors('next@new.example')).toBe(true);
    const link = tokenFor('verifyEmail', (await mailsTo(world, 'next@new.example')).at(-1)?.body);
    await world.gql('mutation ($token: String!) { verifyEmail(token: $token) }', { token: link });
    expect(await isMinors(FRIEND.emailAddress)).toBe(true);
    expect(await isMinors('next@new.example')).toBe(true);
    await world.store.write((tx) =>
      tx.update(chariteer).set({ dateOfBirth: '1990-01-01' }).where(eq(chariteer.id, playerId)),
    );
    await world.store.write((tx) =>
      tx.update(account).set({ dateOfBirth: '1990-01-01' }).where(eq(account.id, playerId)),
    );
    expect(await isMinors('next@new.example')).toBe(false);
  });

  it('adults and accounts without a date of birth can be named [DEC-77]', async () => {
    for (const [index, email] of [castEmail('volunteer'), castEmail('managers')].entries()) {
      const form = {
        username: `Teen${index}`,
        emailAddress: `kid${index}@new.example`,
        dateOfBirth: TEEN_BIRTH,
      };
      expect((await register(world, { ...form, guardian: friendAs(email) })).code).toBeUndefined();
    }
  });

  it('an adult whose mailbox a minor also has registers no child [DEC-77, DEC-48]', async () => {
    await world.store.write((tx) =>
      tx
        .update(account)
        .set({ email: 'friend.fourteen+a@gmail.com', emailKey: 'friend.fourteen+a@gmail.com' })
        .where(eq(account.id, 'volunteer')),
    );
    await registerFriend();
    const input = {
      nameFirst: 'Mo',
      nameLast: 'Delmar',
      dateOfBirth: '2018-05-01',
      signedName: 'Rosa Delmar',
    };
    const answer = await world.gql(
      'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }',
      { input },
      { as: 'volunteer' },
    );
    expect(answer.code).toBe(REFUSED);
    expect(await world.store.read.select().from(childRecord)).toEqual([]);
  });

  it('whether the own address has an account changes nothing of the refusal [SAF-27]', async () => {
    await world.close();
    world = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
    await register(world, { guardian: GUARDIAN, ...FRIEND });
    const guardian = friendAs(FRIEND.emailAddress);
    const answers = await Promise.all(
      [castEmail('volunteer'), 'free@new.example'].map((emailAddress) =>
        register(world, { username: 'Probe', dateOfBirth: TEEN_BIRTH, emailAddress, guardian }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual([REFUSED, REFUSED]);
  });

  it('refusals slow down a network and stop it at the hundredth of a day; good namings do not count [DEC-77, SAF-24]', async () => {
    await registerFriend();
    const { headers } = await registeredTeen(world, {
      username: 'Teen16',
      emailAddress: 'kid@new.example',
    });
    const ask = (address: string) => world.gql(ASK, { input: friendAs(address) }, { headers });
    for (let count = 0; count < 100; count += 1) expect((await ask(FRIEND.emailAddress)).code).toBe(REFUSED);
    expect((await ask(FRIEND.emailAddress)).code).toBe('RATE_LIMITED');
    expect((await ask('grown@family.example')).code).toBe('RATE_LIMITED');
  });
});

describe('who is under 18 is refused at deciding', () => {
  it('an account made meanwhile decides nothing, reads nothing and erases nothing by the link [DEC-77, SAF-08]', async () => {
    await world.close();
    world = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
    await register(world, { dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN });
    const token = await guardianToken(world, 'guardian/consent');
    await register(world, {
      ...FRIEND,
      emailAddress: 'Philippa+kid@family.example',
      guardian: friendAs('other@family.example'),
    });
    const [before] = await world.store.read
      .select()
      .from(chariteer)
      .where(eq(chariteer.username, FORM.username));
    for (const isAgreed of [true, false])
      expect((await world.gql(DECIDE, { token, isAgreed, signedName: SIGNED })).code).toBe(REFUSED);
    const read = await world.gql('query ($token: String!) { guardianRequest(token: $token) { username } }', {
      token,
    });
    expect(read.code).toBe(REFUSED);
    const erased = await world.gql('mutation ($token: String!) { eraseByGuardian(token: $token) }', {
      token,
    });
    expect(erased.code).toBe(REFUSED);
    expect(await consentOf(world, before?.id ?? '')).toMatchObject({ state: 'asked' });
  });

  it('no new link goes to someone under 18 [DEC-77, SAF-08]', async () => {
    await registeredTeen(world);
    await registerFriend({
      emailAddress: GUARDIAN.guardianEmail,
      guardian: friendAs('other@family.example'),
    });
    const before = await mailsTo(world, GUARDIAN.guardianEmail);
    await world.gql('mutation ($email: String!) { sendGuardianLink(email: $email) }', {
      email: GUARDIAN.guardianEmail,
    });
    expect(await mailsTo(world, GUARDIAN.guardianEmail)).toHaveLength(before.length);
  });
});

describe('consents that someone under 18 gave end', () => {
  it('a registration at the guardian’s address ends them, and the young person can name someone else [DEC-77]', async () => {
    const { playerId, headers } = await teenOnQuest();
    await registerFriend({
      emailAddress: GUARDIAN.guardianEmail,
      guardian: friendAs('other@family.example'),
    });
    expect(await standing(playerId)).toEqual(ENDED);
    expect(await activePlaces()).toEqual([]);
    expect((await mailsTo(world, FORM.emailAddress)).at(-1)).toMatchObject({
      subject: 'Name a different guardian',
    });
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'guardian-not-adult'));
    expect(entries).toMatchObject([{ actorId: null, subjectId: playerId }]);
    expect((await world.gql(ASK, { input: GUARDIAN }, { headers })).code).toBe(REFUSED);
    const other = { ...GUARDIAN, guardianEmail: 'grown@family.example' };
    expect((await world.gql(ASK, { input: other }, { headers })).code).toBeUndefined();
    expect(await consentOf(world, playerId)).toMatchObject({ state: 'asked', linkSentAt: world.clock.now() });
  });

  it('the guardian’s page and links of before open nothing any more [DEC-77, SAF-10]', async () => {
    await teenOnQuest();
    const token = await guardianToken(world, 'guardian');
    await registerFriend({
      emailAddress: GUARDIAN.guardianEmail,
      guardian: friendAs('other@family.example'),
    });
    const view = await world.gql('query ($token: String!) { guardianView(token: $token) { username } }', {
      token,
    });
    expect(view.code).toBe('LINK_USED');
  });

  it('in production a stranger’s registration ends nothing before the address is confirmed [DEC-77, SAF-27]', async () => {
    await world.close();
    world = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
    await register(world, { dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN });
    await agree(world);
    const [teen] = await world.store.read
      .select()
      .from(chariteer)
      .where(eq(chariteer.username, FORM.username));
    const playerId = teen?.id ?? '';
    const minor = {
      ...FRIEND,
      emailAddress: GUARDIAN.guardianEmail,
      guardian: friendAs('other@family.example'),
    };
    await register(world, minor);
    await sweepMinorsConsents(world.store, { now: world.clock.now(), config: world.config });
    expect(await standing(playerId)).toMatchObject({ state: 'given' });
    const token = tokenFor('verifyEmail', (await mailsTo(world, GUARDIAN.guardianEmail)).at(-1)?.body);
    expect(
      (await world.gql('mutation ($token: String!) { verifyEmail(token: $token) }', { token })).code,
    ).toBeUndefined();
    expect(await standing(playerId)).toEqual(ENDED);
  });

  it('a change of address to the guardian’s ends them once it is in force [DEC-77]', async () => {
    const friend = await registerFriend({ guardian: friendAs('other@family.example') });
    const { playerId } = await teenOnQuest();
    await world.gql(
      'mutation ($to: String!, $password: String!) { changeEmailAddress(emailAddress: $to, currentPassword: $password) }',
      { to: 'philippa+x@family.example', password: FORM.password },
      { headers: friend.headers },
    );
    expect(await standing(playerId)).toMatchObject({ state: 'given' });
    const token = tokenFor('verifyEmail', (await mailsTo(world, 'philippa+x@family.example')).at(-1)?.body);
    await world.gql('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
    expect(await standing(playerId)).toEqual(ENDED);
  });

  it('an account that says only later how old it is ends them then [DEC-77]', async () => {
    const { playerId } = await teenOnQuest();
    const { data } = await world.gql<{ registerUser: { playerId: string } }>(
      `mutation ($email: String!, $password: String!) {
        registerUser(displayName: "Friend14", username: "Friend14", email: $email, password: $password) { playerId }
      }`,
      { email: GUARDIAN.guardianEmail, password: FORM.password },
    );
    expect(await standing(playerId)).toMatchObject({ state: 'given' });
    const token = await world.sessions.open(data?.registerUser.playerId ?? '');
    const answer = await world.gql(
      `mutation {
        giveNewChariteerAccountDefaultValues(firstName: "Big", lastName: "Friend", phoneNumber: "9735550142", dob: "2012-06-05") { __typename }
      }`,
      {},
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(answer.errors).toBeUndefined();
    expect(await standing(playerId)).toEqual(ENDED);
  });

  it('a corrected date of birth ends them, of a registered child too [DEC-77]', async () => {
    await world.close();
    world = await openWorld({ env: { MINIMUM_AGE: '13' } });
    const input = {
      nameFirst: 'Mo',
      nameLast: 'Delmar',
      dateOfBirth: '2018-05-01',
      signedName: 'Rosa Delmar',
    };
    const { data } = await world.gql<{ registerChild: { id: string } }>(
      'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }',
      { input },
      { as: 'volunteer' },
    );
    const childId = data?.registerChild.id ?? '';
    await registeredTeen(world, { guardian: friendAs(castEmail('volunteer')) });
    const corrected = await world.gql(
      'mutation { correctBirthDate(chariteerId: "volunteer", dateOfBirth: "2010-01-05") { id } }',
      {},
      { as: 'staff' },
    );
    expect(corrected.errors).toBeUndefined();
    expect(await standing(childId)).toEqual(ENDED);
  });

  it('the sweep ends those that were given before, once [DEC-77]', async () => {
    const { playerId } = await teenOnQuest();
    const friend = await registerFriend();
    // As it came from a version that refused nothing.
    await world.store.write(async (tx) => {
      const address = { email: GUARDIAN.guardianEmail, emailKey: GUARDIAN.guardianEmail };
      await tx.update(account).set(address).where(eq(account.id, friend.playerId));
    });
    const before = await mailsTo(world, FORM.emailAddress);
    for (let time = 0; time < 2; time += 1)
      await sweepMinorsConsents(world.store, { now: world.clock.now(), config: world.config });
    expect(await standing(playerId)).toEqual(ENDED);
    expect(await activePlaces()).toEqual([]);
    expect(await mailsTo(world, FORM.emailAddress)).toHaveLength(before.length + 1);
  });
});

describe('the mailbox of an address', () => {
  it.each([
    'Ada@Demo.Example',
    'a.da+x+y@demo.example',
    'A.d.a+x@GMAIL.com',
    'ada@googlemail.com',
    '+x@demo.example',
    'ada@gmail.com.example',
    'Änne.Öz+1@demo.example',
  ])('%s is found in SQL as the domain knows it [SAF-08]', async (address) => {
    await world.store.write((tx) => insertAccount(tx, { id: 'one', email: address }));
    const [row] = await world.store.read.select().from(account).where(eq(account.id, 'one'));
    expect(row?.mailboxKey).toBe(mailboxKey(address));
  });
});
