import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireMail } from '#api/access/outbox/delivery/expire-mail.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { sweepMail } from '#api/access/outbox/sweep-mail.ts';
import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import { queueWebhooks } from '#api/charities/webhooks/queue-webhooks.ts';
import { sweepWebhooks } from '#api/charities/webhooks/switch-off.ts';
import { WebhookSender } from '#api/charities/webhooks/webhook-sender.ts';
import { readQuestStates } from '#api/desk/changes/quest-state-queries.ts';
import { tellOfRefusals } from '#api/messages/mail-reports/tell-of-refusals.ts';
import { CHARITY_FILES } from '#api/operations/charity-files/charity-files-job.ts';
import { DATA_COPIES } from '#api/operations/data-copies/data-copies-job.ts';
import { renewMergeQuestions } from '#api/operations/merging/renew-merge-questions.ts';
import { renewUnsentLinks } from '#api/people/guardians/renew-unsent-links.ts';
import { holdForGuardian } from '#api/places/holds/hold-for-guardian.ts';
import { passOnPlaces } from '#api/places/waiting/pass-on-places.ts';
import { sweepWaiting } from '#api/places/waiting/sweep-waiting.ts';
import { publicAgent } from '#api/process/post-outside.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProgramKey } from '#db/factories/insert-program-key.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertReservationRequest } from '#db/factories/insert-reservation-request.ts';
import { insertTrainingRecord } from '#db/factories/insert-training.ts';
import { insertWebhook, insertWebhookDelivery } from '#db/factories/insert-webhook.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import { planOnce } from '#db/statement-cache.ts';
import { PROGRAM_SCOPES } from '#domain/permissions/program-scope.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { WelcomeDocument } from '../../site/gql/generated.ts';
import { type CastName, GUILD_ID } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { finish, hold, lapse } from '../support/holds.ts';
import { prove } from '../support/prove.ts';
import { openPlanners, type Planners, planOf, statementsOf } from '../support/query-plans.ts';
import { runJob } from '../support/run-job.ts';
import { thankPeople } from '../support/thank-people.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { insertWholeCharity } from '../support/whole-charity.ts';
import { openWorld, type World } from '../support/world.ts';

/**
 * What may be read from end to end: lists of ids, the few districts with their outlines, the few values of an hour, sums and lists made
 * on the way (whom a charity knows, which quests were found), the words found by their index, the quests that someone waits for; the guilds, since a part of a name has no index; and the index that holds no requests
 * but the open ones.
 */
