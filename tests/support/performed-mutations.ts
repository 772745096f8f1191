// Long because every mutation of the contract has its row here: done once for real, and what the audit log says of it.

import { eq } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import { publicSessionId } from '#api/access/auth/session-rows.ts';
import { answersLink } from '#api/access/outbox/answers-link.ts';
import { answerToken } from '#api/access/outbox/links/answer-link.ts';
import { unsubscribeLink } from '#api/access/outbox/links/unsubscribe-link.ts';
import { posterCode } from '#api/attendance/posters/poster-codes.ts';
import { progressLink } from '#api/charities/charity-requests/progress-link.ts';
import { textCodeHash } from '#api/messages/texting/text-number-queries.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertDocument } from '#db/factories/insert-document.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertLetter } from '#db/factories/insert-letter.ts';
import { insertNotes } from '#db/factories/insert-notes.ts';
import { insertPicture } from '#db/factories/insert-picture.ts';
import { insertProgramKey } from '#db/factories/insert-program-key.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertReservationRequest } from '#db/factories/insert-reservation-request.ts';
import { insertTrainingRecord } from '#db/factories/insert-training.ts';
import { insertVolunteerInvitation } from '#db/factories/insert-volunteer-invitation.ts';
import { insertWebhook, insertWebhookDelivery } from '#db/factories/insert-webhook.ts';
import { account } from '#db/schema/account.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import { banTrace } from '#db/schema/ban-trace.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { guildInvite } from '#db/schema/guild.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { message, saidOnce, textNumber } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { providerMessaging } from '#db/schema/quest-message.ts';
import { factorRecovery } from '#db/schema/second-factor.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import { TEXT_AGREEMENT_VERSION } from '#domain/messages/text-number.ts';
import { insertAlertPeople } from './alert-people.ts';
import { openAuthenticator } from './authenticator.ts';
import { hourValueOf } from './bad-hour-value-rows.ts';
import { openBrowser, SAME_SITE } from './browser.ts';
import { type CastName, castEmail, DEMO_PASSWORD, GUILD_CODE, GUILD_ID, TEST_NOW } from './cast.ts';
import { seedContestResult } from './contest.ts';
import { agree, guardianToken, openGuardianPage, registeredTeen, sentCode } from './guardian.ts';
import { tellFounder } from './inbox.ts';
import { entered, mailedCode, mailedLink, STRANGER, startJoining } from './joining.ts';
import { queueTo } from './mail-queue.ts';
import { MERGE, mergeLinks } from './merged-records.ts';
import { begin, beginLogIn, withPasskey, withShownPasskey } from './passkeys.ts';
import { startPaymentService } from './payment-service.ts';
import { PERFORMED_BY_KIOSK } from './performed-kiosk.ts';
import { PERFORMED_BY_REGULARS } from './performed-regulars.ts';
import { PERFORMED_BY_WALK_INS } from './performed-walk-ins.ts';
import { newBrowser } from './push-service.ts';
import { FORM, GUARDIAN, mails, registered, tokenFor } from './registration.ts';
import { codeAt, pendingToken, turnOn } from './second-factor.ts';
import { setAgePolicy } from './sign-up.ts';
import { change, seedUndoCharity } from './undo-charity.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from './upcoming-quest.ts';
import type { World } from './world.ts';

/** Caller: a person of the cast, a visitor, or headers of a person created in the preparation. */
type As = CastName | null | { headers: Record<string, string> };
type Call = { text: string; as: As };

/** A mutation as it is called once, with what the audit log has to say afterwards. */
export type Performed = {
  operation: string;
  /** What tells this call from another one of the same operation. */
  when?: string;
  /** What it leaves, in their order; empty only with a reason. */
  entries: readonly AuditAction[];
  /** Why it leaves none. */
  reason?: string;
  /** Makes ready what it needs, and says what is called by whom. */
  prepare: (world: World) => Promise<Call>;
};

const call =
  (text: string, as: As = 'managers') =>
  async (): Promise<Call> => ({ text, as });
const LOG_IN = `loginWithEmail(email: "${castEmail('gold')}", password: "${DEMO_PASSWORD}", titleId: "chariteers") { playerId }`;
const quote = (text: string) => JSON.stringify(text);
const iso = (instant: number) => quote(new Date(instant).toISOString());

/** What is done to the picture of a quest. */
function withPicture(textFor: (id: string) => string) {
  const id = 'c'.repeat(32);
  const named = { id, providerId: '1', questId: 'open' };
  return after((tx) => insertPicture(tx, named), textFor(id));
}

/** Makes rows before the call. */
const after =
  (work: (tx: Db) => Promise<unknown>, text: string, as: As = 'managers') =>
  async ({ store }: World): Promise<Call> => {
    await store.write(async (tx) => void (await work(tx)));
    return { text, as };
  };

/** The id that a mutation answers with, for the next one. Throws where it is refused. */
async function idOf(world: World, text: string, as: CastName): Promise<string> {
  const { data, errors } = await world.gql<Record<string, { id: string }>>(
    `mutation { made: ${text} }`,
    {},
    { as },
  );
  if (!data?.made) throw new Error(`${text}: ${JSON.stringify(errors)}`);
  return data.made.id;
}

const PRESENT_AN_HOUR_AGO = { status: 'Present' as const, markedAt: TEST_NOW - HOUR_MS };

/** A charity that asks to join. */
function askToJoin(tx: Db) {
  return tx.insert(charityRequest).values({
    id: 'wish',
    charityName: 'House',
    place: '10001',
    contactName: 'Ada',
    message: 'Meals',
    emailAddress: 'ada@demo.example',
    phoneNumber: tx.cells.seal('charity_request.phoneNumber', 'wish', ''),
    createdAt: TEST_NOW,
  });
}

/** The charity of `seedUndoCharity`, a quest to sign up for, and someone on it. */
export async function seedPerformance(tx: Db): Promise<void> {
  await seedUndoCharity(tx);
  await upcomingQuest(tx, { id: 'open', startedAt: TEST_NOW + 10 * HOUR_MS });
  await insertContract(tx, { id: 'mine', questId: 'open', chariteerId: 'gold' });
  await insertContract(tx, { id: 'done', questId: 'past', chariteerId: 'gold', ...PRESENT_AN_HOUR_AGO });
  await insertTrainingRecord(tx, { id: 'record', templateId: 'asked', providerId: '1', chariteerId: 'gold' });
  await refreshRecap(tx, ['gold']);
}

/** Makes the call in a session that has shown a second factor. */
const withFactor =
  (text: string, as: CastName = 'managers') =>
  async (world: World): Promise<Call> => {
    await turnOn(world, as);
    return { text, as };
  };
const askedForRecovery = (tx: Db) =>
  tx.insert(factorRecovery).values({ accountId: 'managers', askedAt: TEST_NOW });

const KEPT_WITH_NUMBER = 'the row of the number says who agreed to what and when, as long as it is there';
const TEXT_SERVICE = { url: 'http://127.0.0.1:9', account: 'AC1', token: 'token', from: '+12125550100' };
const ASK_FOR_CODE = `requestTextNumber(number: "2015550123", agreedVersion: "${TEXT_AGREEMENT_VERSION}") { state }`;

const GUILD = quote(GUILD_ID);
const CHILD = { nameFirst: 'Ana', nameLast: 'Delmar', dateOfBirth: '2018-04-02', signedName: 'Rosa Delmar' };
const fieldsOf = (input: object) =>
  Object.entries(input)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
const guardianInput = `{ ${fieldsOf(GUARDIAN)} }`;

const attendance = `{ updateAction: "EDIT-ATTENDANCE", id: "done", status: Absent, supervisorId: "managers" }`;

/** The token by which a guardian answers about two records of a child. */
async function mergeToken(world: World): Promise<string> {
  const register = `registerChild(input: { ${fieldsOf(CHILD)} }) { id }`;
  const keptId = await idOf(world, register, 'volunteer');
  const droppedId = await idOf(world, register, 'gold');
  await world.gql(MERGE, { keptId, droppedId }, { as: 'staff' });
  return quote((await mergeLinks(world)).at(-1)?.token ?? '');
}

/** The guardian's page, opened by the code, with an act on it. */
const byGuardian =
  (act: (keys: string) => string) =>
  async (world: World): Promise<Call> => {
    await registeredTeen(world);
    await agree(world);
    const { token, browserKey } = await openGuardianPage(world);
    return { text: act(`token: ${quote(token)}, browserKey: ${quote(browserKey)}`), as: null };
  };

/** An application of the volunteer to the guild. */
const applied = async (world: World) => idOf(world, `applyToGroup(groupId: ${GUILD}) { id }`, 'volunteer');
const inviteByLink = (tx: Db) =>
  tx.insert(guildInvite).values({
    ...{ id: 'link', guildId: GUILD_ID, madeById: 'guildadmin', tokenHash: hashToken('token') },
    ...{ createdAt: TEST_NOW, expiresAt: TEST_NOW + DAY_MS },
  });
const invited = async (world: World) =>
  idOf(world, 'addGroupMember(groupId: "group-1", username: "gold", roleId: "captains") { id }', 'admins');

const invitedToVolunteer = (tx: Db) =>
  insertVolunteerInvitation(tx, { id: 'asked', emailAddress: castEmail('gold') });

const WEBHOOK = 'input: { url: "https://hook.example/", events: [signedUp], includesNames: false }';
const HOURS_CLAIM = '{ status: Excused, words: "I was ill" }';
/** A mark that gold disputes. */
const disputed = (world: World) =>
  idOf(world, `disputeAttendance(contractId: "done", claim: ${HOURS_CLAIM}) { id }`, 'gold');

/** Gold and the teen on a quest where the teen needs someone. */
async function askedToSupervise(world: World): Promise<string> {
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 10, soloAge: 16, maxAge: 100 });
    await tx.update(quest).set({ agePolicyIndex: 0 }).where(eq(quest.id, 'open'));
  });
  return idOf(
    world,
    'createContract(chariteerId: "teen", questId: "open", supervisorUsername: "gold") { id }',
    'teen',
  );
}

/** A request of gold's. */
const wanted = (world: World) => idOf(world, 'askForStandIn(contractId: "mine") { id }', 'gold');

/** What gold is asked. */
async function supervisionRequest(world: World): Promise<string> {
  type Requests = { supervisionRequests: { id: string }[] };
  const { data } = await world.gql<Requests>('{ supervisionRequests { id } }', {}, { as: 'gold' });
  return data?.supervisionRequests[0]?.id ?? '';
}

async function failedMail(world: World): Promise<string> {
  await queueTo(world, 'booted', ['somebody']);
  await world.store.write(async (tx) => void (await tx.update(outboxMessage).set({ status: 'failed' })));
  const [mail] = await world.store.read.select().from(outboxMessage);
  return mail?.id ?? '';
}

