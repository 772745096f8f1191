import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { sweepRemovals } from '#api/operations/erasure/sweep-removals.ts';
import { Sealed } from '#db/cells/sealed.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, favoriteDistrict, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { guild } from '#db/schema/guild.ts';
import { groupApplication, groupMember, memberGroup } from '#db/schema/member-group.ts';
import { orientation } from '#db/schema/orientation.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { accountToken, session } from '#db/schema/session.ts';
import { rateLimit } from '#db/schema/setting.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { supervision } from '#db/schema/supervision.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import { type CastName, castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import { readMails } from '../support/mails.ts';
import { FORM, GUARDIAN, register, registered, TEEN_BIRTH } from '../support/registration.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const REMOVE =
  'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const remove = (as: CastName | null, emailAddress: string = castEmail(as ?? 'volunteer')) =>
  world.gql(REMOVE, { emailAddress }, { as });
const removeNew = (headers: Record<string, string>, emailAddress: string = FORM.emailAddress) =>
  world.gql<{ removeChariteer: { id: string } }>(REMOVE, { emailAddress }, { headers });
const isThere = async (id: string) =>
  (await world.store.read.select().from(account).where(eq(account.id, id))).length === 1;

/** Everything of the database that is on the disk: the file and its journal. */
function bytesOnDisk(): Buffer {
  const folder = dirname(world.databaseFile);
  return Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
}

describe('who may', () => {
  it.each([
    ['API-06 a visitor', null, castEmail('volunteer'), 'NOT_LOGGED_IN'],
    ['API-06 an address that is another’s', 'volunteer', castEmail('gold'), 'BAD_USER_INPUT'],
    ['API-06 no address', 'volunteer', '', 'BAD_USER_INPUT'],
    ['ACC-45 a charity’s account', 'provider', castEmail('provider'), 'PROVIDER_ACCOUNT_NOT_REMOVABLE'],
    ['API-06 staff with the address of somebody', 'staff', castEmail('volunteer'), 'BAD_USER_INPUT'],
  ] as const)('%s is refused, and every account stays', async (_case, as, emailAddress, code) => {
    const before = await world.store.read.select().from(account);
    expect((await remove(as, emailAddress)).code).toBe(code);
    expect(await world.store.read.select().from(account)).toEqual(before);
  });

  it('the own address in other letters will do [API-06]', async () => {
    expect((await remove('volunteer', ' VOLUNTEER@demo.Example ')).data).toEqual({
      removeChariteer: { id: 'volunteer' },
    });
  });

  it('an account without a volunteer record can be deleted too [ACC-47]', async () => {
    expect((await remove('new')).data).toEqual({ removeChariteer: { id: 'new' } });
    expect(await isThere('new')).toBe(false);
  });
});

