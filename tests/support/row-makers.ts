import { sql } from 'drizzle-orm';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { Sealed } from '#db/cells/sealed.ts';
import {
  type AccountValues,
  insertAccount,
  insertVolunteerRow,
  type VolunteerValues,
} from '#db/factories/insert-account.ts';
import { type Contract, insertContract } from '#db/factories/insert-contract.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertGuild, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest, type Quest } from '#db/factories/insert-quest.ts';
import { insertVolunteerInvitation } from '#db/factories/insert-volunteer-invitation.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { contactEmail, emailChange, formerAddress, heldUsername } from '#db/schema/account.ts';
import { alert, alertRecipient } from '#db/schema/alert.ts';
import { auditEntry, auditSeal } from '#db/schema/audit-entry.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import { banTrace, banTraceMark } from '#db/schema/ban-trace.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';
import { favoriteDistrict, guardianConsent } from '#db/schema/chariteer.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import { guardianBrowser, guardianLink } from '#db/schema/guardian.ts';
import { guildAnnouncement, guildInvite } from '#db/schema/guild.ts';
import { joining as joiningRow } from '#db/schema/joining.ts';
import { groupApplication, groupInvitation, membershipPeriod } from '#db/schema/member-group.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import { questImport } from '#db/schema/quest-import.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import { recapTotal, recapVolunteer } from '#db/schema/recap.ts';
import { accountToken, knownBrowser, proofCode, session } from '#db/schema/session.ts';
import { sharedRecap } from '#db/schema/shared-recap.ts';
import { sharedYear } from '#db/schema/shared-year.ts';
import { supervision } from '#db/schema/supervision.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import { undo } from '#db/schema/undo.ts';
import type { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import { walletEntry } from '#db/schema/wallet.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import type { Db } from '#db/store.ts';

/** Inserts rows through a transaction. */
export type Work = (tx: Db) => Promise<unknown>;

/* Each maker inserts one right row of its table with what it leans on, changed by the values it is given. */

/** A value of a JSON column that drizzle passes on as it is. */
export const rawText = (text: string) => sql`${text}` as never;
export const account =
  (values: AccountValues): Work =>
  (tx) =>
    insertAccount(tx, values);
export const person =
  (values: VolunteerValues): Work =>
  (tx) =>
    insertVolunteerRow(tx, values);
export const quest =
  (values: Partial<Quest>): Work =>
  (tx) =>
    insertQuest(tx, values);
export const held =
  (values: Partial<Contract>): Work =>
  (tx) =>
    insertContract(tx, values);

export const imported =
  (values: Partial<typeof questImport.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId } = await insertQuest(tx);
    const row = { questId, importSource: 'city', importId: '1', content: '{}' };
    await tx.insert(questImport).values({ ...row, ...values });
  };

export const translated =
  (values: Partial<typeof questTranslation.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId } = await insertQuest(tx);
    const words = { eventTitle: 'Cena', description: '', sourceDigest: 'x', updatedAt: 1 };
    await tx.insert(questTranslation).values({ questId, locale: 'es', ...words, ...values });
  };

export const recapped =
  (values: Partial<typeof recapVolunteer.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    const { id: chariteerId } = await insertVolunteerRow(tx);
    const counts = { completedQuests: 1, serviceMinutes: 180, absentCount: 0, lateDropCount: 0 };
    const row = { providerId, chariteerId, period: '2026-11', ...counts, isNew: true, isRetained: false };
    await tx.insert(recapVolunteer).values({ ...row, ...values });
  };

export const recapSum =
  (values: Partial<typeof recapTotal.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    const counts = { volunteerCount: 1, newVolunteerCount: 1, retainedVolunteerCount: 0 };
    const row = { providerId, period: '2026', ...counts, serviceMinutes: 180 };
    await tx.insert(recapTotal).values({ ...row, ...values });
  };

