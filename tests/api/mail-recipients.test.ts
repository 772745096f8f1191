import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { sealAudit } from '#api/access/audit/seal-audit.ts';
import { LIMITS, type LimitName } from '#api/access/auth/limits.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Job } from '#api/access/jobs/job.ts';
import { countEach } from '#api/access/outbox/count-caused-mail.ts';
import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import { WEEKLY_QUESTS } from '#api/alerts/reminders/send-weekly.ts';
import { ATTENDANCE_UNMARKED, UNDER_MINIMUM } from '#api/alerts/reminders/tell-managers.ts';
import { countDayOfReading } from '#api/charities/contact-reads/count-day.ts';
import { giveUpWebhook } from '#api/charities/webhooks/switch-off.ts';
import { mailInvitations } from '#api/desk/invited-volunteers/mail-invitations.ts';
import { renewOldCodes } from '#api/guilds-and-groups/guilds/renew-guild-code.ts';
import { tellOfRefusals } from '#api/messages/mail-reports/tell-of-refusals.ts';
import { NEWEST_SEAL } from '#api/operations/audit/mail-newest-seal.ts';
import { DATA_COPIES } from '#api/operations/data-copies/data-copies-job.ts';
import { inviteVolunteers } from '#api/operations/imports/invite-volunteers.ts';
import { STAFF_WARNING } from '#api/operations/staff-warnings/warn-staff.ts';
import { sweepGuildSpots } from '#api/places/reservations/release-guild-spots.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertVolunteerInvitation } from '#db/factories/insert-volunteer-invitation.ts';
import { insertWebhook } from '#db/factories/insert-webhook.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { guild } from '#db/schema/guild.ts';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { mailServer } from '#db/schema/mail-server.ts';
import { MAILBOX_LIMITS } from '#domain/messages/caused-mail.ts';
import { MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';
import { weeklyAt } from '#domain/time/slots.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { bringFriend } from '../support/bring-friend.ts';
import { castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { agree, guardianToken, registeredTeen } from '../support/guardian.ts';
import { finish, lapse } from '../support/holds.ts';
import { queueTo } from '../support/mail-queue.ts';
import { readMails } from '../support/mails.ts';
import { MERGE } from '../support/merged-records.ts';
import { PERFORMED, seedPerformance } from '../support/performed-mutations.ts';
import { GUARDIAN, register } from '../support/registration.ts';
import { makeRegulars, postMonth, SATURDAY_SOUP, saveSchedule, scheduleSoup } from '../support/regulars.ts';
import { runJob } from '../support/run-job.ts';
import { thankPeople } from '../support/thank-people.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Everyone has a browser that takes push messages, and wants news there too, whoever comes. */
const BROWSERS = [
  `INSERT INTO push_subscription (id, "accountId", endpoint, "endpointKey", keys, browser, "createdAt")
    SELECT 'browser-' || id, id, 'sealed', id, 'sealed', 'Firefox', 1 FROM account WHERE id = `,
  `INSERT INTO message_choice ("accountId", class, channel, "isOn", "changedAt")
    SELECT id, 'news', 'push', 1, 1 FROM account WHERE id = `,
];

/** A world whose people read Spanish, whose guardians Arabic, whoever comes. */
async function openSpanishWorld(env: Record<string, string> = {}): Promise<World> {
  const world = await openWorld({ env: { PUBLIC_ORIGIN: 'https://chariteers.test', ...env } });
  await world.store.write(async (tx) => {
    await seedPerformance(tx);
    for (const insert of BROWSERS) await tx.run(sql.raw(`${insert} id`));
    const all = BROWSERS.map((insert) => `${insert} NEW.id;`).join(' ');
    await tx.run(sql.raw(`CREATE TRIGGER account_browser AFTER INSERT ON account BEGIN ${all} END`));
    const kept = [
      ['account', 'es'],
      ['guardian_consent', 'ar'],
    ] as const;
    for (const [table, locale] of kept) {
      const set = `UPDATE ${table} SET locale = '${locale}'`;
      await tx.run(sql.raw(set));
      await tx.run(
        sql.raw(
          `CREATE TRIGGER ${table}_language AFTER INSERT ON ${table} BEGIN ${set} WHERE id = NEW.id; END`,
        ),
      );
    }
  });
  return world;
}

let world: World;
afterEach(() => world.close());

async function perform(title: string): Promise<void> {
  const row = PERFORMED.find(({ operation, when }) => title === (when ? `${operation} ${when}` : operation));
  if (!row) throw new Error(`Nobody performs ${title}`);
  const { text, as } = await row.prepare(world);
  const who = typeof as === 'object' && as !== null ? as : { as };
  const { errors } = await world.gql(`mutation { ${text} }`, {}, who);
  expect(errors).toBeUndefined();
}

/** All attempts that there may be but one. */
async function spend(limit: LimitName, subject: string): Promise<void> {
  for (let count = 0; count < LIMITS[limit].most - 1; count += 1)
    await countAttempt(world.store, [{ limit, subject }], world.clock.now());
}

/** A young person with a confirmed address, whose guardian was asked. */
async function teenWithAddress() {
  const teen = await registeredTeen(world);
  await world.store.write(async (tx) => {
    const isOwn = eq(contactEmail.accountId, teen.playerId);
    await tx.update(contactEmail).set({ verificationStatus: 'Confirmed' }).where(isOwn);
  });
  return teen;
}

/** The mail server refuses the address of everything that waits. */
async function refuseAddresses(): Promise<void> {
  const delivery = {
    store: world.store,
    dataKey: world.config.dataKey,
    log: world.log,
    clock: world.clock.now,
  };
  await deliverDueMail({
    ...delivery,
    send: () => Promise.reject({ responseCode: 550, command: 'RCPT TO' }),
  });
}

/** Runs a job a given time before the start of a quest with one person on it. */
async function remindOf(job: Job, id: string, before: number): Promise<void> {
  const startedAt = world.clock.now() + 2 * DAY_MS;
  await world.store.write(async (tx) => {
    await tx.update(contactEmail).set({ verificationStatus: 'Confirmed' });
    await upcomingQuest(tx, { id, startedAt, endedAt: startedAt + 3 * HOUR_MS });
    await insertContract(tx, { questId: id, chariteerId: 'volunteer', claimedAt: world.clock.now() });
  });
  world.clock.set(startedAt - before);
  await runJob(world, job);
}

/** What makes an email of each kind: an operation that is performed elsewhere too, or how it comes about. */
const CAUSES: Record<MailKind, string | (() => Promise<unknown>)> = {
  'verify-email': 'registerChariteer',
  recovery: 'sendAccountRecoveryEmail',
  'passkey-added': 'addPasskey',
  'passkey-removed': 'removePasskey',
  'password-changed': 'changePassword',
  'provider-account': 'createProviderAccount',
  'staff-account': () =>
    world.gql('mutation { addStaff(emailAddress: "n@new.example") { id } }', {}, { as: 'staff' }),
  'staff-added': 'addStaff',
  'staff-removed': 'removeStaff',
  'audit-sealed': async () => {
    const about = { actorId: 'staff', subjectId: 'staff' };
    await world.store.write((tx) => recordAudit(tx, TEST_NOW, { ...about, action: 'log-in' }));
    await sealAudit(world.store, world.config.dataKey, world.clock.now());
    await runJob(world, { ...NEWEST_SEAL, slotAt: (now) => now });
  },
  'staff-warning': async () => {
    const trouble = { trouble: 'unreachable', troubleCount: 99, pausedUntil: TEST_NOW } as const;
    await world.store.write(async (tx) => void (await tx.insert(mailServer).values({ id: 1, ...trouble })));
    await runJob(world, STAFF_WARNING);
  },
  'charity-request': 'askForCharityAccount',
  'charity-asked': 'askForCharityAccount',
  'charity-declined': 'declineCharityRequest',
  'charity-question': 'askBackCharityRequest',
  'guardian-missing': async () => {
    await world.close();
    world = await openSpanishWorld({ MINIMUM_AGE: '13' });
    await world.gql(
      `mutation { registerChild(input: { nameFirst: "Mo", nameLast: "Delmar", dateOfBirth: "2018-05-01",
        signedName: "Rosa Delmar" }) { id } }`,
      {},
      { as: 'volunteer' },
    );
    await world.gql(
      'mutation { correctBirthDate(chariteerId: "volunteer", dateOfBirth: "2010-01-05") { id } }',
      {},
      { as: 'staff' },
    );
  },
  'guardian-asked': 'decideGuardianConsent',
  'walk-in-guardian': 'addWalkIn',
  'walk-in-hours': 'addWalkIn with an address',
  'guardian-link': 'sendGuardianLink',
  'guardian-code': 'withdrawGuardianConsent',
  'guardian-decided': async () => {
    await teenWithAddress();
    await agree(world);
  },
  'guardian-hold-over': async () => {
    const { playerId: person } = await teenWithAddress();
    const startedAt = world.clock.now() + 4 * DAY_MS;
    await world.store.write((tx) => upcomingQuest(tx, { id: 'kept', startedAt }));
    await finish(world, { person, questId: 'kept' });
    world.clock.advance(2 * DAY_MS);
    await lapse(world);
  },
  'guardian-guild': () =>
    world.gql('mutation ($id: ID!) { applyToGroup(groupId: $id) { id } }', { id: GUILD_ID }, { as: 'teen' }),
  'guardian-erasure': async () => {
    await teenWithAddress();
    const token = await guardianToken(world, 'guardian/consent');
    await world.gql('mutation ($token: String!) { eraseByGuardian(token: $token) }', { token });
  },
  'guardian-copy': 'answerSupervision by a no',
  'guardian-more': async () => {
    const recipients = Array.from({ length: MAILBOX_LIMITS.guardianCopy }, () => 'guardian@demo.example');
    await world.store.write((tx) => countEach(tx, contextOf(world), recipients, 'guardianCopy'));
    await world.gql(
      'mutation ($id: ID!) { applyToGroup(groupId: $id) { id } }',
      { id: GUILD_ID },
      { as: 'teen' },
    );
  },
  'supervisor-asked': 'nameSupervisor',
  supervision: 'answerSupervision',
  'brought-along': async () => {
    const people = [{ accountId: 'gold', importedAt: TEST_NOW }];
    await world.store.write((tx) => tx.insert(importedVolunteer).values(people));
    return inviteVolunteers({ ...contextOf(world), store: world.store }, IMPORTER, {
      ...{ perHour: 100, isDryRun: false, ids: null },
    });
  },
  'address-in-use': () => register(world, { emailAddress: castEmail('gold') }),
  'contacts-read': () => {
    const people = Array.from(
      { length: 201 },
      (_, index) => [`p${index}`, { isYoung: false, providerId: '1' }] as const,
    );
    return world.store.write((tx) => countDayOfReading(tx, contextOf(world), 'managers', new Map(people)));
  },
  'webhook-off': () =>
    world.store.write(async (tx) => giveUpWebhook(tx, contextOf(world), await insertWebhook(tx))),
  'log-ins-failed': async () => {
    const email = castEmail('gold');
    await spend('logInByAccount', email);
    await world.gql(
      `mutation { loginWithEmail(email: "${email}", password: "no", titleId: "chariteers") { playerId } }`,
    );
  },
  'email-change': 'changeEmailAddress',
  'new-browser': 'loginWithEmail from another browser',
  'email-changed': 'verifyEmail of a new address',
  'email-in-force': 'verifyEmail of a new address',
  'email-restored': 'undoAddressChange',
  'proof-code': 'sendProofCode',
  'joining-code': 'startJoining',
  'second-factor': 'removeOneTimePassword',
  'factor-recovery': 'grantFactorRecovery',
  'account-closed': 'removeChariteer',
  'account-taken-back': 'takeAccountBack',
  'data-copy-ready': async () => {
    await world.gql('mutation { askForDataCopy { state } }', {}, { as: 'gold' });
    await runJob(world, DATA_COPIES);
  },
  'merge-asked': async () => {
    const ids = await Promise.all(
      (['volunteer', 'gold'] as const).map(async (as) => {
        const { data } = await world.gql<{ registerChild: { id: string } }>(
          `mutation { registerChild(input: { nameFirst: "Mo", nameLast: "Delmar", dateOfBirth: "2018-05-01", signedName: "Rosa Delmar" }) { id } }`,
          {},
          { as },
        );
        return data?.registerChild.id;
      }),
    );
    const sides = { keptId: ids[0], droppedId: ids[1] };
    expect((await world.gql(MERGE, sides, { as: 'staff' })).code).toBe('MERGE_WAITS');
  },
  'records-merged': 'mergeRecords',
  'records-parted': async () => {
    // The account that comes back has its browsers already.
    await world.store.write((tx) => tx.run(sql.raw('DROP TRIGGER account_browser')));
    await perform('undoMerge');
  },
  'address-refused': async () => {
    await queueTo(world, 'booted', ['gold'], { recipient: castEmail('gold'), ownerId: 'gold', locale: 'es' });
    await refuseAddresses();
    await tellOfRefusals(world.store, contextOf(world));
  },
  'birth-date-corrected': () =>
    world.gql(
      'mutation { correctBirthDate(chariteerId: "teen", dateOfBirth: "2010-02-03") { id } }',
      {},
      { as: 'staff' },
    ),
  'emergency-contact-changed': () =>
    world.gql(
      'mutation { correctOwnDetails(input: { emergencyContactNumber: "9735550143" }) { hasRecord } }',
      {},
      { as: 'gold' },
    ),
  'guild-founded': 'createGuild',
  'guild-reserved': 'reserveQuest',
  'guild-spots-unused': async () => {
    const now = world.clock.now();
    const part = { guildSpots: 2, guildSpotsLeft: 2, releasesAt: now + 24 * 3_600_000 };
    const held = { questId: 'open', chariteerId: 'managers', guildId: GUILD_ID, claimedAt: now };
    await world.store.write(async (tx) => void (await insertContract(tx, { ...held, ...part })));
    await sweepGuildSpots(world.store, contextOf(world));
  },
  'guild-asked': 'reserveQuest of a guild that asks first',
  'guild-written-to': 'writeToGuild',
  'guild-announcement': 'announceToGuild',
  'guild-code-renewed': async () => {
    await world.store.write(
      async (tx) => void (await tx.update(guild).set({ easyJoinCode: 'ABCD', codeMadeAt: 1 })),
    );
    await renewOldCodes(world.store, contextOf(world));
  },
  'guild-code-rests': async () => {
    await spend('guildCodeByGuild', GUILD_ID);
    const guess = `addChariteerToGuild(id: "gold", guildId: "${GUILD_ID}", code: "ZZ22")`;
    await world.gql(`mutation { ${guess} { id } }`, {}, { as: 'gold' });
  },
  'reservation-answered': 'answerReservationRequest',
  'training-resolution': 'updateOrientation',
  'application-accepted': 'acceptGroupApplication',
  'application-declined': 'declineGroupApplication',
  'group-invitation': 'addGroupMember',
  'volunteer-invitation': async () => {
    await world.store.write((tx) =>
      insertVolunteerInvitation(tx, { id: 'asked', emailAddress: castEmail('gold'), mailAt: TEST_NOW }),
    );
    await mailInvitations(world.store, contextOf(world));
  },
  'quest-changed': 'updateQuest to cancel',
  'signed-up': 'createContract',
  'spot-ended': 'abandonContract of a sign-up',
  booted: 'updateContract with a ban',
  'bailed-out-late': 'abandonContract of a sign-up',
  'hours-for-staff': 'askStaffAboutHours',
  'hours-claimed': 'disputeAttendance',
  'hours-answered': 'answerHoursClaim',
  'emergency-contact-opened': 'openEmergencyContact',
  thanks: () => {
    world.clock.advance(24 * 3_600_000);
    return thankPeople(world);
  },
  'friend-came': () => bringFriend(world),
  'charity-writes-soon': 'writeToQuest',
  'charity-writes': 'writeToQuest two days before',
  'volunteer-writes': 'writeToCharity',
  'charity-answers': 'answerVolunteer',
  'answers-address': 'askForAnswersAddress',
  reminder: () => remindOf(REMINDERS, 'open-tomorrow', 3 * 3_600_000),
  'under-minimum': () => remindOf(UNDER_MINIMUM, 'open-tomorrow', 24 * 3_600_000),
  'attendance-unmarked': () => remindOf(ATTENDANCE_UNMARKED, 'open-tomorrow', -15 * 3_600_000),
  'weekly-quests': async () => {
    const thursday = weeklyAt(4, '09:00')(world.clock.now() + 7 * DAY_MS);
    await world.store.write(async (tx) => void (await upcomingQuest(tx, { startedAt: thursday + DAY_MS })));
    world.clock.set(thursday);
    await runJob(world, WEEKLY_QUESTS);
  },
  'place-offered': 'offerPlace',
  'waiting-list-left': 'declineOfferedPlace a second time',
  'waiting-list-ended': 'updateQuest to cancel an awaited quest',
  'place-handed-over': 'takeStandIn',
  'regular-dates': async () => {
    await scheduleSoup(world);
    await makeRegulars(world, ['volunteer']);
    await postMonth(world, '2026-12');
  },
  'regular-asked': () => saveSchedule(world, [{ ...SATURDAY_SOUP, start_time: '10:00' }]),
  'regular-ended': () => saveSchedule(world, []),
  'stand-in-found': 'takeStandIn',
  'place-changed-hands': 'takeStandIn',
  'hand-over-link': 'makeHandOverLink',
  alert: 'sendChariteersAlert',
};

const contextOf = ({ clock, config }: World) => ({ now: clock.now(), config });

/** To addresses that belong to no account: a guardian's, a stranger's. */
const TO_AN_ADDRESS: readonly MailKind[] = ['birth-date-corrected', 'hand-over-link'];
/** What people choose the channels of, and so may read nowhere else; a broadcast goes by those its charity pays for. */
const isByEveryChannel = (kind: MailKind) =>
  MAIL_KINDS[kind].class !== 'account' && ![...TO_AN_ADDRESS, 'alert'].includes(kind);

/** Kinds of email whose recipients can't have chosen a language. */
const ENGLISH: readonly string[] = [
  'joining-code',
  'charity-asked',
  'charity-declined',
  'charity-question',
  'walk-in-guardian',
  'walk-in-hours',
];
const GUARDIANS = [GUARDIAN.guardianEmail, 'guardian@demo.example'];

describe('each message is in the language of who gets it, a guardian’s in the guardian’s own, and comes by push where people may choose that [LNG-04, MSG-10: parts: mails, push]', () => {
  it.each(Object.keys(MAIL_KINDS) as MailKind[])('%s [LNG-04, MSG-10: parts: mails, push]', async (kind) => {
    world = await openSpanishWorld(kind === 'address-in-use' ? { AUTH_GENERIC_ERRORS: '1' } : {});
    const cause = CAUSES[kind];
    if (typeof cause === 'string') await perform(cause);
    else await cause();
    // What no one could be reached by has no words, and so no language.
    const mails = (await readMails(world)).filter(({ status }) => status !== 'unreachable');
    expect(mails.map((mail) => mail.kind)).toContain(kind);
    for (const { kind: made, recipient, locale } of mails.filter(({ status }) => status !== 'unreachable')) {
      const expected = GUARDIANS.includes(recipient) ? 'ar' : 'es';
      expect([made, recipient, locale]).toEqual([made, recipient, ENGLISH.includes(made) ? 'en' : expected]);
    }
    const pushed = mails.filter((mail) => mail.channel === 'push' && mail.kind === kind);
    expect(pushed.length > 0).toBe(isByEveryChannel(kind));
    for (const { subject, body, ...more } of pushed) {
      for (const words of [subject, body]) expect(words.trim().length).toBeGreaterThan(2);
      expect('link' in more ? more.link : '').toMatch(/^https:\/\/chariteers\.test\/./);
    }
  });
});

describe('a language that changes', () => {
  const RESET = `mutation { sendAccountRecoveryEmail(email: "${castEmail('gold')}", titleId: "chariteers") }`;
  const choose = (locale: string) =>
    world.gql(`mutation { setLanguage(locale: "${locale}") }`, {}, { as: 'gold' });

  it('counts from the next mail on; what waits stays as it was written [LNG-04: mails]', async () => {
    world = await openWorld();
    for (const locale of ['en', 'es', 'ar', 'en']) {
      if (locale !== 'en' || (await readMails(world)).length > 0) await choose(locale);
      await world.gql(RESET);
      // A second one to the same address is due later.
      world.clock.advance(3_600_000);
    }
    const written = (await readMails(world)).map(({ locale, subject }) => [locale, subject]);
    expect(written).toEqual([
      ['en', 'Set a new password'],
      ['es', 'Crea una nueva contraseña'],
      ['ar', 'تعيين كلمة مرور جديدة'],
      ['en', 'Set a new password'],
    ]);
  });

  it('one that is no more is answered in English [LNG-04: mails]', async () => {
    world = await openWorld();
    await world.store.write(async (tx) => {
      await tx
        .update(account)
        .set({ locale: 'xx' as 'en' })
        .where(eq(account.id, 'gold'));
    });
    await world.gql(RESET);
    expect((await readMails(world))[0]).toMatchObject({ locale: 'en', subject: 'Set a new password' });
  });
});

describe('a guardian', () => {
  const localesTo = async (address: string) =>
    (await readMails(world)).filter(({ recipient }) => recipient === address).map(({ locale }) => locale);

  it('who has chosen no language gets that of the young person, and somebody else named later does too [LNG-04: mails]', async () => {
    world = await openWorld();
    await world.gql('mutation { setLanguage(locale: "es") }', {}, { as: 'waiting' });
    const ask = (email: string) =>
      world.gql(
        `mutation { giveGuardianConsent(input: { guardianName: "Philippa Z", guardianEmail: "${email}", hasConsented: true }) }`,
        {},
        { as: 'waiting' },
      );
    await ask('one@family.example');
    expect(await localesTo('one@family.example')).toEqual(['es']);
    await world.store.write(
      async (tx) => void (await tx.run(sql`UPDATE guardian_consent SET locale = 'ar'`)),
    );
    world.clock.advance(86_400_000);
    await ask('two@family.example');
    expect(await localesTo('two@family.example')).toEqual(['es']);
  });

  it('reads the copy of what the young person got in the own language [LNG-04: mails]', async () => {
    world = await openSpanishWorld();
    await perform('answerSupervision');
    const mails = await readMails(world);
    const copy = mails.findLast(({ kind }) => kind === 'guardian-copy');
    const [original] = mails.filter(({ kind }) => kind === 'supervision');
    expect(original?.body).toContain('Tu lugar es tuyo.');
    expect(copy?.body).toContain('هذا ما كتبناه إليه');
    expect(copy?.body).toContain('مكانك محفوظ لك.');
    expect(copy?.body).not.toContain('Tu lugar');
  });
});