describe('what ends', () => {
  it('every session ends, the cookie is cleared, and nobody logs in any more [ACC-47, OPEN-ACC-05]', async () => {
    const token = await world.tokenOf('volunteer');
    await world.sessions.open('volunteer');
    const answer = await world.gql(
      REMOVE,
      { emailAddress: castEmail('volunteer') },
      { headers: { cookie: `session=${token}`, origin: 'http://chariteers.test' } },
    );
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; HttpOnly; Max-Age=0/);
    expect(await world.store.read.select().from(session)).toEqual([]);
    const logIn = await world.gql(
      'mutation { loginWithEmail(email: "volunteer@demo.example", password: "quest-demo-2026", titleId: "chariteers") { playerId } }',
    );
    expect(logIn.code).toBe('ACCOUNT_CLOSED');
    await eraseClosed(world);
    world.clock.advance(24 * HOUR_MS);
    const later = await world.gql(
      'mutation { loginWithEmail(email: "volunteer@demo.example", password: "quest-demo-2026", titleId: "chariteers") { playerId } }',
    );
    expect(later.code).toBe('ACCOUNT_NOT_FOUND');
  });

  it('a second removal by a session that was open finds nobody [OPEN-ACC-05]', async () => {
    const { headers } = await registered(world);
    const answers = await Promise.all([removeNew(headers), removeNew(headers)]);
    expect(answers.filter((answer) => answer.data)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'NOT_LOGGED_IN')).toHaveLength(1);
  });

  it('a day later name and address are free again [ACC-31]', async () => {
    const { headers, playerId } = await registered(world);
    await removeNew(headers);
    expect((await register(world)).code).toBe('USERNAME_NOT_AVAILABLE');
    const otherName = await register(world, { username: 'Another1' });
    expect(otherName.code).toBe('EMAIL_ADDRESS_NOT_AVAILABLE');
    await eraseClosed(world);
    const { data } = await register(world);
    expect(data?.registerChariteer.playerId).toBeTruthy();
    expect(data?.registerChariteer.playerId).not.toBe(playerId);
  });

  it('sign-ups that have not begun are given back with their places; the others stay [OPEN-ACC-05]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'ahead' });
      await upcomingQuest(tx, { id: 'open', eventType: 'HYBRID-ROLE', startedAt: null });
      await upcomingQuest(tx, { id: 'running', startedAt: TEST_NOW - HOUR_MS, endedAt: TEST_NOW + HOUR_MS });
      await pastQuest(tx, { id: 'past' });
      for (const questId of ['ahead', 'open', 'running', 'past']) {
        await insertContract(tx, { id: `mine-${questId}`, questId, chariteerId: 'volunteer' });
        await insertContract(tx, { questId, chariteerId: 'gold' });
      }
    });
    await remove('volunteer');
    const own = await world.store.read.select().from(contract).where(eq(contract.chariteerId, 'volunteer'));
    const left = Object.fromEntries(own.map((row) => [row.questId, [row.abandonedAt, row.abandonReason]]));
    expect(left).toEqual({
      ahead: [TEST_NOW, 'Account removed'],
      open: [TEST_NOW, 'Account removed'],
      running: [null, null],
      past: [null, null],
    });
    const quests = await world.store.read.select().from(quest);
    expect(Object.fromEntries(quests.map((row) => [row.id, row.takenCount]))).toEqual({
      ahead: 1,
      open: 1,
      running: 2,
      past: 2,
    });
  });

  it('when a step fails the account stays whole [OPEN-ACC-05]', async () => {
    await world.store.write((tx) =>
      tx.run(sql`CREATE TRIGGER full BEFORE INSERT ON audit_entry BEGIN SELECT RAISE(ABORT, 'full'); END`),
    );
    const before = await world.store.read.select().from(chariteer).where(eq(chariteer.id, 'volunteer'));
    expect((await remove('volunteer')).code).toBe('INTERNAL');
    expect(await isThere('volunteer')).toBe(true);
    expect(await world.store.read.select().from(chariteer).where(eq(chariteer.id, 'volunteer'))).toEqual(
      before,
    );
  });
});