export const mail = (values: Partial<typeof outboxMessage.$inferInsert>): Work => {
  const to = { recipient: new Sealed('a@b.example'), recipientKey: 'a@b.example' };
  const row = { id: 'm', channel: 'email', kind: 'booted', ...to, sealed: 's', contentUntil: NOW } as const;
  return async (tx) =>
    tx.insert(outboxMessage).values({ ...row, nextAttemptAt: NOW, createdAt: NOW, ...values });
};
export const broadcast =
  (values: Partial<typeof alert.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId, providerId } = await insertQuest(tx);
    const row = { id: 'a', providerId, questId, manaCost: 0, filters: {}, createdAt: NOW, ...values };
    await tx.insert(alert).values(row);
    const chariteerId = (await insertVolunteerRow(tx)).id;
    await tx.insert(alertRecipient).values({ alertId: 'a', chariteerId, channel: 'pigeon' as 'email' });
  };
export const ledger =
  (values: Partial<typeof walletEntry.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    await tx
      .insert(walletEntry)
      .values({ id: 'w', providerId, amount: 5, reason: 'gift', createdAt: NOW, ...values });
  };
export const application =
  (values: Partial<typeof groupApplication.$inferInsert>): Work =>
  async (tx) => {
    const { id: groupId } = await insertProviderGroup(tx);
    const { id: accountId } = await insertAccount(tx);
    await tx.insert(groupApplication).values({ id: 'g', groupId, accountId, createdAt: NOW, ...values });
  };
export const invitation =
  (values: Partial<typeof groupInvitation.$inferInsert>): Work =>
  async (tx) => {
    const { id: groupId } = await insertProviderGroup(tx);
    const { id: invitedById } = await insertAccount(tx);
    const named = { username: 'Kim', usernameKey: 'kim', roleId: 'captains', invitedById };
    await tx
      .insert(groupInvitation)
      .values({ id: 'i', groupId, ...named, createdAt: NOW, expiresAt: NOW + 1, ...values });
  };
export const volunteerInvited =
  (values: Partial<typeof volunteerInvitation.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    await insertVolunteerInvitation(tx, { id: 'v', emailAddress: 'kim@example.org', providerId, ...values });
  };
export const inviteLink =
  (values: Partial<typeof guildInvite.$inferInsert>): Work =>
  async (tx) => {
    const { id: guildId } = await insertGuild(tx);
    const { id: madeById } = await insertAccount(tx);
    const row = { id: 'i', guildId, madeById, tokenHash: 'a'.repeat(64), createdAt: NOW };
    await tx.insert(guildInvite).values({ ...row, expiresAt: NOW + 1, ...values });
  };
export const announced =
  (values: Partial<typeof guildAnnouncement.$inferInsert>): Work =>
  async (tx) => {
    const { id: guildId } = await insertGuild(tx);
    await tx
      .insert(guildAnnouncement)
      .values({ id: 'a', guildId, authorId: 'x', body: 'Gloves', createdAt: NOW, ...values });
  };
export const belonged =
  (values: Partial<typeof membershipPeriod.$inferInsert>): Work =>
  async (tx) => {
    const { id: groupId } = await insertProviderGroup(tx);
    await tx.insert(membershipPeriod).values({ accountId: 'a', groupId, startedAt: NOW, ...values });
  };
export const written =
  (values: Partial<typeof youngMessage.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    const { id: recipientId } = await insertVolunteerRow(tx);
    const row = { providerId, recipientId, senderId: 's', kind: 'training' as const, body: 'Well done' };
    await tx.insert(youngMessage).values({ id: 'm', ...row, createdAt: NOW, ...values });
  };
export const joining =
  (values: Partial<typeof charityRequest.$inferInsert>): Work =>
  async (tx) => {
    const told = { charityName: 'House', place: '10001', contactName: 'Ada', message: 'Meals' };
    const row = { ...told, emailAddress: 'ada@demo.example', createdAt: NOW };
    const phoneNumber = tx.cells.seal('charity_request.phoneNumber', 'r', '');
    await tx.insert(charityRequest).values({ id: 'r', phoneNumber, ...row, ...values });
  };
export const trace =
  (values: Partial<typeof banTrace.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    await tx.insert(banTrace).values({ id: 't', providerId, bannedAt: NOW, expiresAt: NOW + 1, ...values });
  };
export const traceMark =
  (values: Partial<typeof banTraceMark.$inferInsert>): Work =>
  async (tx) => {
    await trace({})(tx);
    await tx.insert(banTraceMark).values({ traceId: 't', kind: 'address', hash: 'h'.repeat(64), ...values });
  };