/** The volunteer waits for the quest “open”, whose only place gold has, or which is held for the volunteer. */
const awaited =
  (
    {
      waits = ['volunteer'],
      isFull = true,
      offered = false,
      passedOffers = 0,
    }: { waits?: string[]; isFull?: boolean; offered?: boolean; passedOffers?: number },
    text: (world: World) => string,
    as: As = 'managers',
  ) =>
  async (world: World): Promise<Call> => {
    const { store, clock } = world;
    await store.write(async (tx) => {
      const rows = waits.map((chariteerId) => ({ id: `waits-${chariteerId}`, questId: 'open', chariteerId }));
      if (rows.length > 0)
        await tx
          .insert(waitingPerson)
          .values(rows.map((row) => ({ ...row, passedOffers, joinedAt: clock.now() })));
      const heldCount = offered ? 1 : 0;
      const resourceMaxNumber = 1 + heldCount + (isFull ? 0 : 1);
      const least = { resourceMinNumber: 1, resourceDesiredNumber: 1 };
      const counts = { ...least, resourceMaxNumber, heldCount, waitingCount: rows.length };
      const startedAt = clock.now() + 3 * DAY_MS;
      const times = { startedAt, endedAt: startedAt + HOUR_MS };
      await tx
        .update(quest)
        .set({ ...counts, ...times })
        .where(eq(quest.id, 'open'));
      const offer = { id: 'offer', questId: 'open', chariteerId: 'volunteer', offeredAt: clock.now() };
      if (offered) await tx.insert(placeOffer).values({ ...offer, endsAt: clock.now() + 12 * HOUR_MS });
    });
    return { text: text(world), as };
  };

/** Whether gold is someone whom the charity has banned. */
async function askBanQuestion(tx: Db): Promise<void> {
  const times = { bannedAt: TEST_NOW - DAY_MS, expiresAt: TEST_NOW + DAY_MS };
  await tx.insert(banTrace).values({ id: 'trace', providerId: '1', ...times });
  const asked = { chariteerId: 'gold', rootId: 'trace', createdAt: TEST_NOW };
  await tx.insert(banQuestion).values({ id: 'question', ...asked });
}

const lastMail = async (world: World, kind: string) =>
  (await mails(world)).findLast((mail) => mail.kind === kind)?.body;

/** The call that puts another address of gold's in force. */
async function changedAddress(world: World): Promise<Call> {
  await world.gql(
    `mutation { changeEmailAddress(emailAddress: "other@demo.example", currentPassword: "${DEMO_PASSWORD}") }`,
    {},
    { as: 'gold' },
  );
  const token = tokenFor('verifyEmail', await lastMail(world, 'email-change'));
  return { text: `verifyEmail(token: "${token}")`, as: null };
}

/** Makes the call as a volunteer who has been here since last year. */
function sinceLastYear(text: string) {
  return async (world: World): Promise<Call> => {
    const createdAt = Date.UTC(2025, 5, 1);
    await world.store.write(async (tx) => {
      await tx.update(chariteer).set({ createdAt }).where(eq(chariteer.id, 'gold'));
    });
    return { text, as: 'gold' };
  };
}

/** A letter about hours that gold has at charity 1. */
function withHours(textFor: (input: string) => string, as: CastName) {
  return async ({ store }: World): Promise<Call> => {
    await store.write(async (tx) => {
      const { id: questId } = await pastQuest(tx, { providerId: '1' });
      const { id: contractId } = await insertContract(tx, {
        questId,
        chariteerId: 'gold',
        status: 'Present',
      });
      await insertCredit(tx, { contractId, value: 60 });
    });
    const input = 'input: { firstDay: "2026-01-01", lastDay: "2026-12-31", variant: court, locale: en }';
    return { text: textFor(input), as };
  };
}

/** A label and a note of charity 1, where gold has signed up. */
async function labelled(tx: Db): Promise<void> {
  const { id: questId } = await pastQuest(tx, { providerId: '1' });
  await insertContract(tx, { questId, chariteerId: 'gold' });
  await insertNotes(tx, { providerId: '1', chariteerId: 'gold', authorId: 'managers' });
}

const KEPT_BY_ROW = 'the row itself says who and when, and is never deleted';
const OWN_CHOICE = 'one’s own choice, which gives nobody anything';
const MAIL_ONLY = 'changes nothing: a mail goes to who is meant anyway';