const MAY_BE_SCANNED =
  /^SCAN (json_each|found|near|quest_words VIRTUAL TABLE|asked|awaited|pair|rest|\w+ (EXISTS )?VIRTUAL TABLE|served$|area_outline|district|hour_value$|known|done|numbered|CONSTANT ROW|\(|guild( USING (COVERING )?INDEX guild_search)?$|stand_in_request USING INDEX stand_in_request_open$)/;

const ALL = `
fragment all on Quest {
  id description location { name } provider { name approvedLocations { id } templateOrientations { id } }
  reservation { guildName } viewerContract { id } requiredOrientations { id } viewerVerdict { verdict }
  pledgedContracts { id chariteer { username } guild { name } }
}`;

const READS: readonly (readonly [string, string, CastName | null])[] = [
  ['the home', WelcomeDocument, 'volunteer'],
  ['quests', `{ quests(specificProvider: "1") { ...all } } ${ALL}`, null],
  ['quests of a viewer', `{ quests(specificProvider: "1") { ...all } } ${ALL}`, 'captains'],
  ['all quests', '{ quests { eventTitle } }', null],
  ['quests found', '{ findQuests { total } }', 'volunteer'],
  [
    'quests found near',
    '{ findQuests(filter: { near: { latitude: 40.7, longitude: -74 }, withChildren: true }, sort: DISTANCE) { total } }',
    null,
  ],
  ['quests found by words', '{ findQuests(filter: { words: "dinner", districtId: "1" }) { total } }', null],
  [
    'quests found of a district',
    '{ findQuests(filter: { districtId: "1", day: TODAY }, sort: NEED) { total } }',
    null,
  ],
  ['all quests of a viewer', `{ quests { ...all } } ${ALL}`, 'captains'],
  [
    'own data',
    '{ getUserData { templates { id } locations { id } } getReadOnlyData { serviceRecords { questsCompleted } surveys { surveyId } } }',
    'captains',
  ],
  ['a window', `{ getSpecificQuests(input: { specificProvider: "1" }) { ...all } } ${ALL}`, 'captains'],
  [
    'templates',
    `{ getSpecificQuests(input: { specificProvider: "1", isTemplate: true }) { ...all } } ${ALL}`,
    'captains',
  ],
  [
    'a page',
    `{ questPage(providerId: "1", filter: { q: "a" }) { total items { ...all } } } ${ALL}`,
    'captains',
  ],
  ['the map', '{ areaOutlines { areas { id path } } districts { providers { id } } }', null],
  ['a quest', `{ quest(id: "q") { ...all } } ${ALL}`, 'captains'],
  [
    'districts',
    '{ districts { declaredChariteersCount declaredChariteers { id } providers { id } } }',
    'captains',
  ],
  // Someone young among the people makes the admin of a guild ask for what is shared.
  [
    'a quest with the young',
    '{ quest(id: "young") { pledgedContracts { id chariteer { hasProfile } } } }',
    'guildadmin',
  ],
  ['stand-ins of a quest', '{ standInsAt(questId: "q") { wanted { username } own { id } } }', 'guildadmin'],
  ['stand-ins wanted', '{ wantedStandIns { username takers { chariteerId } } }', 'guildadmin'],
  [
    'own privacy',
    '{ ownPrivacy { isChosen } getServiceRecord(id: "gold") { shown questsCompleted } }',
    'volunteer',
  ],
  ['guilds', `{ guilds { memberCount easyJoinCode contracts { id quest { id } } } }`, 'captains'],
  ['a page of guilds', '{ guildPage(q: "a") { total items { name } } ownGuilds { name } }', 'guildadmin'],
  [
    'a guild',
    `{ getGuild(id: "guild-of-gwen") {
      ahead: quests { total items { ...all } } past: quests(isPast: true) { total items { id } }
    } ownGuilds { name } } ${ALL}`,
    'guildadmin',
  ],
  [
    'what a guild decides about',
    `{ guildDesk(guildId: "guild-of-gwen") { requests { id } reservations { id } closedCharities { id } } }`,
    'guildadmin',
  ],
  [
    'what is asked of guilds',
    `{ getSpecificQuests(input: { specificProvider: "1" }) { reservationRequest { standing } }
      searchGuilds(text: "a") { reservationTerms(providerId: "1") } }`,
    'captains',
  ],
  [
    'volunteers',
    `{ volunteerPage(providerId: "1", filter: { q: "ana@1234" }) { total items { trainings chariteer { emailAddress phoneNumber } } } }`,
    'admins',
  ],
  [
    'a group',
    '{ listGroupMembers(groupId: "group-1") { pendingApplicationCount roles { memberCount } items { username } } }',
    'admins',
  ],
  [
    'its applications',
    '{ listGroupApplications(groupId: "group-1") { total items { username } } }',
    'admins',
  ],
  [
    'a quest that is awaited',
    `{ quest(id: "awaited") { waitingCount heldCount isWaitingListOpen canJoinWaitingList
      ownWaiting { position offer { endsAt } } viewerVerdict { verdict } }
      questWaitingList(questId: "awaited") { position offerEndsAt chariteer { username } } }`,
    'captains',
  ],
  [
    'a quest with its other dates',
    '{ quest(id: "dated-1") { otherDates { id viewerVerdict { verdict } } } }',
    'captains',
  ],
  ['credits', '{ credits(chariteerID: "captains") { id quest { id } } }', 'captains'],
  [
    'a volunteer',
    `{ chariteer(id: "captains") {
      favoriteDistricts { id } startedOrientations { id } contracts { id quest { id } chariteer { id } }
    } }`,
    'captains',
  ],
];

const TRAINING_READS: readonly (readonly [string, string])[] = [
  [
    'of all trainings',
    `{ countSpecificOrientations(specificProvider: "1", q: "a")
      getSpecificOrientations(specificProvider: "1", q: "a") { name isReplaced chariteer { nameLast } } }`,
  ],
  [
    'of one training',
    '{ getSpecificOrientations(specificProvider: "1", templateId: "t") { name chariteer { nameLast } } }',
  ],
  ['as offered', '{ templateOrientationPage(providerId: "1", q: "a") { total items { name isInUse } } }'],
];

const NOVEMBER =
  'specificProvider: "1", dateRangeBeginning: "2026-11-01T04:00:00Z", dateRangeEnding: "2026-12-01T05:00:00Z"';
const SOME_DAYS =
  'specificProvider: "1", dateRangeBeginning: "2026-09-20T04:00:00Z", dateRangeEnding: "2026-12-03T05:00:00Z"';
const findVolunteers = (filters: string, districtIds = '[]') =>
  `{ getChariteerAlertVolunteers(input: { questId: "q", districtIds: ${districtIds}, filters: { ${filters} } }) {
    manaCost
  } }`;
const ALERT_READS: readonly (readonly [string, string])[] = [
  ['those who completed a quest', findVolunteers('')],
  ['all previous ones', findVolunteers('toQuestCompletedVolunteers: false, spanish: true')],
  ['trained ones', findVolunteers('trainedVolunteers: true')],
  ['new ones of a district', findVolunteers('previousVolunteers: false, newVolunteers: true', '["1"]')],
  [
    'the desk',
    '{ alertDesk(questId: "q") { mana quest { eventTitle } } wallet(providerId: "1") { entries { amount } } }',
  ],
];

/** What a charity reads of its volunteers, and what a volunteer reads of that. */
const CONTACT_READS: readonly (readonly [string, string, CastName])[] = [
  [
    'of a quest, with the right to contacts',
    '{ quest(id: "q") { pledgedContracts { formJSON chariteer { nameFirst phoneNumber emergencyContactName } } } }',
    'managers',
  ],
  [
    'of a quest, on its day',
    '{ quest(id: "q") { pledgedContracts { chariteer { nameFirst phoneNumber } } } }',
    'captains',
  ],
  [
    'in a list',
    `{ getSpecificChariteers(${SOME_DAYS}) { chariteer { nameFirst phoneNumber ageBand } } }`,
    'managers',
  ],
  ['by whom they are reached', '{ charityContacts { providerName isOpen } }', 'captains'],
];

const RECAP_READS: readonly (readonly [string, string, CastName | null])[] = [
  [
    'a recap',
    `{ generateSingleMonthReport(${NOVEMBER}) {
      publishedQuestCount volunteerCount retentionPercentage
      chariteerTimeResults { chariteer { nameLast } } retainedChariteerTimeResults { chariteer { nameLast } }
      absentChariteers { nameLast } lateDropChariteers { nameLast }
    } }`,
    'managers',
  ],
  [
    'a leaderboard',
    `{ countSpecificChariteers(${SOME_DAYS})
      getSpecificChariteers(${SOME_DAYS}) { combinedMinutes chariteer { username } } }`,
    'managers',
  ],
  [
    'a page of a recap',
    `{ recapPage(providerId: "1", period: "2026-11", list: RETAINED, sort: { field: nameLast, order: DESC }) {
      total items { combinedMinutes chariteer { nameLast } }
    } }`,
    'managers',
  ],
  [
    'a page of a recap by what is not shown to everybody',
    `{ recapPage(providerId: "1", period: "2026-11", list: SERVED, sort: { field: phoneNumber }) {
      items { chariteer { phoneNumber emailAddress ageBand } }
    } }`,
    'managers',
  ],
  ['charts', '{ recapMonths(providerId: "1", year: 2026) { serviceMinutes } }', 'managers'],
  [
    'a service record',
    '{ getServiceRecord(id: "captains") { volunteerMinutes chariteer { favoriteDistricts { id } } } }',
    null,
  ],
];

let world: World;
let planners: Planners;
beforeAll(async () => {
  world = await openWorld();
  planners = await openPlanners();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q' });
    await upcomingQuest(tx, { id: 'young' });
    await insertContract(tx, { questId: 'young', chariteerId: 'teen' });
    const { id: contractId } = await insertContract(tx, { questId: 'q', chariteerId: 'captains' });
    const wanted = { id: 's', contractId, questId: 'q', chariteerId: 'captains', way: 'open' } as const;
    await tx.insert(standInRequest).values({ ...wanted, askedAt: 1 });
    await insertStamp(tx, { id: 'dated', providerId: '1' });
    for (const id of ['dated-1', 'dated-2'])
      await upcomingQuest(tx, { id, templateQuestId: 'dated', eventTitle: 'Dated' });
    await upcomingQuest(tx, { id: 'awaited', waitingCount: 1, heldCount: 1 });
    const waits = { questId: 'awaited', chariteerId: 'captains' };
    await tx.insert(waitingPerson).values({ ...waits, id: 'waits', joinedAt: 1 });
    await tx.insert(placeOffer).values({ ...waits, id: 'offer', offeredAt: 1, endsAt: 2 });
    await insertReservationRequest(tx, { questId: 'q', guildId: GUILD_ID });
    await insertTrainingRecord(tx, { id: 'record', providerId: '1', chariteerId: 'captains' });
    const { id: questId } = await pastQuest(tx);
    await insertContract(tx, { questId, chariteerId: 'captains', status: 'Present' });
    await refreshRecap(tx, ['captains']);
  });
});
afterAll(async () => {
  await planners.close();
  await world.close();
});

