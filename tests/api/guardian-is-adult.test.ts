import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusedMailbox } from '#api/people/children/refused-mailboxes.ts';
import { sweepRefusedConsents } from '#api/people/guardians/end-refused-consents.ts';
import { insertAccount } from '#db/factories/insert-account.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { HOSTS_WITH_SUBDOMAINS, MAILBOX_PROVIDERS, mailboxKey } from '#domain/identity/mailbox-key.ts';
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
const OTHER = friendAs('other@family.example');
const REGISTER_CHILD = 'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }';
const CHILD = {
  nameFirst: 'Mo',
  nameLast: 'Delmar',
  dateOfBirth: '2018-05-01',
  signedName: 'Rosa Delmar',
};
/** Someone under 18 who has confirmed the mailbox of the usual guardian. */
const confirmedAtGuardians = async () => {
  const friend = await registerFriend({ emailAddress: GUARDIAN.guardianEmail, guardian: OTHER });
  await confirmByLink(GUARDIAN.guardianEmail);
  return friend;
};
const confirmByLink = async (address: string) => {
  const token = tokenFor('verifyEmail', (await mailsTo(world, address)).at(-1)?.body);
  const answer = await world.gql('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
  expect(answer.code).toBeUndefined();
};

/** Names a guardian by every operation that can, and tells what each answered and how many emails went there. */
async function namedEverywhere(index: number, guardianEmail: string) {
  const guardian = friendAs(guardianEmail);
  const before = (await mailsTo(world, guardianEmail)).length;
  const form = {
    username: `Kestrel${index}`,
    emailAddress: `first${index}@new.example`,
    dateOfBirth: TEEN_BIRTH,
  };
  const registration = await register(world, { ...form, guardian });
  const teen = await registeredTeen(world, {
    username: `Teen${index}`,
    emailAddress: `second${index}@new.example`,
  });
  const asked = await world.gql(ASK, { input: guardian }, { headers: teen.headers });
  const key = await entered(world, { email: `joins${index}@new.example` });
  const joined = await finishJoining(world, key, { dateOfBirth: '6/5/2010', guardian });
  const made = await makeRecord(`bare${index}`, guardian);
  const answers = [registration, asked, joined, made].map(({ code, errors }) => ({ code, errors }));
  return { answers, emails: (await mailsTo(world, guardianEmail)).length - before };
}

/** Gives an account without a volunteer record one, of someone under 18. */
async function makeRecord(id: string, guardian: Record<string, unknown>) {
  const { password: _, passwordConfirmation: __, ...record } = FORM;
  const own = { id, username: `Wren${id}`, emailAddress: `of.${id}@new.example` };
  await world.store.write((tx) => insertAccount(tx, { id, email: own.emailAddress, username: own.username }));
  return world.gql(
    'mutation ($input: CreateChariteerInput!) { createChariteer(input: $input) { id } }',
    { input: { ...record, ...own, playerAccountType: 'Chariteer', dateOfBirth: TEEN_BIRTH, guardian } },
    { headers: { authorization: `Bearer ${await world.sessions.open(id)}` } },
  );
}

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

describe('naming a guardian', () => {
  it('answers and emails alike for the mailbox of a minor, of an adult, and of no one [DEC-77, SAF-27]', async () => {
    const friend = await registerFriend();
    await confirm(friend.playerId);
    const seen = [];
    for (const [index, email] of [
      FRIEND.emailAddress,
      castEmail('volunteer'),
      'new@family.example',
    ].entries())
      seen.push(await namedEverywhere(index, email));
    expect(seen[0]?.emails).toBe(3);
    expect(seen[0]?.answers.filter(({ code }) => code !== undefined)).toEqual([]);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('never tells by the sweep that the address belongs to a minor [DEC-77, SAF-27]', async () => {
    const { playerId } = await registeredTeen(world);
    await world.clock.advance(1000);
    const friend = await registerFriend({ emailAddress: GUARDIAN.guardianEmail, guardian: OTHER });
    const before = await standing(playerId);
    const mails = await mailsTo(world, FORM.emailAddress);
    await confirm(friend.playerId);
    await sweepRefusedConsents(world.store, { now: world.clock.now(), config: world.config });
    expect(await standing(playerId)).toEqual(before);
    expect(await mailsTo(world, FORM.emailAddress)).toHaveLength(mails.length);
  });

  it('a minor has a mailbox from its confirmation on, by any spelling [DEC-77, SAF-23]', async () => {
    const { playerId, headers } = await registerFriend();
    const isMinors = (address: string) => isRefusedMailbox(world.store.read, [address], world.clock.now());
    const typed = ['contact@new.example', 'next@new.example'];
    await world.gql(
      'mutation { addOrUpdateContactEmail(emailAddress: "contact@new.example") { emailAddress } }',
      {},
      { headers },
    );
    await world.gql(
      'mutation ($password: String!) { changeEmailAddress(emailAddress: "next@new.example", currentPassword: $password) }',
      { password: FORM.password },
      { headers },
    );
    for (const address of [FRIEND.emailAddress, ...typed]) expect(await isMinors(address)).toBe(false);
    const link = tokenFor('verifyEmail', (await mailsTo(world, 'next@new.example')).at(-1)?.body);
    await world.gql('mutation ($token: String!) { verifyEmail(token: $token) }', { token: link });
    expect(await isMinors('Next+x@new.example')).toBe(true);
    for (const table of [chariteer, account])
      await world.store.write((tx) =>
        tx.update(table).set({ dateOfBirth: '1990-01-01' }).where(eq(table.id, playerId)),
      );
    expect(await isMinors('next@new.example')).toBe(false);
  });
});

describe('an address that someone under 18 only typed', () => {
  const MUM = 'mum@family.example';
  const asTyped = {
    'a registration': (name: string) =>
      register(world, { ...FRIEND, username: name, emailAddress: 'mum+x@family.example', guardian: OTHER }),
    'a contact address': async (name: string) => {
      const email = `kid.${name.length}@new.example`;
      const { headers } = await registerFriend({ username: name, emailAddress: email, guardian: OTHER });
      await world.gql(
        'mutation { addOrUpdateContactEmail(emailAddress: "mum+z@family.example") { emailAddress } }',
        {},
        { headers },
      );
    },
    'a wanted address': async (name: string) => {
      const email = `kid.${name.length}@new.example`;
      const { headers } = await registerFriend({ username: name, emailAddress: email, guardian: OTHER });
      await world.gql(
        'mutation ($password: String!) { changeEmailAddress(emailAddress: "mum+w@family.example", currentPassword: $password) }',
        { password: FORM.password },
        { headers },
      );
    },
  };

  it.each(Object.entries(asTyped))(
    '%s: its owner still decides, and what they decided holds [SAF-23, DEC-77]',
    async (_way, type) => {
      const guardian = { ...GUARDIAN, guardianEmail: MUM };
      const { playerId } = await registeredTeen(world, { guardian });
      await type('Faker');
      const token = tokenFor('guardian/consent', (await mailsTo(world, MUM))[0]?.body);
      expect((await world.gql(DECIDE, { token, isAgreed: true, signedName: SIGNED })).code).toBeUndefined();
      await type('Faker2');
      await sweepRefusedConsents(world.store, { now: world.clock.now(), config: world.config });
      expect(await standing(playerId)).toMatchObject({ state: 'given' });
    },
  );

  it('does not keep an adult at that mailbox from registering a child [SAF-23, DEC-48]', async () => {
    await registerFriend({ emailAddress: castEmail('volunteer').replace('@', '+x@') });
    const answer = await world.gql(REGISTER_CHILD, { input: CHILD }, { as: 'volunteer' });
    expect(answer.code).toBeUndefined();
  });
});

describe('who can be a guardian', () => {
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
    await confirm((await registerFriend()).playerId);
    const answer = await world.gql(REGISTER_CHILD, { input: CHILD }, { as: 'volunteer' });
    expect(answer.code).toBe(REFUSED);
    expect(await world.store.read.select().from(childRecord)).toEqual([]);
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
      guardian: OTHER,
    });
    await confirmByLink('Philippa+kid@family.example');
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

  it('a new link is sent to them as to anyone, and refused too [DEC-77, SAF-08, SAF-27]', async () => {
    await registeredTeen(world);
    await confirmedAtGuardians();
    const before = await mailsTo(world, GUARDIAN.guardianEmail);
    await world.gql('mutation ($email: String!) { sendGuardianLink(email: $email) }', {
      email: GUARDIAN.guardianEmail,
    });
    expect(await mailsTo(world, GUARDIAN.guardianEmail)).toHaveLength(before.length + 1);
    expect((await agree(world)).code).toBe(REFUSED);
  });
});

describe('consents that someone under 18 gave end', () => {
  it('a confirmed registration at the guardian’s address ends them, and the young person can name someone else [DEC-77]', async () => {
    const { playerId, headers } = await teenOnQuest();
    await confirmedAtGuardians();
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
    const other = { ...GUARDIAN, guardianEmail: 'grown@family.example' };
    expect((await world.gql(ASK, { input: other }, { headers })).code).toBeUndefined();
    expect(await consentOf(world, playerId)).toMatchObject({ state: 'asked', linkSentAt: world.clock.now() });
  });

  it('the guardian’s page and links of before open nothing any more [DEC-77, SAF-10]', async () => {
    await teenOnQuest();
    const token = await guardianToken(world, 'guardian');
    await confirmedAtGuardians();
    const view = await world.gql('query ($token: String!) { guardianView(token: $token) { username } }', {
      token,
    });
    expect(view.code).toBe('LINK_USED');
  });

  it.each(['0', '1'])(
    'a stranger’s registration ends nothing before the address is confirmed, generic errors %s [DEC-77, SAF-27]',
    async (generic) => {
      await world.close();
      world = await openWorld({ env: { AUTH_GENERIC_ERRORS: generic } });
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
      await sweepRefusedConsents(world.store, { now: world.clock.now(), config: world.config });
      expect(await standing(playerId)).toMatchObject({ state: 'given' });
      await confirmByLink(GUARDIAN.guardianEmail);
      expect(await standing(playerId)).toEqual(ENDED);
    },
  );

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
    const accountId = data?.registerUser.playerId ?? '';
    const confirmed = {
      accountId,
      emailAddress: GUARDIAN.guardianEmail,
      verificationStatus: 'Confirmed',
    } as const;
    await world.store.write((tx) => tx.insert(contactEmail).values({ id: 'c', ...confirmed }));
    const token = await world.sessions.open(accountId);
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
    const { data } = await world.gql<{ registerChild: { id: string } }>(
      REGISTER_CHILD,
      { input: CHILD },
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
      const address = { emailAddress: GUARDIAN.guardianEmail, verificationStatus: 'Confirmed' } as const;
      await tx.update(contactEmail).set(address).where(eq(contactEmail.accountId, friend.playerId));
    });
    for (let time = 0; time < 2; time += 1)
      await sweepRefusedConsents(world.store, { now: world.clock.now(), config: world.config });
    expect(await standing(playerId)).toEqual(ENDED);
    expect(await activePlaces()).toEqual([]);
    const told = await mailsTo(world, FORM.emailAddress);
    expect(told.filter(({ subject }) => subject === 'Name a different guardian')).toHaveLength(1);
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
    'A.d-a_+x@Proton.Me',
    'ada@pm.me',
    'ada@mac.com',
    'a.d-a+x@ya.ru',
    'ada@narod.ru',
    'x@ada.fastmail.com',
    'ada@fastmail.com',
    'ada@.fastmail.com',
    ...MAILBOX_PROVIDERS.flatMap(({ domains }) => domains.map((domain) => `A.d-a_b+x@${domain}`)),
    ...HOSTS_WITH_SUBDOMAINS.map((host) => `x+y@a.d-a.${host}`),
  ])('%s is found in SQL as the domain knows it [SAF-08]', async (address) => {
    await world.store.write((tx) => insertAccount(tx, { id: 'one', email: address }));
    const [row] = await world.store.read.select().from(account).where(eq(account.id, 'one'));
    expect(row?.mailboxKey).toBe(mailboxKey(address));
  });
});