export const PERFORMED: readonly Performed[] = [
  {
    operation: 'abandonContract',
    when: 'of a sign-up',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: call('abandonContract(id: "mine") { id }', 'gold'),
  },
  {
    operation: 'abandonContract',
    when: 'of a reservation',
    entries: ['reservation-released'],
    prepare: call('abandonContract(id: "held") { id }'),
  },
  {
    operation: 'joinWaitingList',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: awaited({ waits: [] }, () => 'joinWaitingList(questId: "open") { position }', 'volunteer'),
  },
  {
    operation: 'leaveWaitingList',
    entries: [],
    reason: 'who waits is kept as long as they do',
    prepare: awaited({}, () => 'leaveWaitingList(questId: "open")', 'volunteer'),
  },
  {
    operation: 'takeOfferedPlace',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: awaited({ offered: true }, () => 'takeOfferedPlace(questId: "open") { id }', 'volunteer'),
  },
  {
    operation: 'declineOfferedPlace',
    entries: [],
    reason: 'the row of the offer says who and when',
    prepare: awaited({ offered: true }, () => 'declineOfferedPlace(questId: "open")', 'volunteer'),
  },
  {
    operation: 'declineOfferedPlace',
    when: 'a second time',
    entries: [],
    reason: 'the row of the offer says who and when',
    prepare: async (world) => {
      const made = await awaited(
        { offered: true, passedOffers: 1 },
        () => 'declineOfferedPlace(questId: "open")',
        'volunteer',
      )(world);
      world.clock.advance(HOUR_MS);
      return made;
    },
  },
  {
    operation: 'offerPlace',
    entries: ['place-offered'],
    prepare: awaited({ isFull: false }, () => 'offerPlace(questId: "open", chariteerId: "volunteer") { id }'),
  },
  {
    operation: 'takeOffWaitingList',
    entries: ['waiting-taken-off'],
    prepare: awaited({}, () => 'takeOffWaitingList(questId: "open", chariteerId: "volunteer")'),
  },
  {
    operation: 'setWaitingList',
    when: 'to close it',
    entries: ['waiting-list-closed'],
    prepare: call('setWaitingList(questId: "open", isOpen: false) { id }'),
  },
  {
    operation: 'setWaitingList',
    when: 'to open it',
    entries: ['waiting-list-opened'],
    prepare: after(
      (tx) => tx.update(quest).set({ isWaitingListClosed: true }).where(eq(quest.id, 'open')),
      'setWaitingList(questId: "open", isOpen: true) { id }',
    ),
  },
  {
    operation: 'answerOffer',
    when: 'to take it',
    entries: ['place-taken-by-link'],
    prepare: awaited(
      { offered: true },
      ({ config }) => {
        const token = answerToken(config.dataKey, { purpose: 'offer', id: 'offer' });
        return `answerOffer(token: ${quote(token)}, answer: TAKE) { state }`;
      },
      null,
    ),
  },
  {
    operation: 'updateQuest',
    when: 'to cancel an awaited quest',
    entries: ['quest-cancelled'],
    prepare: awaited({}, () => 'updateQuest(id: "open", publishingStatus: Cancelled) { id }'),
  },
  {
    operation: 'answerReminder',
    when: 'by a yes',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: async ({ config }) => ({
      text: `answerReminder(token: "${answerToken(config.dataKey, { purpose: 'attend', id: 'mine' })}", isComing: true) { state }`,
      as: null,
    }),
  },
  {
    operation: 'answerReminder',
    when: 'by a no',
    entries: ['bailed-out-by-link'],
    prepare: async ({ config }) => ({
      text: `answerReminder(token: "${answerToken(config.dataKey, { purpose: 'attend', id: 'mine' })}", isComing: false) { state }`,
      as: null,
    }),
  },
  {
    operation: 'giveFeedback',
    entries: [],
    reason: OWN_CHOICE,
    prepare: async ({ config, store, clock }) => {
      const said = { key: 'thanks:done', saidAt: clock.now() };
      await store.write(async (tx) => void (await tx.insert(saidOnce).values(said)));
      const token = answerToken(config.dataKey, { purpose: 'again', id: 'done' });
      return { text: `giveFeedback(token: "${token}", wouldComeAgain: true) { charity }`, as: null };
    },
  },
  {
    operation: 'acceptGroupApplication',
    entries: ['group-application-accepted'],
    prepare: async (world) => ({
      text: `acceptGroupApplication(groupId: ${GUILD}, applicationId: ${quote(await applied(world))}) { id }`,
      as: 'guildadmin',
    }),
  },
  {
    operation: 'declineGroupApplication',
    entries: ['group-application-declined'],
    prepare: async (world) => ({
      text: `declineGroupApplication(groupId: ${GUILD}, applicationId: ${quote(await applied(world))})`,
      as: 'guildadmin',
    }),
  },
  {
    operation: 'withdrawGroupApplication',
    entries: ['group-application-withdrawn'],
    prepare: async (world) => {
      await applied(world);
      return { text: `withdrawGroupApplication(groupId: ${GUILD})`, as: 'volunteer' };
    },
  },
  {
    operation: 'addChariteerToGuild',
    entries: ['guild-joined'],
    prepare: call(`addChariteerToGuild(id: "gold", guildId: ${GUILD}, code: "${GUILD_CODE}") { id }`, 'gold'),
  },
  {
    operation: 'addGroupMember',
    entries: ['group-invited'],
    prepare: call(
      'addGroupMember(groupId: "group-1", username: "gold", roleId: "captains") { id }',
      'admins',
    ),
  },
  {
    operation: 'addOrUpdateContactEmail',
    entries: ['contact-address-set'],
    prepare: call('addOrUpdateContactEmail(emailAddress: "other@demo.example") { emailAddress }', 'gold'),
  },
  {
    operation: 'addPastVolunteer',
    entries: ['volunteer-added'],
    prepare: call('addPastVolunteer(questId: "full", chariteerId: "gold", supervisorId: "managers") { id }'),
  },
  {
    operation: 'addPushSubscription',
    entries: [],
    reason: 'which of the own browsers shows messages is nobody’s to look up',
    prepare: async (world) => {
      Object.assign(world.config, { publicOrigin: 'https://volunteer.example' });
      const { endpoint, p256dh, auth } = newBrowser().input;
      const input = `{ endpoint: "${endpoint}", p256dh: "${p256dh}", auth: "${auth}" }`;
      return { text: `addPushSubscription(input: ${input}) { id }`, as: 'gold' };
    },
  },
  {
    operation: 'addStaff',
    entries: ['staff-added'],
    prepare: call(`addStaff(emailAddress: "${castEmail('gold')}") { id }`, 'staff'),
  },
  {
    operation: 'allowPublicProfile',
    entries: ['guardian-profile-allowed'],
    prepare: byGuardian((keys) => `allowPublicProfile(${keys}, isAllowed: true)`),
  },
  {
    operation: 'allowPublicProfile',
    when: 'no longer',
    entries: ['guardian-profile-ended'],
    prepare: async (world) => {
      const { text } = await byGuardian((keys) => `allowPublicProfile(${keys}, isAllowed: true)`)(world);
      await world.gql(`mutation { ${text} }`);
      return { text: text.replace('true', 'false'), as: null };
    },
  },
  {
    operation: 'disputeAttendance',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: call(`disputeAttendance(contractId: "done", claim: ${HOURS_CLAIM}) { id }`, 'gold'),
  },
  {
    operation: 'claimPresence',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: call(
      `claimPresence(questId: "past", chariteerId: "quiet", claim: ${HOURS_CLAIM}) { id }`,
      'quiet',
    ),
  },
  {
    operation: 'askStaffAboutHours',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: async (world) => {
      const id = await disputed(world);
      const refuse = `answerHoursClaim(id: ${quote(id)}, answer: refused, reason: "You were not there.") { id }`;
      await world.gql(`mutation { ${refuse} }`, {}, { as: 'managers' });
      return { text: `askStaffAboutHours(id: ${quote(id)}) { id }`, as: 'gold' };
    },
  },
  {
    operation: 'answerHoursClaim',
    entries: ['attendance', 'hours-claim-answered'],
    prepare: async (world) => ({
      text: `answerHoursClaim(id: ${quote(await disputed(world))}, answer: accepted) { id }`,
      as: 'managers',
    }),
  },
  {
    operation: 'answerBanQuestion',
    entries: ['ban-dismissed'],
    prepare: after(askBanQuestion, 'answerBanQuestion(id: "question", isSamePerson: false)', 'admins'),
  },
  {
    operation: 'answerBanQuestion',
    when: 'by a yes',
    entries: ['boot', 'ban-confirmed'],
    prepare: after(askBanQuestion, 'answerBanQuestion(id: "question", isSamePerson: true)', 'admins'),
  },
  {
    operation: 'answerGroupInvitation',
    entries: ['group-member-added'],
    prepare: async (world) => ({
      text: `answerGroupInvitation(id: ${quote(await invited(world))}, accept: true)`,
      as: 'gold',
    }),
  },
  {
    operation: 'answerGroupInvitation',
    when: 'by a no',
    entries: ['group-invitation-declined'],
    prepare: async (world) => ({
      text: `answerGroupInvitation(id: ${quote(await invited(world))}, accept: false)`,
      as: 'gold',
    }),
  },
  {
    operation: 'answerVolunteerInvitation',
    entries: ['volunteer-invitation-accepted'],
    prepare: after(invitedToVolunteer, 'answerVolunteerInvitation(id: "asked", accept: true)', 'gold'),
  },
  {
    operation: 'answerVolunteerInvitation',
    when: 'by a no',
    entries: ['volunteer-invitation-declined'],
    prepare: after(invitedToVolunteer, 'answerVolunteerInvitation(id: "asked", accept: false)', 'gold'),
  },
  {
    operation: 'withdrawVolunteerInvitation',
    entries: ['volunteer-invitation-withdrawn'],
    prepare: after(
      invitedToVolunteer,
      'withdrawVolunteerInvitation(providerId: "1", id: "asked")',
      'managers',
    ),
  },
  {
    operation: 'answerReservationRequest',
    entries: ['reservation-accepted'],
    prepare: after(
      (tx) =>
        insertReservationRequest(tx, {
          id: 'request',
          questId: 'open',
          guildId: GUILD_ID,
          askedAt: TEST_NOW,
        }),
      'answerReservationRequest(id: "request", accepts: true)',
      'guildadmin',
    ),
  },
  {
    operation: 'answerReservationRequest',
    when: 'by a no',
    entries: ['reservation-declined'],
    prepare: after(
      (tx) =>
        insertReservationRequest(tx, {
          id: 'request',
          questId: 'open',
          guildId: GUILD_ID,
          askedAt: TEST_NOW,
        }),
      'answerReservationRequest(id: "request", accepts: false)',
      'guildadmin',
    ),
  },
  {
    operation: 'answerSupervision',
    entries: ['supervision-agreed'],
    prepare: async (world) => {
      await askedToSupervise(world);
      return {
        text: `answerSupervision(id: "${await supervisionRequest(world)}", isAgreed: true)`,
        as: 'gold',
      };
    },
  },
  {
    operation: 'answerSupervision',
    when: 'by a no',
    entries: ['supervision-declined', 'supervisor-left'],
    prepare: async (world) => {
      await askedToSupervise(world);
      return {
        text: `answerSupervision(id: "${await supervisionRequest(world)}", isAgreed: false)`,
        as: 'gold',
      };
    },
  },
  {
    operation: 'applyToGroup',
    entries: ['group-applied'],
    prepare: call(`applyToGroup(groupId: ${GUILD}) { id }`, 'volunteer'),
  },
  {
    operation: 'askForCharityAccount',
    entries: [],
    reason: 'a stranger’s request, whose row staff settle with an entry',
    prepare: call(
      `askForCharityAccount(input: { charityName: "House", place: "10001", contactName: "Ada Adams",
        emailAddress: "ada@demo.example", message: "We cook meals for the neighborhood." })`,
      null,
    ),
  },
  {
    operation: 'bailVolunteerFromQuest',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: call(
      'bailVolunteerFromQuest(charityID: "1", questID: "open", itemInstanceID: "mine") { id }',
      'gold',
    ),
  },
  {
    operation: 'banAccount',
    entries: ['account-banned'],
    prepare: call('banAccount(accountId: "gold", reason: "Spam") { id }', 'staff'),
  },
  {
    operation: 'changeEmailAddress',
    entries: ['email-change-asked'],
    prepare: call(
      `changeEmailAddress(emailAddress: "other@demo.example", currentPassword: "${DEMO_PASSWORD}")`,
      'gold',
    ),
  },
  {
    operation: 'changeMemberRole',
    entries: ['group-role-changed'],
    prepare: call(
      'changeMemberRole(groupId: "group-1", memberId: "captains", originRoleId: "captains", destinationRoleId: "coordinators") { memberId }',
      'admins',
    ),
  },
  {
    operation: 'changePassword',
    entries: ['password-change'],
    prepare: call(
      `changePassword(currentPassword: "${DEMO_PASSWORD}", newPassword: "lantern on the pier") { playerId }`,
      'gold',
    ),
  },
  {
    operation: 'chooseContestCharity',
    entries: ['contest-charity-chosen'],
    prepare: async (world) => {
      await world.store.write((tx) => seedContestResult(tx, 2026));
      const text = `chooseContestCharity(year: 2026, guildId: ${GUILD}, charityId: "hoboken") { year }`;
      return { text, as: 'staff' };
    },
  },
  {
    operation: 'chooseContestGuild',
    entries: ['contest-guild-chosen'],
    prepare: call(`chooseContestGuild(guildId: ${GUILD}) { id }`, 'guildadmin'),
  },
  {
    operation: 'correctBirthDate',
    entries: ['birth-date-corrected'],
    prepare: call('correctBirthDate(chariteerId: "gold", dateOfBirth: "1980-02-03") { id }', 'staff'),
  },
  {
    operation: 'correctOwnBirthDate',
    entries: ['birth-date-corrected'],
    prepare: call('correctOwnBirthDate(dateOfBirth: "1980-02-03") { hasRecord }', 'gold'),
  },
  {
    operation: 'correctOwnDetails',
    entries: ['details-corrected'],
    prepare: call('correctOwnDetails(input: { phoneNumber: "2015550177" }) { hasRecord }', 'gold'),
  },
  {
    operation: 'askForCharityFile',
    entries: ['charity-file-asked'],
    prepare: call('askForCharityFile(providerId: "1") { state }', 'admins'),
  },
  {
    operation: 'askForDataCopy',
    entries: ['data-copy-asked'],
    prepare: call('askForDataCopy { state }', 'gold'),
  },
  {
    operation: 'createCalendarFeed',
    entries: ['feed-made'],
    prepare: call('createCalendarFeed { address }', 'gold'),
  },
  {
    operation: 'createChariteer',
    entries: ['volunteer-record'],
    prepare: call(
      `createChariteer(input: { id: "new", playerAccountType: Chariteer, username: "new",
        emailAddress: "${castEmail('new')}", phoneNumber: "2015550166", dateOfBirth: "1990-02-03", nameFirst: "Nora",
        nameLast: "Nolan", emergencyContactName: "Ned", emergencyContactNumber: "2015550167" }) { id }`,
      'new',
    ),
  },
  {
    operation: 'askForStandIn',
    entries: [],
    reason: OWN_CHOICE,
    prepare: call('askForStandIn(contractId: "mine") { id }', 'gold'),
  },
  {
    operation: 'makeHandOverLink',
    entries: [],
    reason: OWN_CHOICE,
    prepare: call('makeHandOverLink(contractId: "mine", emailAddress: "friend@else.example") { id }', 'gold'),
  },
  {
    operation: 'endOtherSessions',
    entries: ['sessions-ended'],
    prepare: async (world) => {
      await world.sessions.open('gold');
      return { text: 'endOtherSessions', as: 'gold' };
    },
  },
  {
    operation: 'endSession',
    entries: ['sessions-ended'],
    prepare: async (world) => {
      const id = publicSessionId(hashToken(await world.sessions.open('gold')));
      return { text: `endSession(id: "${id}")`, as: 'gold' };
    },
  },
  {
    operation: 'endSessionByLink',
    entries: ['sessions-ended'],
    prepare: async (world) => {
      await world.tokenOf('gold');
      await world.gql(`mutation { ${LOG_IN} }`);
      const token = tokenFor('end-session', await lastMail(world, 'new-browser'));
      return { text: `endSessionByLink(token: "${token}")`, as: null };
    },
  },
  {
    operation: 'endStandIn',
    entries: [],
    reason: OWN_CHOICE,
    prepare: async (world) => ({ text: `endStandIn(id: "${await wanted(world)}")`, as: 'gold' }),
  },
  {
    operation: 'takeStandIn',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: async (world) => ({
      text: `takeStandIn(id: "${await wanted(world)}") { id }`,
      as: 'volunteer',
    }),
  },
  {
    operation: 'takeHandedPlace',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: async (world) => {
      const id = await idOf(world, 'makeHandOverLink(contractId: "mine") { id }', 'gold');
      const token = answerToken(world.config.dataKey, { purpose: 'hand-over', id });
      return { text: `takeHandedPlace(token: "${token}") { id }`, as: 'volunteer' };
    },
  },
  {
    operation: 'setStampPlaces',
    entries: ['stamp-places-set'],
    prepare: after(
      (tx) => insertStamp(tx, { id: 'placed', providerId: '1' }),
      'setStampPlaces(stampId: "placed", allowsStandIns: false) { allowsStandIns }',
    ),
  },
  {
    operation: 'createContract',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: call('createContract(chariteerId: "volunteer", questId: "open") { id }', 'volunteer'),
  },
  {
    operation: 'changeParty',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: call('changeParty(contractId: "mine", others: []) { id }', 'gold'),
  },
  {
    operation: 'countParty',
    entries: [],
    reason: 'a number beside the mark, which is logged',
    prepare: call('countParty(contractId: "done", othersCame: 0) { id }'),
  },
  {
    operation: 'signUpForDates',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: call('signUpForDates(questIds: ["open"]) { outcome }', 'volunteer'),
  },
  {
    operation: 'createContract',
    when: 'of who needs a supervisor',
    entries: ['supervisor-named'],
    prepare: async (world) => {
      const id = await askedToSupervise(world);
      await world.gql(`mutation { abandonContract(id: "${id}") { id } }`, {}, { as: 'teen' });
      return {
        text: 'createContract(chariteerId: "teen", questId: "open", supervisorUsername: "gold") { id }',
        as: 'teen',
      };
    },
  },
  {
    operation: 'createContract',
    when: 'for a guild',
    entries: ['quest-reserved'],
    prepare: call(`createContract(chariteerId: "managers", questId: "open", guildId: ${GUILD}) { id }`),
  },
  {
    operation: 'createDistrict',
    entries: ['district-created'],
    prepare: call(
      `createDistrict(input: { name: "Hillside", acronym: "HIL", county: "Essex", state: "New Jersey", noun: "Ward",
        centerLatitude: 40.7, centerLongitude: -74.2, zoomLevel: 12 }) { id }`,
      'staff',
    ),
  },
  {
    operation: 'createHourValue',
    entries: ['hour-value-added'],
    prepare: call(
      'createHourValue(input: { state: NJ, startsOn: "2026-01-01", cents: 3349, source: "Sum" }) { id }',
      'staff',
    ),
  },
  {
    operation: 'updateHourValue',
    entries: ['hour-value-changed'],
    prepare: async (world) => {
      await world.store.write(hourValueOf());
      return { text: 'updateHourValue(input: { id: "v", cents: 3400, source: "Sum" }) { id }', as: 'staff' };
    },
  },
  {
    operation: 'deleteHourValue',
    entries: ['hour-value-removed'],
    prepare: async (world) => {
      await world.store.write(hourValueOf());
      return { text: 'deleteHourValue(id: "v") { id }', as: 'staff' };
    },
  },
  {
    operation: 'applyHourValues',
    entries: ['hour-values-applied'],
    prepare: async (world) => {
      await world.store.write(hourValueOf({ countsFrom: world.clock.now() }));
      return { text: 'applyHourValues', as: 'staff' };
    },
  },
  {
    operation: 'createGroup',
    entries: ['group-created'],
    prepare: call('createGroup(groupName: "Runners") { id }', 'gold'),
  },
  {
    operation: 'createGuild',
    entries: ['guild-founded'],
    prepare: call(
      `createGuild(input: { name: "Ferry Runners", classification: "athletic_team", description: "We run.",
        creatorId: "gold" }) { id }`,
      'gold',
    ),
  },
  {
    operation: 'createMultipleOrientations',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: after(
      (tx) => tx.insert(questRequiredOrientation).values({ questId: 'open', templateId: 'asked' }),
      'createMultipleOrientations(orientations: [{ templateId: "asked" }], questId: "open") { id }',
      'volunteer',
    ),
  },
  {
    operation: 'createProvider',
    entries: ['provider-created'],
    prepare: call('createProvider(input: { name: "Open Door", districtId: "1" }) { id }', 'staff'),
  },
  {
    operation: 'createProviderAccount',
    entries: ['provider-account'],
    prepare: call(
      'createProviderAccount(input: { providerId: "3", username: "hilltop", emailAddress: "hilltop@demo.example" }) { playerId }',
      'staff',
    ),
  },
  {
    operation: 'createQuest',
    entries: ['quests-posted'],
    prepare: call(
      `createQuest(providerId: "1", postedById: "managers", templateQuestId: "stamp", publishingStatus: Published,
        startedAt: ${iso(TEST_NOW + 6 * DAY_MS)}, endedAt: ${iso(TEST_NOW + 6 * DAY_MS + HOUR_MS)}) { id }`,
    ),
  },
  {
    operation: 'createQuest',
    when: 'for a guild',
    entries: ['quests-posted', 'quest-reserved'],
    prepare: call(
      `createQuest(providerId: "1", postedById: "managers", templateQuestId: "stamp", publishingStatus: Published,
        startedAt: ${iso(TEST_NOW + 6 * DAY_MS)}, endedAt: ${iso(TEST_NOW + 6 * DAY_MS + HOUR_MS)},
        reservedGuildId: ${GUILD}) { id }`,
    ),
  },
  {
    operation: 'createQuestsFromTemplates',
    entries: ['quests-posted'],
    prepare: call(
      `createQuestsFromTemplates(quests: [{ templateQuestId: "stamp", providerId: "1", postedById: "managers",
        publishingStatus: Published, startedAt: ${iso(TEST_NOW + 6 * DAY_MS)},
        endedAt: ${iso(TEST_NOW + 6 * DAY_MS + HOUR_MS)} }]) { id message }`,
    ),
  },
  {
    operation: 'createStamp',
    entries: ['stamp-created'],
    prepare: call(
      'createStamp(input: { providerId: "1", fromQuestId: "stamp", stampTitle: "Tea", groupName: "Meals" }) { id }',
    ),
  },
  {
    operation: 'createTemplateOrientation',
    entries: ['training-created'],
    prepare: call(
      'createTemplateOrientation(input: { providerId: "1", name: "Knives", fulfilledBy: Applying }) { id }',
    ),
  },
  {
    operation: 'decideMerge',
    entries: ['records-merged'],
    prepare: async (world) => ({
      text: `decideMerge(token: ${await mergeToken(world)}, isAgreed: true)`,
      as: null,
    }),
  },
  {
    operation: 'decideMerge',
    when: 'by a no',
    entries: [],
    reason: 'staff read the log, and are not told how a guardian answered; the request keeps it',
    prepare: async (world) => ({
      text: `decideMerge(token: ${await mergeToken(world)}, isAgreed: false)`,
      as: null,
    }),
  },
  {
    operation: 'decideGuardianConsent',
    entries: ['guardian-consent-given'],
    prepare: async (world) => {
      await registeredTeen(world);
      const token = await guardianToken(world, 'guardian/consent');
      return {
        text: `decideGuardianConsent(token: "${token}", isAgreed: true, signedName: "Philippa Zuckerstein")`,
        as: null,
      };
    },
  },
  {
    operation: 'decideGuardianConsent',
    when: 'by a no',
    entries: ['guardian-consent-refused'],
    prepare: async (world) => {
      await registeredTeen(world);
      const token = await guardianToken(world, 'guardian/consent');
      return { text: `decideGuardianConsent(token: "${token}", isAgreed: false)`, as: null };
    },
  },
  {
    operation: 'deleteDraft',
    entries: ['draft-deleted'],
    prepare: call('deleteDraft(id: "plain") { id }'),
  },
  {
    operation: 'deleteStamp',
    entries: ['stamp-deleted'],
    prepare: call('deleteStamp(id: "stamp") { id }'),
  },
  {
    operation: 'deleteTemplateOrientation',
    entries: ['training-deleted'],
    prepare: call('deleteTemplateOrientation(id: "spare") { id }'),
  },
  {
    operation: 'endGuildByGuardian',
    entries: ['group-member-removed', 'guild-ended-by-guardian'],
    prepare: async (world) => {
      const { text } = await byGuardian((keys) => `endGuildByGuardian(${keys}, guildId: ${GUILD})`)(world);
      const [teen] = await world.store.read.select().from(account).where(eq(account.username, FORM.username));
      await world.store.write((tx) =>
        insertMembership(tx, { groupId: GUILD_ID, accountId: teen?.id ?? '', roleId: 'members' }),
      );
      return { text, as: null };
    },
  },
  {
    operation: 'enterGuardianCode',
    entries: ['guardian-code-entered'],
    prepare: async (world) => {
      await registeredTeen(world);
      await agree(world);
      const token = await guardianToken(world, 'guardian');
      await world.gql(`mutation { sendGuardianCode(token: "${token}") }`);
      const code = await sentCode(world);
      return { text: `enterGuardianCode(token: "${token}", code: "${code}") { browserKey }`, as: null };
    },
  },
  {
    operation: 'enterOrganizationCode',
    entries: [],
    reason: 'only keeps that the code was entered; the sign-up that it opens says the rest',
    prepare: after(
      (tx) => tx.update(provider).set({ organizationCode: 'SOUP' }).where(eq(provider.id, '1')),
      'enterOrganizationCode(questId: "open", code: "SOUP")',
      'volunteer',
    ),
  },
  {
    operation: 'eraseByGuardian',
    entries: ['guardian-closing'],
    prepare: byGuardian((keys) => `eraseByGuardian(${keys})`),
  },
  {
    operation: 'eraseChild',
    entries: ['child-removed'],
    prepare: async (world) => {
      const id = await idOf(world, `registerChild(input: { ${fieldsOf(CHILD)} }) { id }`, 'volunteer');
      return { text: `eraseChild(id: "${id}")`, as: 'volunteer' };
    },
  },
  {
    operation: 'giveGuardianConsent',
    entries: ['guardian-asked'],
    prepare: call(`giveGuardianConsent(input: ${guardianInput})`, 'waiting'),
  },
  {
    operation: 'giveNewChariteerAccountDefaultValues',
    entries: ['details-corrected'],
    prepare: call(
      'giveNewChariteerAccountDefaultValues(firstName: "Nora", lastName: "Nolan", phoneNumber: "2015550166", dob: "1990-02-03") { nameFirst }',
      'new',
    ),
  },
  {
    operation: 'giveReservationBack',
    entries: ['reservation-given-back'],
    prepare: call('giveReservationBack(id: "held")', 'guildadmin'),
  },
  {
    operation: 'leaveGroup',
    entries: ['group-member-removed'],
    prepare: call('leaveGroup(groupId: "group-1")', 'captains'),
  },
  {
    operation: 'liftProviderBan',
    entries: ['ban-lifted'],
    prepare: async (world) => {
      await idOf(
        world,
        'updateContract(id: "done", updateAction: "BAN", supervisorId: "managers", banMessage: "Rude") { id }',
        'managers',
      );
      return { text: 'liftProviderBan(providerId: "1", chariteerId: "gold")', as: 'managers' };
    },
  },
  {
    operation: 'startJoining',
    entries: [],
    reason: MAIL_ONLY,
    prepare: call(`startJoining(email: "${STRANGER}") { questId }`, null),
  },
  {
    operation: 'enterJoiningCode',
    when: 'of a known address',
    entries: ['log-in'],
    prepare: async (world) => {
      const email = castEmail('gold');
      const { data } = await startJoining(world, { email });
      const [code, key] = [await mailedCode(world, email), data?.startJoining.key];
      return { text: `enterJoiningCode(code: "${code}", key: "${key}") { joining { questId } }`, as: null };
    },
  },
  {
    operation: 'openJoiningLink',
    entries: ['log-in'],
    prepare: async (world) => {
      const email = castEmail('gold');
      await startJoining(world, { email });
      const token = await mailedLink(world, email);
      return { text: `openJoiningLink(token: "${token}") { joining { questId } }`, as: null };
    },
  },
  {
    operation: 'finishJoining',
    entries: ['registration', 'log-in'],
    prepare: async (world) => ({
      text: `finishJoining(input: { nameFirst: "A", nameLast: "B", dateOfBirth: "1990-01-01", hasAgreed: true,
        key: "${await entered(world)}" }) { joining { questId } }`,
      as: null,
    }),
  },
  {
    operation: 'changeUserName',
    entries: ['username-changed'],
    prepare: call('changeUserName(username: "QuickHeron42") { username }', 'gold'),
  },
  {
    operation: 'logInByVerifiedLink',
    entries: ['log-in'],
    prepare: async (world) => {
      await registered(world);
      const token = tokenFor('verifyEmail', await lastMail(world, 'verify-email'));
      await world.gql(`mutation { verifyEmail(token: "${token}") }`);
      return { text: `logInByVerifiedLink(token: "${token}") { playerId }`, as: null };
    },
  },
  {
    operation: 'loginWithEmail',
    entries: ['log-in'],
    prepare: call(LOG_IN, null),
  },
  {
    operation: 'loginWithEmail',
    when: 'from another browser',
    entries: ['log-in'],
    prepare: async (world) => {
      await world.tokenOf('gold');
      return { text: LOG_IN, as: null };
    },
  },
  {
    operation: 'judgeTypedPassword',
    entries: [],
    reason: 'it keeps nothing of what is typed',
    prepare: call('judgeTypedPassword(password: "lantern on the pier")', null),
  },
  { operation: 'logout', entries: ['log-out'], prepare: call('logout', 'gold') },
  {
    operation: 'nameSupervisor',
    entries: ['supervisor-named'],
    prepare: async (world) => ({
      text: `nameSupervisor(contractId: "${await askedToSupervise(world)}", supervisingGuardian: "Robin Guardian")`,
      as: 'teen',
    }),
  },
  {
    operation: 'openEmergencyContact',
    entries: ['emergency-contact-opened'],
    prepare: call('openEmergencyContact(contractId: "mine") { name }'),
  },
  {
    operation: 'addPasskey',
    entries: ['passkey-added'],
    prepare: async (world) => {
      const credential = openAuthenticator(1, world.config.publicOrigin).create(
        await begin(world, 'volunteer', 'beginPasskey'),
      );
      return { text: `addPasskey(credential: ${quote(credential)}) { id }`, as: 'volunteer' };
    },
  },
  {
    operation: 'beginPasskey',
    entries: [],
    reason: 'nothing is added before the device has answered',
    prepare: call('beginPasskey', 'volunteer'),
  },
  {
    operation: 'beginPasskeyLogIn',
    entries: [],
    reason: 'nobody is logged in before the device has answered',
    prepare: call('beginPasskeyLogIn', null),
  },
  {
    operation: 'beginPasskeyProof',
    entries: [],
    reason: 'nothing is shown before the device has answered',
    prepare: async (world) => {
      await withPasskey(world, 'volunteer');
      return { text: 'beginPasskeyProof', as: 'volunteer' };
    },
  },
  {
    operation: 'logInByPasskey',
    entries: ['log-in'],
    prepare: async (world) => {
      const { device } = await withPasskey(world, 'volunteer');
      const browser = openBrowser(world);
      const credential = device.sign(await beginLogIn(browser));
      const cookie = `passkey=${browser.jar.get('passkey')}`;
      return {
        text: `logInByPasskey(credential: ${quote(credential)}) { playerId }`,
        as: { headers: { ...SAME_SITE, cookie } },
      };
    },
  },
  {
    operation: 'proveByPasskey',
    entries: ['proof-given'],
    prepare: async (world) => {
      const { device } = await withPasskey(world, 'volunteer');
      const credential = device.sign(await begin(world, 'volunteer', 'beginPasskeyProof'));
      return { text: `proveByPasskey(credential: ${quote(credential)}) { isRecent }`, as: 'volunteer' };
    },
  },
  {
    operation: 'removePasskey',
    entries: ['passkey-removed'],
    prepare: async (world) => {
      const { id } = await withPasskey(world, 'volunteer');
      return { text: `removePasskey(id: ${quote(id)})`, as: 'volunteer' };
    },
  },
  {
    operation: 'renamePasskey',
    entries: ['passkey-renamed'],
    prepare: async (world) => {
      const { id } = await withPasskey(world, 'volunteer');
      return { text: `renamePasskey(id: ${quote(id)}, name: "Phone") { id }`, as: 'volunteer' };
    },
  },
  {
    operation: 'enterSecondFactor',
    entries: ['log-in'],
    prepare: async (world) => {
      const { nextCode } = await turnOn(world, 'managers');
      const logInToken = await pendingToken(world, 'managers');
      const given = `code: ${quote(nextCode())}, logInToken: ${quote(logInToken)}`;
      return { text: `enterSecondFactor(${given}) { playerId }`, as: null };
    },
  },
  {
    operation: 'askPasskeyAtLogIn',
    entries: ['second-factor-on'],
    prepare: async (world) => {
      await withShownPasskey(world, 'managers');
      return { text: 'askPasskeyAtLogIn(isAsked: true)', as: 'managers' };
    },
  },
  {
    operation: 'beginOneTimePassword',
    entries: [],
    reason: 'a secret asks nobody for anything before its first code',
    prepare: call('beginOneTimePassword { secret }'),
  },
  {
    operation: 'confirmOneTimePassword',
    entries: ['second-factor-on'],
    prepare: async (world) => {
      const begun = await world.gql<{ beginOneTimePassword: { secret: string } }>(
        'mutation { beginOneTimePassword { secret } }',
        {},
        { as: 'managers' },
      );
      const code = codeAt(begun.data?.beginOneTimePassword.secret ?? '', world.clock.now());
      return { text: `confirmOneTimePassword(code: ${quote(code)}) { codes }`, as: 'managers' };
    },
  },
  {
    operation: 'renewRecoveryCodes',
    entries: ['recovery-codes-made'],
    prepare: withFactor('renewRecoveryCodes { codes }'),
  },
  {
    operation: 'removeOneTimePassword',
    entries: ['second-factor-off'],
    prepare: withFactor('removeOneTimePassword'),
  },
  {
    operation: 'demandSecondFactor',
    entries: ['second-factor-demanded'],
    prepare: withFactor('demandSecondFactor(providerId: "1", isDemanded: true)', 'admins'),
  },
  {
    operation: 'demandSecondFactor',
    when: 'no longer',
    entries: ['second-factor-not-demanded'],
    prepare: withFactor('demandSecondFactor(providerId: "1", isDemanded: false)', 'admins'),
  },
  {
    operation: 'askFactorRecovery',
    entries: ['factor-recovery-asked'],
    prepare: async (world) => {
      await turnOn(world, 'managers');
      const logInToken = quote(await pendingToken(world, 'managers'));
      return { text: `askFactorRecovery(logInToken: ${logInToken}) { state }`, as: null };
    },
  },
  {
    operation: 'grantFactorRecovery',
    entries: ['factor-recovery-granted'],
    prepare: after(askedForRecovery, 'grantFactorRecovery(accountId: "managers") { id }', 'staff'),
  },
  {
    operation: 'refuseFactorRecovery',
    entries: ['factor-recovery-refused'],
    prepare: after(askedForRecovery, 'refuseFactorRecovery(accountId: "managers")', 'staff'),
  },
  {
    operation: 'stopFactorRecovery',
    entries: ['factor-recovery-stopped'],
    prepare: async ({ store }) => {
      const token = 'x'.repeat(43);
      const granted = { grantedAt: TEST_NOW, endsAt: TEST_NOW + DAY_MS, tokenHash: hashToken(token) };
      const row = { accountId: 'managers', askedAt: TEST_NOW, ...granted };
      await store.write((tx) => tx.insert(factorRecovery).values(row));
      return { text: `stopFactorRecovery(token: ${quote(token)})`, as: null };
    },
  },
  {
    operation: 'proveIdentity',
    entries: ['proof-given'],
    prepare: call(`proveIdentity(password: "${DEMO_PASSWORD}") { isRecent }`, 'volunteer'),
  },
  {
    operation: 'providerAlterSpecificQuestAttendance',
    entries: ['attendance'],
    prepare: call(
      'providerAlterSpecificQuestAttendance(newQuestInfo: { questID: "past", volunteers: [{ itemInstanceID: "done", status: Absent }] }) { id }',
    ),
  },
  {
    operation: 'providerAlterSpecificQuestDetails',
    entries: ['quest-edited'],
    prepare: call(
      'providerAlterSpecificQuestDetails(newQuestInfo: { questID: "open", eventTitle: "Lunch" }) { id }',
      'provider',
    ),
  },
  {
    operation: 'providerVerifyChariteerQuestContract',
    entries: ['attendance'],
    prepare: call(
      'providerVerifyChariteerQuestContract(newQuestInfo: { questID: "past", itemInstanceID: "done", status: Absent }) { id }',
    ),
  },
  {
    operation: 'editQuests',
    entries: ['quest-edited'],
    async prepare(world) {
      const [row] = await world.store.read
        .select({ at: quest.updatedAt })
        .from(quest)
        .where(eq(quest.id, 'open'));
      const version = `{ id: "open", updatedAt: "${new Date(row?.at ?? 0).toISOString()}" }`;
      return {
        text: `editQuests(providerId: "1", quests: [${version}], changes: { days: 1 }) { undoToken }`,
        as: 'managers',
      };
    },
  },
  {
    operation: 'publishDrafts',
    entries: ['quest-edited'],
    prepare: call('publishDrafts(providerId: "1", questIds: ["plain"]) { id code }'),
  },
  {
    operation: 'registerChariteer',
    entries: ['registration'],
    prepare: call(`registerChariteer(input: { ${fieldsOf(FORM)} }) { playerId }`, null),
  },
  {
    operation: 'registerChild',
    entries: ['child-registered'],
    prepare: call(`registerChild(input: { ${fieldsOf(CHILD)} }) { id }`, 'volunteer'),
  },
  {
    operation: 'registerUser',
    entries: ['registration'],
    prepare: call(
      'registerUser(email: "a.nolan@demo.example", password: "lantern on the pier", username: "somebody") { playerId }',
      null,
    ),
  },
  {
    operation: 'removeChariteer',
    entries: ['account-closed'],
    prepare: call(`removeChariteer(input: { emailAddress: "${castEmail('gold')}" }) { id }`, 'gold'),
  },
  {
    operation: 'removeGroupMember',
    entries: ['group-member-removed'],
    prepare: call('removeGroupMember(groupId: "group-1", memberId: "captains")', 'admins'),
  },
  {
    operation: 'previewMerge',
    entries: ['merge-previewed'],
    prepare: call('previewMerge(keptId: "gold", droppedId: "quiet") { parts { moved } }', 'staff'),
  },
  {
    operation: 'mergeRecords',
    entries: ['records-merged'],
    prepare: call('mergeRecords(keptId: "gold", droppedId: "quiet") { id }', 'staff'),
  },
  {
    operation: 'undoMerge',
    entries: ['merge-undone'],
    prepare: async (world) => {
      const id = await idOf(world, 'mergeRecords(keptId: "gold", droppedId: "quiet") { id }', 'staff');
      return { text: `undoMerge(id: ${quote(id)}) { id }`, as: 'staff' };
    },
  },
  {
    operation: 'removeStaff',
    entries: ['staff-removed'],
    prepare: async (world) => {
      await idOf(world, `addStaff(emailAddress: "${castEmail('gold')}") { id }`, 'staff');
      return { text: 'removeStaff(accountId: "gold") { id }', as: 'staff' };
    },
  },
  {
    operation: 'renewGuardianLink',
    entries: ['guardian-link-renewed'],
    prepare: byGuardian((keys) => `renewGuardianLink(${keys})`),
  },
  {
    operation: 'createGuildInvite',
    entries: ['guild-invite-made'],
    prepare: call(`createGuildInvite(guildId: ${GUILD}) { expiresAt }`, 'guildadmin'),
  },
  {
    operation: 'revokeGuildInvite',
    entries: ['guild-invite-ended'],
    prepare: after(inviteByLink, `revokeGuildInvite(guildId: ${GUILD}, inviteId: "link")`, 'guildadmin'),
  },
  {
    operation: 'joinGuildByInvite',
    entries: ['guild-joined'],
    prepare: after(inviteByLink, 'joinGuildByInvite(token: "token") { id }', 'gold'),
  },
  {
    operation: 'announceToGuild',
    entries: ['guild-announced'],
    prepare: after(
      (tx) => insertMembership(tx, { accountId: 'gold', groupId: GUILD_ID, roleId: 'members' }),
      `announceToGuild(guildId: ${GUILD}, text: "Bring gloves", clientKey: "k") { id }`,
      'guildadmin',
    ),
  },
  {
    operation: 'giveGuild',
    entries: ['guild-given'],
    prepare: async (world) => {
      const asked = await applied(world);
      const left = eq(groupMember.groupId, GUILD_ID);
      await world.store.write(async (tx) => void (await tx.delete(groupMember).where(left)));
      return { text: `giveGuild(guildId: ${GUILD}, applicationId: ${quote(asked)}) { id }`, as: 'staff' };
    },
  },
  {
    operation: 'renewGuildCode',
    entries: ['guild-code-renewed'],
    prepare: call(`renewGuildCode(guildId: ${GUILD}) { id }`, 'guildadmin'),
  },
  {
    operation: 'resendVerification',
    entries: [],
    reason: MAIL_ONLY,
    prepare: async (world) => {
      const { headers } = await registered(world);
      world.clock.advance(2 * HOUR_MS);
      return { text: 'resendVerification', as: { headers } };
    },
  },
  {
    operation: 'reserveQuest',
    entries: ['quest-reserved'],
    prepare: call(`reserveQuest(questId: "open", guildId: ${GUILD}) { outcome }`),
  },
  {
    operation: 'reserveQuest',
    when: 'of a guild that asks first',
    entries: ['guild-asked'],
    prepare: async (world) => {
      await world.gql(
        `mutation { setGuildAsksFirst(guildId: ${GUILD}, asksFirst: true) }`,
        {},
        { as: 'guildadmin' },
      );
      return { text: `reserveQuest(questId: "open", guildId: ${GUILD}) { outcome }`, as: 'managers' };
    },
  },
  {
    operation: 'resetPassword',
    entries: ['password-change'],
    prepare: async (world) => {
      await world.gql(
        `mutation { sendAccountRecoveryEmail(email: "${castEmail('gold')}", titleId: "chariteers") }`,
      );
      const token = tokenFor('passwordReset', await lastMail(world, 'recovery'));
      return { text: `resetPassword(token: "${token}", password: "lantern on the pier")`, as: null };
    },
  },
  {
    operation: 'retryFailedMails',
    entries: ['mails-retried'],
    prepare: async (world) => {
      await failedMail(world);
      return { text: 'retryFailedMails { retriedCount }', as: 'staff' };
    },
  },
  {
    operation: 'retryOutboxMessage',
    entries: ['mail-retried'],
    prepare: async (world) => ({
      text: `retryOutboxMessage(id: "${await failedMail(world)}") { id }`,
      as: 'staff',
    }),
  },
  {
    operation: 'revokeCalendarFeed',
    entries: ['feed-ended'],
    prepare: async (world) => {
      await world.gql('mutation { createCalendarFeed { address } }', {}, { as: 'gold' });
      return { text: 'revokeCalendarFeed', as: 'gold' };
    },
  },
  {
    operation: 'revokeGuardianLink',
    entries: ['guardian-link-revoked'],
    prepare: byGuardian((keys) => `revokeGuardianLink(${keys})`),
  },
  {
    operation: 'saveQuestConfiguration',
    entries: ['books-saved'],
    prepare: async (world) => {
      const { data } = await world.gql<{ provider: Record<string, string> }>(
        '{ provider(id: "1") { questConfiguration questConfigurationVersion } }',
        {},
        { as: 'managers' },
      );
      const { questConfiguration = '', questConfigurationVersion = '' } = data?.provider ?? {};
      return {
        text: `saveQuestConfiguration(providerId: "1", questConfiguration: ${quote(questConfiguration)}, expectedVersion: ${quote(questConfigurationVersion)}) { id }`,
        as: 'managers',
      };
    },
  },
  {
    operation: 'sendAccountRecoveryEmail',
    entries: ['recovery-mail'],
    prepare: call(`sendAccountRecoveryEmail(email: "${castEmail('gold')}", titleId: "chariteers")`, null),
  },
  {
    operation: 'sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved',
    entries: [],
    reason: MAIL_ONLY,
    prepare: async (world) => {
      const id = await applied(world);
      await idOf(
        world,
        `acceptGroupApplication(groupId: ${GUILD}, applicationId: "${id}") { id }`,
        'guildadmin',
      );
      const name = 'sendAlertEmailsAfterChariteerGroupMembershipApplicationIsApproved';
      return { text: `${name}(acceptedPlayerID: "volunteer")`, as: 'guildadmin' };
    },
  },
  ...(['sendChariteersAlert', 'sendChariteersManaAlert'] as const).map(
    (operation): Performed => ({
      operation,
      entries: ['alert-sent'],
      prepare: after(
        insertAlertPeople,
        `${operation}(senderId: "managers", manaCost: 0, providerId: "1", questId: "q",
          volunteersIds: ["oldone", "oldtwo"], input: { questId: "q", districtIds: [], filters: {} }) { id }`,
      ),
    }),
  ),
  {
    operation: 'sendGuardianCode',
    entries: [],
    reason: MAIL_ONLY,
    prepare: async (world) => {
      await registeredTeen(world);
      await agree(world);
      return { text: `sendGuardianCode(token: "${await guardianToken(world, 'guardian')}")`, as: null };
    },
  },
  {
    operation: 'sendGuardianLink',
    entries: ['guardian-link-sent'],
    prepare: async (world) => {
      await registeredTeen(world);
      await agree(world);
      return { text: `sendGuardianLink(email: "${GUARDIAN.guardianEmail}")`, as: null };
    },
  },
  {
    operation: 'sendProofCode',
    entries: [],
    reason: MAIL_ONLY,
    prepare: after(
      (tx) => tx.update(account).set({ passwordHash: null }).where(eq(account.id, 'volunteer')),
      'sendProofCode',
      'volunteer',
    ),
  },
  {
    operation: 'setCharityContact',
    entries: ['contact-ended'],
    prepare: async ({ store }) => {
      await store.write(async (tx) => {
        await insertContract(tx, { questId: 'past', chariteerId: 'quiet', status: 'Present' });
      });
      return { text: 'setCharityContact(providerId: "1", isOpen: false) { isOpen }', as: 'quiet' };
    },
  },
  {
    operation: 'setCharityContact',
    when: 'to open it again',
    entries: ['contact-allowed'],
    prepare: async (world) => {
      await world.store.write(async (tx) => {
        await insertContract(tx, { questId: 'past', chariteerId: 'quiet', status: 'Present' });
      });
      await world.gql(
        'mutation { setCharityContact(providerId: "1", isOpen: false) { isOpen } }',
        {},
        { as: 'quiet' },
      );
      return { text: 'setCharityContact(providerId: "1", isOpen: true) { isOpen }', as: 'quiet' };
    },
  },
  {
    operation: 'setContestYear',
    entries: ['setting-changed'],
    prepare: call('setContestYear(year: 2027) { year }', 'staff'),
  },
  {
    operation: 'setGroupGoals',
    entries: ['goals-set'],
    prepare: call(
      'setGroupGoals(groupId: "group-1", providerIds: ["1"], targets: [{ roleId: "captains", hours: 5 }]) { groupId }',
      'admins',
    ),
  },
  {
    operation: 'setReminders',
    entries: ['reminders-set'],
    prepare: call('setReminders(providerId: "1", reminders: ["1d"]) { reminders }', 'managers'),
  },
  {
    operation: 'setGuildAsksFirst',
    entries: ['guild-asks-first'],
    prepare: call(`setGuildAsksFirst(guildId: ${GUILD}, asksFirst: true)`, 'guildadmin'),
  },
  {
    operation: 'setGuildClosedTo',
    entries: ['guild-closed-to-charity'],
    prepare: call(`setGuildClosedTo(guildId: ${GUILD}, providerId: "1", isClosed: true)`, 'guildadmin'),
  },
  {
    operation: 'setGuildClosedTo',
    when: 'to open it again',
    entries: ['guild-opened-to-charity'],
    prepare: async (world) => {
      const set = (isClosed: boolean) =>
        `setGuildClosedTo(guildId: ${GUILD}, providerId: "1", isClosed: ${isClosed})`;
      await world.gql(`mutation { ${set(true)} }`, {}, { as: 'guildadmin' });
      return { text: set(false), as: 'guildadmin' };
    },
  },
  {
    operation: 'setGuardianLanguage',
    entries: [],
    reason: 'as with setLanguage; the language in which a consent was read stands with the consent',
    prepare: async (world) => {
      await registeredTeen(world);
      const token = await guardianToken(world, 'guardian/consent');
      return { text: `setGuardianLanguage(token: "${token}", locale: "es")`, as: null };
    },
  },
  {
    operation: 'follow',
    entries: [],
    reason: 'the row itself says who follows what since when, and concerns nobody else',
    prepare: call('follow(what: { type: "water" }) { types }', 'gold'),
  },
  {
    operation: 'unfollow',
    entries: [],
    reason: 'what somebody follows concerns nobody else',
    prepare: call('unfollow(what: { type: "water" }) { types }', 'gold'),
  },
  {
    operation: 'setFollowNews',
    entries: [],
    reason: 'the choice itself says whose it is and when it was made, and concerns nobody else',
    prepare: call('setFollowNews(isOn: true) { hasNews }', 'gold'),
  },
  {
    operation: 'setMessageChoices',
    entries: [],
    reason: 'the choice itself says whose it is and when it was made, and concerns nobody else',
    prepare: call(
      'setMessageChoices(choices: [{ class: news, channel: email, isOn: false }]) { reachable }',
      'gold',
    ),
  },
  {
    operation: 'unsubscribe',
    entries: [],
    reason: 'as with setMessageChoices',
    prepare: async ({ config }) => {
      const link = unsubscribeLink('en', config, { accountId: 'gold', class: 'news' });
      const token = new URL(link).searchParams.get('token') ?? '';
      return { text: `unsubscribe(token: ${quote(token)}) { isOn }`, as: null };
    },
  },
  {
    operation: 'readInboxMessage',
    entries: [],
    reason: 'who has read what was sent to them is nobody else’s to know',
    prepare: async (world) => {
      await tellFounder(world);
      const [entry] = await world.store.read.select({ id: message.id }).from(message);
      return { text: `readInboxMessage(id: ${quote(entry?.id ?? '')}) { id }`, as: 'gold' };
    },
  },
  {
    operation: 'readAllInboxMessages',
    entries: [],
    reason: 'as with readInboxMessage',
    prepare: async (world) => {
      await tellFounder(world);
      return { text: 'readAllInboxMessages', as: 'gold' };
    },
  },
  {
    operation: 'confirmTextNumber',
    entries: [],
    reason: KEPT_WITH_NUMBER,
    prepare: async (world) => {
      Object.assign(world.config, { textService: TEXT_SERVICE });
      await world.gql(`mutation { ${ASK_FOR_CODE} }`, {}, { as: 'gold' });
      const codeHash = textCodeHash(world.config, 'gold', '000000');
      await world.store.write((tx) => tx.update(textNumber).set({ codeHash }));
      return { text: 'confirmTextNumber(code: "000000") { state }', as: 'gold' };
    },
  },
  {
    operation: 'removePushSubscription',
    entries: [],
    reason: 'which of the own browsers shows messages is nobody’s to look up',
    prepare: call('removePushSubscription(id: "none")', 'gold'),
  },
  {
    operation: 'removeTextNumber',
    entries: [],
    reason: 'the number goes with what was agreed to, and nothing of it may stay',
    prepare: call('removeTextNumber', 'gold'),
  },
  {
    operation: 'requestTextNumber',
    entries: [],
    reason: KEPT_WITH_NUMBER,
    prepare: async (world) => {
      Object.assign(world.config, { textService: TEXT_SERVICE });
      return { text: ASK_FOR_CODE, as: 'gold' };
    },
  },
  {
    operation: 'setLanguage',
    entries: [],
    reason: 'in which language somebody reads is nobody’s to look up, and is undone by the same switch',
    prepare: call('setLanguage(locale: "es")', 'gold'),
  },
  {
    operation: 'createVolunteerLabel',
    entries: ['label-created'],
    prepare: call('createVolunteerLabel(providerId: "1", name: "Drives") { id }', 'managers'),
  },
  {
    operation: 'renameVolunteerLabel',
    entries: ['label-renamed'],
    prepare: after(labelled, 'renameVolunteerLabel(id: "label", name: "Cooks") { id }', 'managers'),
  },
  {
    operation: 'deleteVolunteerLabel',
    entries: ['label-deleted'],
    prepare: after(labelled, 'deleteVolunteerLabel(id: "label") { id }', 'managers'),
  },
  {
    operation: 'labelVolunteers',
    entries: ['volunteers-labelled'],
    prepare: after(labelled, 'labelVolunteers(labelId: "label", volunteerIds: ["gold"])', 'managers'),
  },
  {
    operation: 'addVolunteerNote',
    entries: ['note-added'],
    prepare: after(
      labelled,
      'addVolunteerNote(providerId: "1", volunteerId: "gold", text: "Left-handed") { id }',
      'managers',
    ),
  },
  {
    operation: 'deleteVolunteerNote',
    entries: ['note-deleted'],
    prepare: after(labelled, 'deleteVolunteerNote(id: "note") { id }', 'managers'),
  },
  {
    operation: 'askGuardianToSign',
    entries: ['guardian-link-sent'],
    prepare: async (world) => {
      const { headers } = await registeredTeen(world);
      await agree(world);
      await world.store.write(async (tx) => void (await insertDocument(tx)));
      return { text: 'askGuardianToSign(questId: "open")', as: { headers } };
    },
  },
  {
    operation: 'signByGuardian',
    entries: ['guardian-signed'],
    prepare: async (world) => {
      const { text } = await byGuardian(
        (keys) =>
          `signByGuardian(${keys}, documents: [{ id: "d", hash: "${'1'.repeat(64)}" }], fullName: "Gold Ore")`,
      )(world);
      await world.store.write((tx) => insertDocument(tx, { id: 'd' }));
      return { text, as: null };
    },
  },
  {
    operation: 'saveDocument',
    entries: ['document-saved'],
    prepare: call(
      'saveDocument(input: { providerId: "1", title: "Waiver", text: "Risks", audience: adults, isForAll: true }) { id }',
      'admins',
    ),
  },
  {
    operation: 'createProgramKey',
    entries: ['program-key-made'],
    prepare: call(
      'createProgramKey(providerId: "1", name: "Reports", scopes: [names], days: 30) { programKey { id } }',
      'admins',
    ),
  },
  {
    operation: 'revokeProgramKey',
    entries: ['program-key-revoked'],
    prepare: after((tx) => insertProgramKey(tx, { id: 'key' }), 'revokeProgramKey(id: "key")', 'admins'),
  },
  {
    operation: 'addWebhook',
    entries: ['webhook-added'],
    prepare: call(`addWebhook(providerId: "1", ${WEBHOOK}) { webhook { id } }`, 'admins'),
  },
  {
    operation: 'changeWebhook',
    entries: ['webhook-changed'],
    prepare: after(
      (tx) => insertWebhook(tx, { id: 'hook' }),
      `changeWebhook(id: "hook", ${WEBHOOK}, isOn: false) { id }`,
      'admins',
    ),
  },
  {
    operation: 'renewWebhookSecret',
    entries: ['webhook-secret-renewed'],
    prepare: after(
      (tx) => insertWebhook(tx, { id: 'hook' }),
      'renewWebhookSecret(id: "hook") { webhook { id } }',
      'admins',
    ),
  },
  {
    operation: 'removeWebhook',
    entries: ['webhook-removed'],
    prepare: after((tx) => insertWebhook(tx, { id: 'hook' }), 'removeWebhook(id: "hook")', 'admins'),
  },
  {
    operation: 'sendWebhookAgain',
    entries: ['webhook-sent-again'],
    prepare: after(
      async (tx) => {
        await insertWebhook(tx, { id: 'hook' });
        await insertWebhookDelivery(tx, { id: 'told', webhookId: 'hook', status: 'unsent' });
      },
      'sendWebhookAgain(deliveryId: "told") { id }',
      'admins',
    ),
  },
  {
    operation: 'withdrawDocument',
    entries: ['document-withdrawn'],
    prepare: after((tx) => insertDocument(tx, { id: 'd' }), 'withdrawDocument(id: "d")', 'admins'),
  },
  {
    operation: 'requireDocuments',
    entries: ['documents-required'],
    prepare: after(
      async (tx) => {
        await insertDocument(tx, { id: 'd', isForAll: false });
        await upcomingQuest(tx, { id: 'q' });
      },
      'requireDocuments(questId: "q", documentIds: ["d"])',
      'admins',
    ),
  },
  {
    operation: 'signDocuments',
    entries: ['documents-signed'],
    prepare: after(
      (tx) => insertDocument(tx, { id: 'd' }),
      `signDocuments(chariteerId: "gold", documents: [{ id: "d", hash: "${'1'.repeat(64)}" }], fullName: "Gold Ore")`,
      'gold',
    ),
  },
  {
    operation: 'recordPaperSignature',
    entries: ['paper-signature'],
    prepare: after(
      (tx) => insertDocument(tx, { id: 'd' }),
      'recordPaperSignature(id: "d", username: "gold", fullName: "Gold Ore")',
    ),
  },
  {
    operation: 'recordCheck',
    entries: ['check-recorded'],
    prepare: call(
      'recordCheck(providerId: "1", username: "gold", kind: foodHandler, lastDay: "2027-01-31") { lastDay }',
    ),
  },
  {
    operation: 'requireCheck',
    entries: ['checks-required'],
    prepare: call('requireCheck(providerId: "1", kind: backgroundCheck, requiredBy: [])', 'admins'),
  },
  {
    operation: 'makeLetter',
    entries: ['letter-made'],
    prepare: withHours((input) => `makeLetter(${input}) { id }`, 'gold'),
  },
  {
    operation: 'makeVolunteerLetter',
    entries: ['letter-made'],
    prepare: withHours(
      (input) => `makeVolunteerLetter(${input}, providerId: "1", chariteerId: "gold") { id }`,
      'managers',
    ),
  },
  {
    operation: 'revokeLetter',
    entries: ['letter-revoked'],
    prepare: async (world) => {
      await world.store.write((tx) => insertLetter(tx, { id: 'letter', chariteerId: 'gold' }));
      return { text: 'revokeLetter(id: "letter") { state }', as: 'gold' };
    },
  },
  {
    operation: 'checkInByCode',
    entries: ['attendance'],
    prepare: async ({ store, config: { dataKey } }) => {
      await store.write(async (tx) => {
        await upcomingQuest(tx, { id: 'door', startedAt: TEST_NOW });
        await insertContract(tx, { questId: 'door', chariteerId: 'gold' });
      });
      const code = posterCode(dataKey, { kind: 'ticket', questId: 'door', value: String(TEST_NOW) });
      return { text: `checkInByCode(code: "${code}", isLeaving: false) { state }`, as: 'gold' };
    },
  },
  {
    operation: 'shareRecap',
    entries: ['recap-shared'],
    prepare: async () => ({
      text: 'shareRecap(providerId: "1", period: "2025") { address }',
      as: 'managers',
    }),
  },
  {
    operation: 'unshareRecap',
    entries: ['recap-unshared'],
    prepare: async (world) => {
      const text = 'mutation { shareRecap(providerId: "1", period: "2025") { address } }';
      await world.gql(text, {}, { as: 'managers' });
      return { text: 'unshareRecap(providerId: "1", period: "2025")', as: 'managers' };
    },
  },
  {
    operation: 'shareYear',
    entries: ['year-shared'],
    prepare: sinceLastYear('shareYear(year: 2025) { address }'),
  },
  {
    operation: 'unshareYear',
    entries: ['year-unshared'],
    prepare: async (world) => {
      const { text, as } = await sinceLastYear('shareYear(year: 2025) { address }')(world);
      await world.gql(`mutation { ${text} }`, {}, { as: as as CastName });
      return { text: 'unshareYear(year: 2025)', as };
    },
  },
  {
    operation: 'celebrateTypes',
    entries: [],
    reason: 'that somebody was told of their own arms is nobody’s to look up',
    prepare: call('celebrateTypes(types: ["food"])', 'gold'),
  },
  {
    operation: 'setPrivacy',
    entries: ['privacy-changed'],
    prepare: call('setPrivacy(input: { hidesUsername: true }) { id }', 'gold'),
  },
  {
    operation: 'setSiteSettings',
    entries: ['setting-changed'],
    prepare: call(
      'setSiteSettings(settings: [{ key: "newsletterUrl", entries: ["https://news.example"] }]) { key }',
      'staff',
    ),
  },
  {
    operation: 'closeSponsorBanner',
    entries: [],
    reason: 'hides a banner from its reader for 30 days',
    prepare: call('closeSponsorBanner', 'gold'),
  },
  {
    operation: 'setSubscriptionStatus',
    entries: ['subscription'],
    prepare: call('setSubscriptionStatus(id: "volunteer", subscriptionStatus: silver) { id }', 'staff'),
  },
  {
    operation: 'setSupplyFaq',
    entries: ['setting-changed'],
    prepare: call('setSupplyFaq(entries: [{ question: "Where?", answer: "Here." }]) { question }', 'staff'),
  },
  {
    operation: 'acceptCharityRequest',
    entries: ['provider-created', 'provider-account', 'charity-request-accepted'],
    prepare: after(
      askToJoin,
      `acceptCharityRequest(input: { id: "wish", name: "House", mission: "Meals", districtId: "1", locationName: "House",
        address: "10001", contactName: "Ada", username: "house1", emailAddress: "ada@demo.example", locale: "en" }) { id }`,
      'staff',
    ),
  },
  {
    operation: 'declineCharityRequest',
    entries: ['charity-request-declined'],
    prepare: after(askToJoin, 'declineCharityRequest(id: "wish", reason: "Too far away.")', 'staff'),
  },
  {
    operation: 'askBackCharityRequest',
    entries: ['charity-request-questioned'],
    prepare: after(askToJoin, 'askBackCharityRequest(id: "wish", question: "When?")', 'staff'),
  },
  {
    operation: 'answerCharityRequest',
    entries: ['charity-request-answered'],
    prepare: async (world) => {
      await world.store.write(async (tx) => {
        await askToJoin(tx);
        await tx.update(charityRequest).set({ question: 'When?', askedBackAt: TEST_NOW });
      });
      const link = progressLink('en', world.config, { requestId: 'wish', askedAt: TEST_NOW });
      const token = new URL(link).searchParams.get('request');
      return { text: `answerCharityRequest(token: "${token}", answer: "Fridays.")`, as: null };
    },
  },
  {
    operation: 'settleCharityRequest',
    entries: ['charity-request-settled'],
    prepare: after(askToJoin, 'settleCharityRequest(id: "wish")', 'staff'),
  },
  {
    operation: 'setVeilOfTime',
    entries: ['setting-changed'],
    prepare: call('setVeilOfTime(day: "2026-11-20")', 'staff'),
  },
  {
    operation: 'signVolunteerUpForQuest',
    entries: [],
    reason: KEPT_BY_ROW,
    prepare: call('signVolunteerUpForQuest(charityID: "1", questID: "open") { id }', 'volunteer'),
  },
  {
    operation: 'takeAccountBack',
    entries: ['account-taken-back'],
    prepare: async (world) => {
      await idOf(world, `removeChariteer(input: { emailAddress: "${castEmail('gold')}" }) { id }`, 'gold');
      const token = tokenFor('take-back', await lastMail(world, 'account-closed'));
      return { text: `takeAccountBack(token: "${token}")`, as: null };
    },
  },
  {
    operation: 'takeBack',
    entries: ['change-taken-back'],
    prepare: async (world) => ({
      text: `takeBack(token: "${await change(world, 'deleteDraft')}")`,
      as: 'managers',
    }),
  },
  {
    operation: 'buyMana',
    entries: [],
    reason: 'what is paid is booked, and stands there then',
    prepare: async ({ config, store }) => {
      const { url } = await startPaymentService();
      Object.assign(config.paymentShop, { key: 'sk_test', url, packages: [{ mana: 1000, cents: 950 }] });
      await store.write((tx) => upcomingQuest(tx, { id: 'q' }));
      return { text: 'buyMana(providerId: "1", mana: 1000, questId: "q") { url }', as: 'admins' };
    },
  },
  {
    operation: 'topUpWallet',
    entries: ['wallet-topped-up'],
    prepare: async (world) => {
      const { data } = await world.gql<{ wallet: { mana: number } }>(
        '{ wallet(providerId: "1") { mana } }',
        {},
        { as: 'staff' },
      );
      const seen = data?.wallet.mana ?? 0;
      return {
        text: `topUpWallet(providerId: "1", amount: 50, reason: "Gift", seenMana: ${seen}) { mana }`,
        as: 'staff',
      };
    },
  },
  {
    operation: 'unbanAccount',
    entries: ['account-unbanned'],
    prepare: call('unbanAccount(accountId: "banned") { id }', 'staff'),
  },
  {
    operation: 'undoAddressChange',
    entries: ['email-restored'],
    prepare: async (world) => {
      const { text } = await changedAddress(world);
      await world.gql(`mutation { ${text} }`);
      const token = tokenFor('undo-address', await lastMail(world, 'email-changed'));
      return { text: `undoAddressChange(token: "${token}")`, as: null };
    },
  },
  {
    operation: 'updateChariteer',
    entries: [],
    reason: OWN_CHOICE,
    prepare: call('updateChariteer(id: "gold", favoriteDistrictsList: ["1"]) { id }', 'gold'),
  },
  {
    operation: 'updateContract',
    entries: ['boot'],
    prepare: call('updateContract(id: "mine", updateAction: "BOOT", supervisorId: "managers") { id }'),
  },
  {
    operation: 'updateContract',
    when: 'with a ban',
    entries: ['boot', 'ban-from-provider'],
    prepare: call(
      'updateContract(id: "mine", updateAction: "BAN", supervisorId: "managers", banMessage: "Rude") { id }',
    ),
  },
  {
    operation: 'updateContracts',
    entries: ['attendance'],
    prepare: call(`updateContracts(contracts: [${attendance}]) { id }`),
  },
  {
    operation: 'updateDistrict',
    entries: ['district-edited'],
    prepare: call('updateDistrict(input: { id: "1", county: "Essex" }) { id }', 'staff'),
  },
  {
    operation: 'updateOrientation',
    entries: ['training-record-edited'],
    prepare: call('updateOrientation(id: "record", resolution: Failed, supervisorId: "managers") { id }'),
  },
  {
    operation: 'updateCharitySettings',
    entries: ['provider-edited'],
    prepare: call('updateCharitySettings(input: { id: "1", mission: "Meals for all." }) { id }', 'admins'),
  },
  {
    operation: 'updateProvider',
    entries: ['provider-edited'],
    prepare: call('updateProvider(input: { id: "1", mission: "Meals for all." }) { id }', 'staff'),
  },
  {
    operation: 'updateQuest',
    entries: ['quest-edited'],
    prepare: call('updateQuest(id: "open", eventTitle: "Lunch") { id }'),
  },
  {
    operation: 'updateQuest',
    when: 'to cancel',
    entries: ['quest-cancelled'],
    prepare: call('updateQuest(id: "open", publishingStatus: Cancelled) { id }'),
  },
  {
    operation: 'markCalled',
    entries: [],
    reason: 'the mark itself says who and when',
    async prepare(world) {
      const cancel = 'mutation { updateQuest(id: "open", publishingStatus: Cancelled) { id } }';
      await world.gql(cancel, {}, { as: 'managers' });
      return {
        text: 'markCalled(questId: "open", chariteerId: "gold", isCalled: true) { id }',
        as: 'managers',
      };
    },
  },
  {
    operation: 'translateQuest',
    entries: ['quest-translated'],
    prepare: call(
      'translateQuest(id: "stamp", locale: "es", eventTitle: "Cena", equipment: "Guantes") { id }',
    ),
  },
  {
    operation: 'describePicture',
    entries: ['picture-changed'],
    prepare: withPicture((id) => `describePicture(id: "${id}", altText: "A loaf") { id }`),
  },
  {
    operation: 'removePicture',
    entries: ['picture-removed'],
    prepare: withPicture((id) => `removePicture(id: "${id}") { id }`),
  },
  {
    operation: 'updateStamp',
    entries: ['stamp-edited'],
    prepare: call('updateStamp(input: { id: "stamp", eventTitle: "Lunch" }) { id }'),
  },
  {
    operation: 'updateTemplateOrientation',
    entries: ['training-edited'],
    prepare: call('updateTemplateOrientation(input: { id: "spare", name: "Knives" }) { id }'),
  },
  {
    operation: 'verifyEmail',
    entries: ['email-verified'],
    prepare: async (world) => {
      await registered(world);
      return {
        text: `verifyEmail(token: "${tokenFor('verifyEmail', await lastMail(world, 'verify-email'))}")`,
        as: null,
      };
    },
  },
  {
    operation: 'verifyEmail',
    when: 'of a new address',
    entries: ['email-changed'],
    prepare: changedAddress,
  },
  {
    operation: 'websitePublishAllDraftsToActiveQuests',
    entries: ['quest-edited'],
    prepare: call('websitePublishAllDraftsToActiveQuests(providerID: "1", draftQuests: ["plain"]) { id }'),
  },
  {
    operation: 'withdrawGroupInvitation',
    entries: ['group-invitation-withdrawn'],
    prepare: async (world) => ({
      text: `withdrawGroupInvitation(groupId: "group-1", invitationId: "${await invited(world)}")`,
      as: 'admins',
    }),
  },
  {
    operation: 'withdrawGuardianConsent',
    entries: ['guardian-consent-withdrawn'],
    prepare: byGuardian((keys) => `withdrawGuardianConsent(${keys})`),
  },
  {
    operation: 'withdrawReservationRequest',
    entries: ['reservation-withdrawn'],
    prepare: after(
      (tx) =>
        insertReservationRequest(tx, {
          id: 'request',
          questId: 'open',
          guildId: GUILD_ID,
          askedAt: TEST_NOW,
        }),
      'withdrawReservationRequest(id: "request")',
    ),
  },
  {
    operation: 'writePlayerEvent',
    entries: [],
    reason: 'counts that a page was used; gone after its time',
    prepare: call('writePlayerEvent(eventName: chariteer_views_quest)', 'gold'),
  },
  {
    operation: 'writeToCharity',
    entries: [],
    reason: 'its row says who wrote and when',
    prepare: call('writeToCharity(questId: "open", text: "Which door?", clientKey: "k") { id }', 'gold'),
  },
  {
    operation: 'writeToQuest',
    entries: ['quest-written-to'],
    prepare: call(
      'writeToQuest(questId: "open", audience: everybody, text: "Bring gloves", clientKey: "k") { id }',
    ),
  },
  {
    operation: 'writeToQuest',
    when: 'two days before',
    entries: ['quest-written-to'],
    prepare: after(async (tx) => {
      const later = { startedAt: TEST_NOW + 3 * DAY_MS, endedAt: TEST_NOW + 3 * DAY_MS + HOUR_MS };
      await tx.update(quest).set(later).where(eq(quest.id, 'open'));
    }, 'writeToQuest(questId: "open", audience: everybody, text: "Bring gloves", clientKey: "k") { id }'),
  },
  {
    operation: 'answerVolunteer',
    entries: ['volunteer-answered'],
    prepare: async (world) => {
      const asked = await idOf(
        world,
        'writeToCharity(questId: "open", text: "Which door?", clientKey: "k") { id }',
        'gold',
      );
      return {
        text: `answerVolunteer(messageId: "${asked}", text: "The red one", clientKey: "k") { id }`,
        as: 'managers',
      };
    },
  },
  {
    operation: 'askForAnswersAddress',
    entries: ['answers-address-asked'],
    prepare: call('askForAnswersAddress(providerId: "1", emailAddress: "team@harbor.example")', 'admins'),
  },
  {
    operation: 'setRecordDemands',
    entries: ['provider-edited'],
    prepare: call(
      'setRecordDemands(providerId: "1", demandsFullRecord: true) { demandsFullRecord }',
      'admins',
    ),
  },
  {
    operation: 'removeAnswersAddress',
    entries: ['answers-address-removed'],
    prepare: after(
      (tx) => tx.insert(providerMessaging).values({ providerId: '1', answersTo: 'team@harbor.example' }),
      'removeAnswersAddress(providerId: "1")',
      'admins',
    ),
  },
  {
    operation: 'confirmAnswersAddress',
    entries: ['answers-address-set'],
    prepare: async ({ config, clock }) => {
      const about = { providerId: '1', emailAddress: 'team@harbor.example' };
      const link = answersLink('en', config, about, clock.now());
      return {
        text: `confirmAnswersAddress(token: "${link.split('token=')[1]}") { providerName }`,
        as: null,
      };
    },
  },
  {
    operation: 'writeToGuild',
    entries: ['guild-written-to'],
    prepare: call('writeToGuild(questId: "reserved", message: "Thank you all!", contact: "the front desk")'),
  },
  ...PERFORMED_BY_KIOSK,
  ...PERFORMED_BY_REGULARS,
  ...PERFORMED_BY_WALK_INS,
];