export const asked =
  (values: Partial<typeof banQuestion.$inferInsert>): Work =>
  async (tx) => {
    await trace({})(tx);
    const { id: chariteerId } = await insertVolunteerRow(tx);
    await tx.insert(banQuestion).values({ id: 'q', chariteerId, rootId: 't', createdAt: NOW, ...values });
  };
export const signIn =
  (values: Partial<typeof session.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    await tx
      .insert(session)
      .values({ id: 's', accountId, expiresAt: 1_800_000_000, createdAt: NOW, ...values });
  };
export const token =
  (values: Partial<typeof accountToken.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const row = { id: 't', accountId, tokenHash: 'h', createdAt: NOW, expiresAt: NOW + 1 };
    await tx.insert(accountToken).values({ kind: 'verify-email', ...row, ...values });
  };
export const feed =
  (values: Partial<typeof calendarFeed.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    await tx.insert(calendarFeed).values({ accountId, tokenHash: 'h'.repeat(64), createdAt: NOW, ...values });
  };
export const recapShared =
  (values: Partial<typeof sharedRecap.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    const row = { providerId, period: '2026-11', tokenHash: 'h'.repeat(64), sharedAt: NOW };
    await tx.insert(sharedRecap).values({ ...row, ...values });
  };
export const yearShared =
  (values: Partial<typeof sharedYear.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const row = { accountId, year: 2026, tokenHash: 'h'.repeat(64), sharedAt: NOW };
    await tx.insert(sharedYear).values({ ...row, ...values });
  };
export const browser =
  (values: Partial<typeof knownBrowser.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const row = { accountId, tokenHash: 'h'.repeat(64), expiresAt: NOW };
    await tx.insert(knownBrowser).values({ ...row, ...values });
  };
export const heldName =
  (values: Partial<typeof heldUsername.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    await tx.insert(heldUsername).values({ accountId, usernameKey: 'ada', ...values });
  };
export const emailWanted =
  (values: Partial<typeof emailChange.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const row = { accountId, emailAddress: 'a@b.example', tokenHash: 'h'.repeat(64), expiresAt: NOW };
    await tx.insert(emailChange).values({ ...row, ...values });
  };
export const formerly =
  (values: Partial<typeof formerAddress.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const address = { emailAddress: 'a@b.example', emailKey: 'a@b.example', tokenHash: 'h'.repeat(64) };
    const row = { id: 'f', accountId, ...address, changedAt: NOW, expiresAt: NOW + 1 };
    await tx.insert(formerAddress).values({ ...row, ...values });
  };
export const closed =
  (values: Partial<typeof closedAccount.$inferInsert>): Work =>
  async (tx) => {
    const hashes = { emailHash: 'e'.repeat(64), tokenHash: 't'.repeat(64) };
    const row = { accountId: 'gone', ...hashes, closedBy: 'owner' as const, sealed: 'x', closedAt: NOW };
    await tx.insert(closedAccount).values({ ...row, expiresAt: NOW + 1, ...values });
  };
export const proof =
  (values: Partial<typeof proofCode.$inferInsert>): Work =>
  async (tx) => {
    await signIn({})(tx);
    const row = { sessionId: 's', codeHash: 'h'.repeat(64), expiresAt: NOW };
    await tx.insert(proofCode).values({ ...row, ...values });
  };
export const joins =
  (values: Partial<typeof joiningRow.$inferInsert>): Work =>
  async (tx) => {
    const row = {
      id: 'j',
      browserHash: 'h'.repeat(64),
      address: tx.cells.seal('joining.address', 'j', 'a@b.example'),
      addressKey: tx.cells.hash('joining.addressKey', 'a@b.example'),
      createdAt: NOW,
      sentAt: NOW,
      codeExpiresAt: NOW,
      expiresAt: NOW,
    };
    await tx.insert(joiningRow).values({ ...row, ...values });
  };
export const contact =
  (values: Partial<typeof contactEmail.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    await tx.insert(contactEmail).values({ id: 'e', accountId, emailAddress: 'a@b.example', ...values });
  };