describe('what stays', () => {
  /** Minutes by quest, and how many people were on it, as a recap adds them up. */
  async function figures() {
    const { read } = world.store;
    const minutes = await read
      .select({ questId: credit.questId, minutes: sql<number>`sum(${credit.value})` })
      .from(credit)
      .where(eq(credit.unit, 'minutes'))
      .groupBy(credit.questId);
    const people = await read
      .select({ questId: contract.questId, people: sql<number>`count(DISTINCT ${contract.chariteerId})` })
      .from(contract)
      .where(and(eq(contract.status, 'Present'), isNull(contract.abandonedAt)))
      .groupBy(contract.questId);
    return { minutes, people };
  }

  it('hours and counts stay right to the minute, under the bare id [OPEN-ACC-05]', async () => {
    await world.store.write(async (tx) => {
      for (const [id, value] of [
        ['one', 187],
        ['two', 61],
      ] as const) {
        await pastQuest(tx, { id });
        for (const chariteerId of ['volunteer', 'gold']) {
          const held = await insertContract(tx, { questId: id, chariteerId, status: 'Present' });
          await insertCredit(tx, { contractId: held.id, value });
          await insertCredit(tx, { contractId: held.id, type: 'reputation' });
        }
      }
    });
    const before = await figures();
    const credits = await world.store.read.select().from(credit);
    await remove('volunteer');
    expect(await figures()).toEqual(before);
    expect(await world.store.read.select().from(credit)).toEqual(credits);
  });

  it('trainings stay without their note, for the trainer’s statistics [OPEN-ACC-05]', async () => {
    await world.store.write(async (tx) => {
      await insertTraining(tx, { id: 'training', providerId: '1' });
      await insertTrainingRecord(tx, {
        id: 'done',
        templateId: 'training',
        providerId: '1',
        chariteerId: 'volunteer',
        resolution: 'Complete',
        note: 'Rosa is hard of hearing',
      });
    });
    await remove('volunteer');
    const rows = await world.store.read.select().from(orientation).where(eq(orientation.id, 'done'));
    expect(rows).toMatchObject([{ resolution: 'Complete', note: null }]);
  });

  it('a guild stays with its members when its maker goes, and staff finds it in the audit log', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'gold', roleId: 'members' }),
    );
    await remove('guildadmin');
    const [made] = await world.store.read.select().from(guild).where(eq(guild.id, GUILD_ID));
    expect(made).toMatchObject({ name: 'Harbor Friends', creatorId: null });
    const members = await world.store.read
      .select()
      .from(groupMember)
      .where(eq(groupMember.groupId, GUILD_ID));
    expect(members.map((row) => [row.accountId, row.roleId])).toEqual([['gold', 'members']]);
    expect(await world.store.read.select().from(auditEntry)).toContainEqual(
      expect.objectContaining({ action: 'group-without-admin', subjectType: 'group', subjectId: GUILD_ID }),
    );
  });

  it('a group that has another admin is not reported', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'gold', roleId: 'admins' }),
    );
    await remove('guildadmin');
    const actions = (await world.store.read.select().from(auditEntry)).map((row) => row.action);
    expect(actions).toEqual(['account-closed']);
  });

  it('a charity’s group stays when its last admin goes', async () => {
    await remove('admins');
    expect(
      await world.store.read.select().from(memberGroup).where(eq(memberGroup.id, 'group-1')),
    ).toHaveLength(1);
    expect(await world.store.read.select().from(auditEntry)).toContainEqual(
      expect.objectContaining({ action: 'group-without-admin', subjectId: 'group-1' }),
    );
  });

  it('mails to others that still wait are left', async () => {
    const mail = {
      kind: 'booted' as const,
      subject: 'Welcome',
      body: 'volunteer@demo.example',
      ownerId: 'gold',
    };
    await world.store.write((tx) =>
      queueMail(tx, { now: TEST_NOW, config: world.config }, { ...mail, recipient: 'x@new.example' }),
    );
    await remove('volunteer');
    await eraseClosed(world);
    expect(await readMails(world)).toMatchObject([{ recipient: 'x@new.example' }]);
  });

  it('mails to an address that was only claimed are left to whom they belong', async () => {
    const mail = { kind: 'booted' as const, subject: 'Welcome', body: 'Hello', ownerId: 'gold' };
    await world.store.write((tx) =>
      queueMail(tx, { now: TEST_NOW, config: world.config }, { ...mail, recipient: castEmail('gold') }),
    );
    const claim = `mutation { addOrUpdateContactEmail(emailAddress: "${castEmail('gold')}") { emailAddress } }`;
    await world.gql(claim, {}, { as: 'volunteer' });
    await remove('volunteer');
    await eraseClosed(world);
    expect(await readMails(world)).toMatchObject([{ recipient: castEmail('gold') }]);
  });
});