/** The steps of the plans of all statements that a request sends, without statistics and with those of a large installation. */
async function plansOf(send: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(send);
  return planners.planners.flatMap((planner) =>
    statements.flatMap((statement) => planOf(planner, statement).map(({ detail }) => detail)),
  );
}

/** What guilds, the contest and the home read; `$guild` a guild of the viewer's. */
const GUILD_READS: readonly (readonly [string, string, CastName | null])[] = [
  [
    'a guild with its year',
    'query ($guild: ID!) { getGuild(id: $guild) { memberCount hasAdmin record { minutes yearMinutes types { category } months { minutes } } } }',
    null,
  ],
  ['who goes next', 'query ($guild: ID!) { guildNext(guildId: $guild) { quest { id } } }', 'guildadmin'],
  [
    'the announcements',
    'query ($guild: ID!) { guildAnnouncements(guildId: $guild) { items { id } } }',
    'guildadmin',
  ],
  ['the invitations', 'query ($guild: ID!) { guildInvites(guildId: $guild) { id } }', 'guildadmin'],
  ['suggestions', '{ suggestedQuests { reason quest { id } } }', 'volunteer'],
  ['own reminders', '{ ownReminders { questId at } }', 'volunteer'],
  ['progress', '{ ownProgress { minutes types weeksInARow } }', 'volunteer'],
];