export const consent =
  (values: Partial<typeof guardianConsent.$inferInsert>): Work =>
  async (tx) => {
    const { id: chariteerId } = await insertVolunteerRow(tx);
    const guardian = sealGuardian(tx.cells, chariteerId, {
      guardianName: 'Pat',
      guardianEmail: 'p@b.example',
    });
    const row = { id: 'c', chariteerId, ...guardian, textVersion: '1' };
    const given = { state: 'given' as const, consentedAt: NOW };
    await tx.insert(guardianConsent).values({ ...row, ...given, ...values });
  };
export const childOf =
  (values: Partial<typeof childRecord.$inferInsert>): Work =>
  async (tx) => {
    const { id: chariteerId } = await insertVolunteerRow(tx);
    const { id: guardianAccountId } = await insertAccount(tx);
    const row = { chariteerId, guardianAccountId, signedName: 'Pat Ray', textVersion: '1', createdAt: NOW };
    await tx.insert(childRecord).values({ ...row, ...values });
  };
export const guardianLinkRow =
  (values: Partial<typeof guardianLink.$inferInsert>): Work =>
  async (tx) => {
    const { id: chariteerId } = await insertVolunteerRow(tx);
    const row = { id: 'l', chariteerId, kind: 'standing' as const, tokenHash: 'h'.repeat(64) };
    await tx.insert(guardianLink).values({ ...row, createdAt: NOW, expiresAt: NOW + 1, ...values });
  };
export const guardianBrowserRow =
  (values: Partial<typeof guardianBrowser.$inferInsert>): Work =>
  async (tx) => {
    await guardianLinkRow({})(tx);
    const row = { id: 'b', linkId: 'l', keyHash: 'k'.repeat(64), createdAt: NOW };
    await tx.insert(guardianBrowser).values({ ...row, ...values });
  };
export const supervised =
  (values: Partial<typeof supervision.$inferInsert>): Work =>
  async (tx) => {
    const { id: contractId, chariteerId: supervisorId } = await insertContract(tx);
    const row = { id: 's', contractId, supervisorId, state: 'asked' as const, createdAt: NOW };
    await tx.insert(supervision).values({ ...row, waitsUntil: NOW, ...values });
  };
export const survey =
  (answers: unknown): Work =>
  async (tx) => {
    const { id: contractId, chariteerId: submitterId } = await insertContract(tx);
    const row = { id: 's', surveyId: 'feast', submitterId, contractId, submissionTimestamp: NOW };
    await tx.insert(surveySubmission).values({ ...row, answers: answers as never });
  };
export const event =
  (properties: unknown): Work =>
  async (tx) => {
    const { id: playerId } = await insertAccount(tx);
    const row = { id: 'e', playerId, eventName: 'x', createdAt: NOW };
    await tx.insert(playerEvent).values({ ...row, properties: properties as never });
  };
export const audit =
  (detail: unknown): Work =>
  async (tx) =>
    tx
      .insert(auditEntry)
      .values({ id: 'a', at: NOW, action: 'log-in', subjectType: 'account', detail: detail as never });
export const removed: VolunteerValues = {
  removedAt: NOW,
  username: null,
  emailAddress: null,
  phoneNumber: null,
  dateOfBirth: null,
  nameFirst: null,
  nameLast: null,
  emergencyContactName: null,
  emergencyContactNumber: null,
};

export const seal =
  (overrides: Partial<typeof auditSeal.$inferInsert> = {}): Work =>
  (tx) =>
    tx.insert(auditSeal).values({
      entries: 1,
      lastEntryId: 'entry',
      lastAt: NOW,
      seal: '0'.repeat(64),
      sealedAt: NOW,
      ...overrides,
    });

/** A person who favours these positions. */
export async function favour(tx: Db, positions: number[]): Promise<void> {
  const { id: chariteerId } = await insertVolunteerRow(tx);
  for (const position of positions) {
    const { id: districtId } = await insertDistrict(tx);
    await tx.insert(favoriteDistrict).values({ chariteerId, districtId, position });
  }
}

export const undone =
  (values: Partial<typeof undo.$inferInsert>): Work =>
  async (tx) =>
    tx.insert(undo).values({
      id: 'undo',
      accountId: (await insertAccount(tx)).id,
      action: 'quest-cancelled',
      feature: 'cancelQuests',
      providerIds: ['1'],
      scope: { quests: ['q'] },
      written: [],
      fingerprint: '0'.repeat(64),
      doneAt: NOW,
      expiresAt: NOW + 10_000,
      ...values,
    });