describe('what is erased', () => {
  /** Values of one person, each somewhere else in the database, and found nowhere else in it. */
  const VALUES = [
    'Wilhelmina',
    'Zuckerstein',
    '9735550142',
    '1987-06-05',
    '2010-06-05',
    'mina.zucker',
    'minaz87',
    'Ottilie',
    '9735550143',
    'Philippa',
    'philippa@family',
    'second-address',
    'Kitchen helpers: Jo and Bea',
    'caught a cold',
    'hard of hearing',
    'was rude to the cook',
    'survey answer of hers',
    'My knee hurts',
    'bucket list',
    'quest she looked at',
    '$argon2id$',
  ];

  async function personWithHistory() {
    const person = await registered(world, { dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN });
    const { playerId, headers } = person;
    await world.gql(
      'mutation { addOrUpdateContactEmail(emailAddress: "second-address@new.example") { emailAddress } }',
      {},
      { headers },
    );
    await world.gql(
      'mutation { sendAccountRecoveryEmail(email: "mina.zucker@new.example", titleId: "chariteers") }',
    );
    await world.store.write((tx) =>
      tx.update(account).set({ passwordHash: null }).where(sql`id <> ${playerId}`),
    );
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'ahead', startedAt: TEST_NOW + 2 * DAY_MS });
      await pastQuest(tx, { id: 'past', giverName: 'wilhelmina zuckerstein' });
      await upcomingQuest(tx, { id: 'of-another', providerId: '2', giverName: 'Somebody Else' });
      const answers = JSON.stringify({ answers: ['Kitchen helpers: Jo and Bea'] });
      await insertContract(tx, { questId: 'ahead', chariteerId: playerId, formJSON: answers });
      const abandoned = { abandonedAt: TEST_NOW - 1, abandonReason: 'I caught a cold' };
      await insertContract(tx, { questId: 'past', chariteerId: playerId, ...abandoned });
      const held = await insertContract(tx, { questId: 'past', chariteerId: playerId, status: 'Present' });
      await insertCredit(tx, { contractId: held.id });
      const cover = { id: 'cover', contractId: held.id, questId: 'past', chariteerId: playerId, askedAt: 1 };
      await tx.insert(standInRequest).values({ ...cover, way: 'open', word: 'My knee hurts' });
      const young = await insertContract(tx, { questId: 'past', chariteerId: 'teen', status: 'Present' });
      const looked = { id: 'looked', contractId: young.id, supervisorId: playerId, createdAt: 1 };
      await tx.insert(supervision).values({ ...looked, state: 'agreed' });
      await insertTraining(tx, { id: 'training', providerId: '1' });
      const training = { templateId: 'training', providerId: '1', chariteerId: playerId };
      await insertTrainingRecord(tx, { ...training, note: 'Is hard of hearing' });
      await tx.insert(surveySubmission).values({
        id: 'survey-1',
        surveyId: 'feast',
        submitterId: playerId,
        contractId: held.id,
        submissionTimestamp: TEST_NOW,
        answers: [{ questionID: 'meal', questionType: 'paragraph', answer: 'survey answer of hers' }],
      });
      await tx.insert(providerBan).values({
        id: 'ban-1',
        providerId: '2',
        chariteerId: playerId,
        reason: 'was rude to the cook',
        createdAt: TEST_NOW,
      });
      await tx.insert(groupApplication).values({
        id: 'application-1',
        groupId: GUILD_ID,
        accountId: playerId,
        answer: 'It is on my bucket list',
        createdAt: TEST_NOW,
      });
      await tx.insert(playerEvent).values({
        id: 'event-1',
        playerId,
        eventName: 'chariteer_views_quest',
        properties: { questName: 'quest she looked at' },
        createdAt: TEST_NOW,
      });
      await insertFavoriteDistricts(tx, playerId, ['1']);
      await insertMembership(tx, { groupId: 'group-1', accountId: playerId, roleId: 'managers' });
      const schedule = [
        {
          quest_id: 'stamp',
          location_id: 'place',
          start_time: '18:00',
          end_time: '20:00',
          weeks: [1],
          days: [1],
          supervisor_name: 'Wilhelmina Zuckerstein',
        },
      ];
      const questConfiguration = JSON.stringify({ bundleBook: { monthly_schedule: schedule } });
      await tx.update(provider).set({ questConfiguration }).where(eq(provider.id, '1'));
      const told = {
        kind: 'booted' as const,
        subject: 'New member',
        body: 'Wilhelmina Zuckerstein joined, told to a colleague',
      };
      await queueMail(
        tx,
        { now: TEST_NOW, config: world.config },
        { ...told, recipient: 'colleague@new.example', ownerId: 'managers' },
      );
    });
    // The mail server takes none of them, so that their texts stay.
    const refuse = async () =>
      Promise.reject(Object.assign(new Error('no'), { responseCode: 550, command: 'RCPT TO' }));
    await deliverDueMail({ ...world, dataKey: world.config.dataKey, send: refuse, clock: world.clock.now });
    // An email to her about someone else, and one about her: both still wait.
    await world.store.write(async (tx) => {
      const note = { kind: 'booted' as const, subject: 'Hello', body: 'waiting for her' };
      await queueMail(
        tx,
        { now: TEST_NOW, config: world.config },
        { ...note, recipient: 'MINA.ZUCKER@new.example', ownerId: 'gold' },
      );
      await queueMail(
        tx,
        { now: TEST_NOW, config: world.config },
        { ...note, recipient: 'second-address@new.example', ownerId: playerId },
      );
    });
    return person;
  }

  it('a day later no value of the person is left in any file of the database [OPEN-ACC-05, ACC-47, DEC-49]', async () => {
    const { headers, playerId } = await personWithHistory();
    await world.store.scrub();
    const before = bytesOnDisk();
    const isIn = (bytes: Buffer, value: string) =>
      bytes.toString('latin1').toLowerCase().includes(value.toLowerCase());
    // Each of them was really there, or the test would prove nothing; two birth dates, one of them the form's.
    const contacts = [FORM.phoneNumber, 'Ottilie', FORM.emergencyContactNumber];
    const unread = [...contacts, 'Philippa', 'philippa@family', '1987-06-05'];
    expect(VALUES.filter((value) => !isIn(before, value)).sort()).toEqual(unread.sort());
    // What is sealed cannot be searched for, but as it lies there.
    const { read } = world.store;
    const [kept] = await read.select().from(chariteer).where(eq(chariteer.id, playerId));
    const sealed = Object.values(kept ?? {}).flatMap((value) =>
      value instanceof Sealed ? value.stored : [],
    );
    expect(sealed).toHaveLength(3);
    expect(sealed.filter((stored) => !before.includes(stored))).toEqual([]);
    const texts = (await readMails(world)).map(({ body }) => body);
    expect(texts.filter((text) => /waiting for her|told to a colleague/.test(text))).toHaveLength(3);
    expect((await removeNew(headers)).data).toEqual({ removeChariteer: { id: playerId } });
    // From the first moment on nothing can be read.
    expect((await readMails(world)).map(({ subject }) => subject)).toEqual(['Your account is closed']);
    const closed = bytesOnDisk();
    expect(VALUES.filter((value) => isIn(closed, value))).toEqual([]);
    await eraseClosed(world);
    expect(await readMails(world)).toEqual([]);
    expect(await world.store.read.select().from(closedAccount)).toEqual([]);
    const after = bytesOnDisk();
    expect(VALUES.filter((value) => isIn(after, value))).toEqual([]);
    expect(sealed.filter((stored) => after.includes(stored))).toEqual([]);
  });

  it('the hourly sweep writes the file anew, once for all who were removed before [OPEN-ACC-05]', async () => {
    const compact = vi.spyOn(world.store, 'compact');
    expect(await sweepRemovals(world.store, world.clock.now())).toBe(false);
    await remove('volunteer');
    await remove('gold');
    expect(await sweepRemovals(world.store, world.clock.now())).toBe(true);
    expect(await sweepRemovals(world.store, world.clock.now())).toBe(false);
    world.clock.advance(1);
    await remove('teen');
    expect(await sweepRemovals(world.store, world.clock.now())).toBe(true);
    expect(compact).toHaveBeenCalledTimes(2);
    expect(await isThere('guildadmin')).toBe(true);
  });

  it('no row but the bare record, its contracts, credits and trainings names the person [OPEN-ACC-05]', async () => {
    const { headers, playerId } = await personWithHistory();
    await removeNew(headers);
    await eraseClosed(world);
    const { read } = world.store;
    const [bare] = await read.select().from(chariteer).where(eq(chariteer.id, playerId));
    expect(bare).toEqual({
      id: playerId,
      username: null,
      zipCode: null,
      emailAddress: null,
      phoneNumber: null,
      dateOfBirth: null,
      playerAccountType: 'Chariteer',
      nameFirst: null,
      nameKey: null,
      nameMiddle: null,
      nameLast: null,
      emergencyContactName: null,
      emergencyContactNumber: null,
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
      removedAt: TEST_NOW,
      birthDateCorrectedAt: null,
    });
    const erased = [
      [favoriteDistrict, favoriteDistrict.chariteerId],
      [guardianConsent, guardianConsent.chariteerId],
      [providerBan, providerBan.chariteerId],
      [standInRequest, standInRequest.chariteerId],
      [supervision, supervision.supervisorId],
      [surveySubmission, surveySubmission.submitterId],
      [playerEvent, playerEvent.playerId],
      [groupMember, groupMember.accountId],
      [groupApplication, groupApplication.accountId],
      [session, session.accountId],
      [accountToken, accountToken.accountId],
      [outboxMessage, outboxMessage.ownerId],
    ] as const;
    for (const [table, column] of erased) {
      expect(await read.select().from(table).where(eq(column, playerId))).toEqual([]);
    }
  });

  it('the name goes from the shifts and weekly hours of the own charities only [OPEN-ACC-05]', async () => {
    const { headers } = await personWithHistory();
    await removeNew(headers);
    const quests = await world.store.read.select().from(quest);
    expect(Object.fromEntries(quests.map((row) => [row.id, row.giverName]))).toEqual({
      ahead: null,
      past: null,
      'of-another': 'Somebody Else',
    });
    const [charity] = await world.store.read.select().from(provider).where(eq(provider.id, '1'));
    expect(JSON.parse(charity?.questConfiguration ?? '').bundleBook.monthly_schedule).toMatchObject([
      { quest_id: 'stamp', start_time: '18:00', supervisor_name: '' },
    ]);
  });

  it('no counter recognizes the person by a hash', async () => {
    const { headers } = await personWithHistory();
    const before = await world.store.read.select().from(rateLimit);
    await removeNew(headers);
    await world.gql(
      'mutation { loginWithEmail(email: "mina.zucker@new.example", password: "a guess at it", titleId: "chariteers") { playerId } }',
    );
    await eraseClosed(world);
    const after = await world.store.read.select().from(rateLimit);
    expect(before.map((row) => row.key.split(':')[0])).toContain('recoveryByAccountAndNetwork');
    expect(
      after.map((row) => row.key.split(':')[0]).filter((limit) => !limit?.endsWith('ByAddress')),
    ).toEqual([]);
  });

  it('the audit log holds ids only', async () => {
    const { headers, playerId } = await personWithHistory();
    await removeNew(headers);
    await eraseClosed(world);
    const entries = await world.store.read.select().from(auditEntry);
    expect(entries.at(-1)).toMatchObject({ action: 'account-removed', actorId: playerId, detail: {} });
    for (const value of VALUES)
      expect(JSON.stringify(entries).toLowerCase()).not.toContain(value.toLowerCase());
  });

  it('on a page the removed volunteer has no name any more [OPEN-ACC-05]', async () => {
    const { headers } = await personWithHistory();
    await removeNew(headers);
    const { data } = await world.gql<{ quest: { pledgedContracts: unknown[] } }>(
      '{ quest(id: "past") { pledgedContracts { status chariteer { username nameFirst nameLast phoneNumber } } } }',
      {},
      { as: 'managers' },
    );
    expect(data?.quest.pledgedContracts).toContainEqual({
      status: 'Present',
      chariteer: { username: null, nameFirst: null, nameLast: null, phoneNumber: null },
    });
  });
});