describe('every read of a list finds its rows by an index', () => {
  it.each(READS)('%s [API-08, API-12, API-13]', async (_, document, as) => {
    const steps = await plansOf(async () => {
      expect((await world.gql(document, {}, { as })).errors).toBeUndefined();
    });
    expect(steps.filter((step) => step.startsWith('SEARCH')).length).toBeGreaterThan(0);
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it.each(GUILD_READS)('%s [GUI-44, GUI-48, VHM-03, VHM-04: no table is read]', async (_, document, as) => {
    const steps = await plansOf(async () => {
      expect((await world.gql(document, { guild: GUILD_ID }, { as })).errors).toBeUndefined();
    });
    expect(steps.filter((step) => step.startsWith('SEARCH')).length).toBeGreaterThan(0);
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it('the standings find members, their attendance and its credits by an index [CTS-10: no table is read]', async () => {
    const ofNow = world.clock.now();
    world.clock.set(instantOf('2027-03-20', '09:00'));
    const steps = await plansOf(async () => {
      const document =
        '{ contest { guildMinutes standings { guildId } previous { year } } contestOutcomes { year winners { guildName } } }';
      expect((await world.gql(document, {}, { as: 'guildadmin' })).errors).toBeUndefined();
    });
    world.clock.set(ofNow);
    expect(steps.join('\n')).toContain('SEARCH served USING');
    // All guilds stand in it, and all contests, one a year: only they are read from end to end.
    const isKnown = (step: string) =>
      MAY_BE_SCANNED.test(step) || /^SCAN (guild|contest_result)\b/.test(step);
    expect(steps.filter((step) => step.startsWith('SCAN') && !isKnown(step))).toEqual([]);
  });

  it('what somebody has done is added up once for a list, not for each of its quests [DSC-08: hours]', async () => {
    const steps = await plansOf(async () => {
      expect((await world.gql('{ findQuests { total } }', {}, { as: 'volunteer' })).errors).toBeUndefined();
    });
    expect(steps).toContain('MATERIALIZE done');
    expect(steps).not.toContain('CO-ROUTINE done');
  });

  it('other dates are read in the order of their index, up to the limit [DSC-10: the other dates]', async () => {
    const steps = await plansOf(async () => {
      const dates = '{ quest(id: "dated-1") { otherDates { id } } }';
      expect((await world.gql(dates, {}, { as: null })).data?.quest).toEqual({
        otherDates: [{ id: 'dated-2' }],
      });
    });
    const own = steps.filter((step) => step.includes('quest_same_dates'));
    expect(own.length).toBeGreaterThan(0);
    for (const step of own)
      expect(step).toMatch(
        /^SEARCH quest USING COVERING INDEX quest_same_dates \(providerId=\? AND titleKey=\? AND eventType=\? AND startedAt>\?\)$/,
      );
  });

  it('ids are sorted, which the index of places has, and no rows [DSC-08: within a mile]', async () => {
    const mile = '{ findQuests(filter: { near: { latitude: 40.7, longitude: -74 }, miles: 1 }) { total } }';
    const steps = await plansOf(async () => {
      expect((await world.gql(mile, {}, { as: null })).errors).toBeUndefined();
    });
    expect(steps).toContainEqual(
      expect.stringMatching(/^SEARCH listed USING COVERING INDEX quest_listing_location /),
    );
  });

  it.each(CONTACT_READS)('volunteers %s [SAF-07]', async (_, document, as) => {
    const steps = await plansOf(async () => {
      expect((await world.gql(document, {}, { as })).errors).toBeUndefined();
    });
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
    // By the person, never by all sign-ups or all quests of a charity.
    expect(
      steps.filter((step) => /^SEARCH (held|there) /.test(step) && !/chariteerId=\?|\(id=\?\)/.test(step)),
    ).toEqual([]);
  });

  it.each(TRAINING_READS)('trainings %s [API-25, OPEN-ORI-04]', async (_, document) => {
    const steps = await plansOf(async () => {
      expect((await world.gql(document, {}, { as: 'managers' })).errors).toBeUndefined();
    });
    expect(steps.some((step) => step.includes('orientation_provider'))).toBe(true);
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it('what is unread is found by an index of unread entries alone [MSG-14: the count]', async () => {
    const steps = await plansOf(async () => {
      expect((await world.gql('{ unreadMessageCount }', {}, { as: 'managers' })).errors).toBeUndefined();
    });
    expect([...new Set(steps.filter((step) => step.startsWith('SEARCH message ')))]).toEqual([
      expect.stringContaining('message_unread'),
    ]);
  });

  it('a new resolution finds record, address and next quest by an index [API-26, ORI-05]', async () => {
    const steps = await plansOf(async () => {
      const text = `mutation { updateOrientation(id: "record", resolution: Failed, supervisorId: "managers") { id } }`;
      expect((await world.gql(text, {}, { as: 'managers' })).errors).toBeUndefined();
    });
    expect(steps.some((step) => step.includes('quest_required_orientation_template'))).toBe(true);
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it.each(RECAP_READS)('%s [API-10, API-27, API-31]', async (_, document, as) => {
    const steps = await plansOf(async () => {
      expect((await world.gql(document, {}, { as })).errors).toBeUndefined();
    });
    expect(steps.filter((step) => step.startsWith('SEARCH')).length).toBeGreaterThan(0);
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it.each(ALERT_READS)('alerts find %s [API-29]', async (_, document) => {
    const steps = await plansOf(async () => {
      expect((await world.gql(document, {}, { as: 'managers' })).errors).toBeUndefined();
    });
    expect(steps.filter((step) => step.startsWith('SEARCH')).length).toBeGreaterThan(0);
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it('the run of the worker, and a place that comes free [WAI-03, WAI-06: no table is read]', async () => {
    const { store, config, clock } = world;
    const context = { now: clock.now(), config };
    const steps = await plansOf(async () => {
      await sweepWaiting(store, context);
      await store.write((tx) => passOnPlaces(tx, context, 'awaited', 2));
      for (const act of ['declineOfferedPlace', 'leaveWaitingList', 'takeOfferedPlace'])
        await world.gql(
          `mutation { ${act}(questId: "awaited") ${act === 'takeOfferedPlace' ? '{ id }' : ''} }`,
          {},
          { as: 'captains' },
        );
    });
    for (const index of [
      'place_offer_end',
      'place_offer_quest',
      'waiting_person_order',
      'waiting_person_once',
    ])
      expect(steps.join('\n'), index).toContain(index);
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it('holding a place, finding whose it is and letting it lapse [JOI-06, JOI-18: no table is read]', async () => {
    const { clock } = world;
    const steps = await plansOf(async () => {
      await hold(world, { questId: 'awaited' });
      await finish(world, { person: 'captains', questId: 'awaited' });
      await world.store.write((tx) =>
        holdForGuardian(
          tx,
          { now: clock.now(), config: world.config },
          { questId: 'awaited', chariteerId: 'teen' },
        ),
      );
      await lapse(world);
    });
    expect(steps.join('\n')).toContain('place_hold_end');
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it('queueing, sending, finding and dropping mails find their rows by an index [SAF-18, SAF-29]', async () => {
    const { store, config, log, clock } = world;
    const context = { now: clock.now(), config };
    const recipient = 'captains@demo.example';
    const mail = { recipient, subject: 'Hello', body: 'Hello.', ownerId: 'captains', causedById: 'gold' };
    const steps = await plansOf(async () => {
      await store.write((tx) => queueMail(tx, context, { ...mail, kind: 'alert' }));
      const delivery = { store, dataKey: config.dataKey, clock: clock.now, log };
      await deliverDueMail({ ...delivery, send: async () => {} });
      await store.write((tx) => queueMail(tx, context, { ...mail, kind: 'booted' }));
      const refusal = { responseCode: 550, command: 'RCPT TO' };
      await deliverDueMail({ ...delivery, send: () => Promise.reject(refusal) });
      for (const document of [
        `{ outboxPage(q: "${recipient}") { total items { id } } }`,
        '{ outboxPage(status: failed) { total items { id } } }',
        '{ mailServer { waitingCount failedCount retryableCount } }',
        'mutation { retryFailedMails { retriedCount goneCount } }',
      ]) {
        expect((await world.gql(document, {}, { as: 'staff' })).errors).toBeUndefined();
      }
      await expireMail(store, clock.now() + 1e9);
      await renewUnsentLinks(store, context);
      await tellOfRefusals(store, context);
      await renewMergeQuestions(store, context);
      await sweepMail(store, clock.now() + 1e11);
    });
    for (const index of [
      'caused_mail_recipient',
      'outbox_message_due',
      'outbox_message_state',
      'outbox_message_content',
      'outbox_message_recipient',
    ]) {
      expect(steps.filter((step) => step.includes(index))).not.toEqual([]);
    }
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it('webhooks and keys of programs find their rows by an index [EDG-03, EDG-04: no table is read]', async () => {
    const { store, log, clock, config } = world;
    const key = await store.write(async (tx) => {
      const { id: webhookId } = await insertWebhook(tx, { id: 'planned' });
      await insertWebhookDelivery(tx, { id: 'told', webhookId, questId: 'awaited' });
      return insertProgramKey(tx, { scopes: [...PROGRAM_SCOPES] });
    });
    const context = async () => ({ now: clock.now(), config });
    const agent = publicAgent(async () => []);
    const steps = await plansOf(async () => {
      await store.write((tx) => queueWebhooks(tx, clock.now(), 'signedUp', [{ questId: 'awaited' }]));
      await new WebhookSender({ store, log, agent, context }).round();
      for (const document of [
        '{ charityWebhooks(providerId: "1") { url } webhookDeliveries(webhookId: "planned") { id } }',
        '{ programKeys(providerId: "1") { name } }',
        'mutation { sendWebhookAgain(deliveryId: "told") { id } }',
      ])
        expect((await world.gql(document, {}, { as: 'admins' })).errors).toBeUndefined();
      const headers = { authorization: `Bearer ${key}` };
      const read = '{ program { quests { id signUps { name } } } }';
      expect((await world.gql(read, {}, { headers })).errors).toBeUndefined();
      await sweepWebhooks(store, clock.now() + 1e11);
    });
    for (const index of [
      'webhook_delivery_due',
      'webhook_delivery_quest',
      'webhook_delivery_at',
      'program_key_token',
    ])
      expect(steps.join('\n'), index).toContain(index);
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it('keeping recaps finds its rows by an index [API-21, API-31]', async () => {
    const steps = await plansOf(() => world.store.write((tx) => refreshRecap(tx, ['captains', 'gold'])));
    expect(steps).toContain('SEARCH recap_volunteer USING INDEX recap_volunteer_chariteer (chariteerId=?)');
    expect(steps).toContain('SEARCH contract USING INDEX contract_chariteer (chariteerId=?)');
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it('a recap reads no contract [API-31]', async () => {
    const steps = await plansOf(() => world.gql(RECAP_READS[0]?.[1] ?? '', {}, { as: 'managers' }));
    expect(steps.filter((step) => /\bcontract\b/.test(step))).toEqual([]);
  });

  it('the hours of the contest are found by member and when they went [CTS-03, DEC-43]', async () => {
    const now = world.clock.now();
    world.clock.set(Date.parse('2027-03-20T12:00:00Z'));
    const steps = await plansOf(() => world.gql('{ contest { guildMinutes } guilds { contestMinutes } }'));
    world.clock.set(now);
    expect(steps).toContain(
      'SEARCH served USING INDEX contract_departure (chariteerId=? AND actualDepartureAt>?)',
    );
    // The sum of all guilds begins with all guilds.
    const scans = steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step));
    expect([...new Set(scans)]).toEqual(['SCAN guild USING COVERING INDEX sqlite_autoindex_guild_1']);
  });

  it('the window of a list is found by charity and start [API-12]', async () => {
    const steps = await plansOf(() => world.gql('{ quests(specificProvider: "1") { eventTitle } }'));
    expect(steps).toContain(
      'SEARCH quest USING INDEX quest_provider_start (providerId=? AND startedAt>? AND startedAt<?)',
    );
    expect(steps).toContain('SEARCH quest USING INDEX quest_provider_start (providerId=? AND startedAt=?)');
    expect(steps.filter((step) => step.includes('B-TREE'))).toEqual([]);
  });

  it('sign-up and bail-out find their rows by an index [API-19, API-20]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'new' }));
    const steps = await plansOf(async () => {
      const { data } = await world.gql<{ createContract: { id: string } }>(
        'mutation { createContract(chariteerId: "gold", questId: "new") { id } }',
        {},
        { as: 'gold' },
      );
      const id = data?.createContract.id;
      await world.gql('mutation($id: ID!) { abandonContract(id: $id) { id } }', { id }, { as: 'gold' });
    });
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  });

  it('the thanks of a morning find who is due, and what was said, by an index [REM-09: the work]', async () => {
    await world.store.write(async (tx) => {
      const twoDays = 48 * 3_600_000;
      const startedAt = world.clock.now() - twoDays;
      const times = { startedAt, endedAt: startedAt + 3_600_000 };
      await pastQuest(tx, { id: 'thanked', ...times });
      await insertContract(tx, { questId: 'thanked', chariteerId: 'gold', status: 'Present' });
    });
    const steps = await plansOf(() => thankPeople(world));
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
    expect(steps.length).toBeGreaterThan(3);
  });
});

it('what pages watch for changes is found by the quest or the month, its people by indexes of theirs [DSK-12]', async () => {
  for (const watched of [{ questId: 'q' }, { providerId: '1', month: '2026-11' }]) {
    const steps = await plansOf(() => readQuestStates(world.store.read, watched));
    expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([]);
    expect(steps.length).toBeGreaterThan(4);
  }
});

it('a turn of reminders finds its people by their contracts, however many others signed up [REM-03: the work]', async () => {
  const startedAt = world.clock.now() + 2 * 24 * 3_600_000;
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'reminded', startedAt, endedAt: startedAt + 3_600_000 });
    await insertContract(tx, { questId: 'reminded', chariteerId: 'gold', claimedAt: world.clock.now() });
  });
  world.clock.set(startedAt - 3 * 3_600_000);
  const steps = await plansOf(() => runJob(world, REMINDERS));
  expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
  // Where every sign-up stands under null.
  expect(steps.filter((step) => step.includes('INDEX contract_guild'))).toEqual([]);
  expect(steps).toContainEqual(
    expect.stringMatching(/^SEARCH contract USING INDEX sqlite_autoindex_contract_1/),
  );
});

describe('files that are made in the background', () => {
  beforeAll(() => world.store.write((tx) => insertWholeCharity(tx, 'quiet')));

  it('of one’s own data read no table, but somebody’s rows by an index [JOI-15: the work]', async () => {
    await world.gql('mutation { askForDataCopy { state } }', {}, { as: 'quiet' });
    world.clock.advance(60_000);
    const steps = await plansOf(() => runJob(world, DATA_COPIES));
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
    expect(steps.length).toBeGreaterThan(80);
  });

  it('of a charity read no table, but the charity’s rows by an index [EDG-08]', async () => {
    await prove(world, 'admins');
    await world.gql('mutation { askForCharityFile(providerId: "1") { state } }', {}, { as: 'admins' });
    world.clock.advance(60_000);
    const steps = await plansOf(() => runJob(world, CHARITY_FILES));
    expect(steps.filter((step) => step.startsWith('SCAN') && !MAY_BE_SCANNED.test(step))).toEqual([]);
    expect(steps.length).toBeGreaterThan(60);
  });
});

describe('a plan is made once', () => {
  it('every bound comparison stands behind a unary plus, and matches as before [API-12]', async () => {
    expect(planOnce('WHERE a = ? AND b >= ? AND c <> ? LIMIT ? OFFSET ?')).toBe(
      'WHERE a = +? AND b >= +? AND c <> +? LIMIT +? OFFSET +?',
    );
    const match = "SELECT 'x' = +? AS text, 2 = +? AS number, '2' = +? AS kind, NULL IS +? AS none";
    expect(planners.planners[0]?.db.prepare(match).get('x', 2, 2, null)).toEqual({
      text: 1,
      number: 1,
      kind: 0,
      none: 1,
    });
  });
});
