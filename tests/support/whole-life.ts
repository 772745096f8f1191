import { eq } from 'drizzle-orm';
import { KeptWords } from '#api/access/outbox/entries/message-words.ts';
import { sealAnswers } from '#api/places/holds/held-answers.ts';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertDocument, insertSignature } from '#db/factories/insert-document.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertLetter } from '#db/factories/insert-letter.ts';
import { insertNotes } from '#db/factories/insert-notes.ts';
import { insertRegular } from '#db/factories/insert-regular.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { insertVolunteerInvitation } from '#db/factories/insert-volunteer-invitation.ts';
import { emailChange, formerAddress } from '#db/schema/account.ts';
import { alert, alertRecipient } from '#db/schema/alert.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';
import { guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import { follow, followNews } from '#db/schema/follow.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import { contestChoice, guild, guildAnnouncement, guildInvite } from '#db/schema/guild.ts';
import { guildBlock } from '#db/schema/guild-block.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { groupApplication, groupInvitation } from '#db/schema/member-group.ts';
import { message, messageChoice, pushSubscription, textNumber } from '#db/schema/message.ts';
import { passkey } from '#db/schema/passkey.ts';
import { personCheck } from '#db/schema/person-check.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import { organizationCodePass } from '#db/schema/quest.ts';
import { callMark, questFeedback, questMessage, questNotice } from '#db/schema/quest-message.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import { oneTimePassword } from '#db/schema/second-factor.ts';
import { accountToken, knownBrowser } from '#db/schema/session.ts';
import { sharedYear } from '#db/schema/shared-year.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { supervision } from '#db/schema/supervision.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import { labelledVolunteer } from '#db/schema/volunteer-note.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import type { Db } from '#db/store.ts';
import { GUILD_ID, TEST_NOW as NOW } from './cast.ts';
import { DAY_MS, pastQuest, upcomingQuest } from './upcoming-quest.ts';

/** What opens something: none of it may stand in anybody's file. */
export const SECRET_MARK = 'c0ffee';
const HASH = SECRET_MARK.repeat(11).slice(0, 64);
/** What tells of other people. */
export const OTHERS_MARK = 'Peregrine';
/** What charities and staff note about someone. */
export const NOTE_MARK = 'Persnickety';

/** A row about someone in each table that their file tells of, and beside them rows that it may not. */
export async function liveWholeLife(tx: Db, accountId: string): Promise<void> {
  await ofAccount(tx, accountId);
  await ofVolunteer(tx, accountId);
  await ofGroups(tx, accountId);
  await ofService(tx, accountId);
  await ofMessages(tx, accountId);
}

async function ofAccount(tx: Db, accountId: string): Promise<void> {
  const hash = { tokenHash: HASH };
  const later = { expiresAt: NOW + DAY_MS };
  await tx.insert(emailChange).values({ accountId, emailAddress: 'next@new.example', ...hash, ...later });
  const former = { emailAddress: 'former@new.example', emailKey: 'former@new.example' };
  await tx.insert(formerAddress).values({ id: 'f', accountId, ...former, ...hash, changedAt: NOW, ...later });
  await tx.insert(importedVolunteer).values({ accountId, importedAt: NOW, invitedAt: NOW, cameAt: NOW });
  await tx.insert(calendarFeed).values({ accountId, ...hash, createdAt: NOW });
  await tx.insert(sharedYear).values({ accountId, year: 2025, ...hash, sharedAt: NOW });
  const known = { browserName: 'Firefox', systemName: 'Windows', usedAt: NOW, createdAt: NOW };
  await tx.insert(knownBrowser).values({ accountId, ...hash, ...later, ...known });
  const device = { credentialId: `${SECRET_MARK}-device`, publicKey: `${SECRET_MARK}-key`, counter: 1 };
  const kept = { transports: ['internal'], name: 'Phone', backedUp: true, createdAt: NOW, lastUsedAt: NOW };
  await tx.insert(passkey).values({ id: 'p', accountId, ...device, ...kept });
  const secret = tx.cells.seal('one_time_password.secret', accountId, SECRET_MARK);
  await tx.insert(oneTimePassword).values({ accountId, secret, createdAt: NOW, confirmedAt: NOW });
  const link = { kind: 'reset-password', createdAt: NOW, ...later } as const;
  await tx.insert(accountToken).values({ id: 't', accountId, tokenHash: HASH.replaceAll('c', 'd'), ...link });
  const number = tx.cells.seal('text_number.number', accountId, '+12015550123');
  const sent = { numberKey: HASH, codeHash: HASH, codeUntil: NOW, state: 'asked', createdAt: NOW } as const;
  await tx.insert(textNumber).values({ accountId, number, ...sent });
  const endpoint = tx.cells.seal('push_subscription.endpoint', 'p', `https://push.example/${SECRET_MARK}`);
  const keys = tx.cells.seal('push_subscription.keys', 'p', JSON.stringify({ auth: SECRET_MARK }));
  const shown = { endpointKey: HASH, browserHash: HASH, browser: 'Chrome on Android', createdAt: NOW };
  await tx.insert(pushSubscription).values({ id: 'p', accountId, endpoint, keys, ...shown });
}

async function ofVolunteer(tx: Db, id: string): Promise<void> {
  await insertFavoriteDistricts(tx, id, ['2']);
  const guardian = sealGuardian(tx.cells, id, {
    guardianName: OTHERS_MARK,
    guardianEmail: `${OTHERS_MARK}@family.example`,
  });
  const consent = { state: 'given', consentedAt: NOW, textVersion: '1' } as const;
  await tx.insert(guardianConsent).values({ id: 'g', chariteerId: id, ...guardian, ...consent });
  await tx.insert(contactClosure).values({ chariteerId: id, providerId: '2', closedAt: NOW });
  const block = { groupId: GUILD_ID, guardianKey: OTHERS_MARK, endedAt: NOW };
  await tx.insert(guildBlock).values({ chariteerId: id, ...block });
  const ban = { providerId: '2', chariteerId: id, reason: NOTE_MARK, createdAt: NOW };
  await tx.insert(providerBan).values({ id: 'ban', ...ban });
  await insertTraining(tx, { id: 'knives', providerId: '1', name: 'Knife skills' });
  const training = { templateId: 'knives', providerId: '1', chariteerId: id, name: 'Knife skills' };
  await insertTrainingRecord(tx, { ...training, note: NOTE_MARK });
  const child = await insertVolunteerRow(tx, { id: 'child', nameFirst: 'Moritz', dateOfBirth: '2018-05-01' });
  const signed = { signedName: 'Wilhelmina Z.', textVersion: '1', createdAt: NOW };
  await tx.insert(childRecord).values({ chariteerId: child.id, guardianAccountId: id, ...signed });
}

async function ofGroups(tx: Db, accountId: string): Promise<void> {
  await insertMembership(tx, { groupId: GUILD_ID, accountId, roleId: 'members' });
  await tx.update(guild).set({ creatorId: accountId }).where(eq(guild.id, GUILD_ID));
  await tx.insert(contestChoice).values({ chariteerId: accountId, guildId: GUILD_ID, chosenAt: NOW });
  const applied = { id: 'a', groupId: 'group-2', accountId, answer: 'I can cook', createdAt: NOW };
  await tx.insert(groupApplication).values(applied);
  const invited = { username: 'MinaZ87', usernameKey: 'minaz87', invitedById: 'gold', createdAt: NOW };
  const place = { id: 'i', groupId: 'group-1', roleId: 'captains', accountId };
  await tx.insert(groupInvitation).values({ ...place, ...invited, expiresAt: NOW + DAY_MS });
  const asked = { id: 'v', emailAddress: 'mina@elsewhere.example', createdAt: NOW, acceptedById: accountId };
  await insertVolunteerInvitation(tx, { ...asked, invitedById: accountId });
  const way = { guildId: GUILD_ID, madeById: accountId, tokenHash: HASH, createdAt: NOW };
  await tx.insert(guildInvite).values({ id: 'w', ...way, expiresAt: NOW + DAY_MS, useCount: 2 });
  await tx.insert(follow).values({ id: 'f1', accountId, providerId: '2', createdAt: NOW });
  await tx.insert(follow).values({ id: 'f2', accountId, category: 'water', createdAt: NOW });
  await tx.insert(followNews).values({ accountId, chosenAt: NOW });
  const told = { guildId: GUILD_ID, authorId: accountId, body: 'Bring gloves', createdAt: NOW };
  await tx.insert(guildAnnouncement).values({ id: 'told', ...told });
}

async function ofService(tx: Db, chariteerId: string): Promise<void> {
  await pastQuest(tx, { id: 'past', eventTitle: 'Soup line', giverName: OTHERS_MARK });
  await upcomingQuest(tx, {
    id: 'ahead',
    eventTitle: 'Bread run',
    startedAt: NOW + 2 * DAY_MS,
    waitingCount: 1,
  });
  const formJSON = JSON.stringify({ answers: ['Kitchen, please'] });
  const own = { questId: 'past', chariteerId, status: 'Present', formJSON } as const;
  await insertContract(tx, { id: 'done', ...own });
  await insertContract(tx, { id: 'childs', questId: 'ahead', chariteerId: 'child' });
  const brought = { createdAt: NOW, thankedAt: NOW };
  await tx.insert(friendInvitation).values([
    { invitedId: chariteerId, questId: 'past', inviterId: 'gold', ...brought },
    { invitedId: 'gold', questId: 'past', inviterId: chariteerId, ...brought },
  ]);
  await insertCredit(tx, { contractId: 'done', value: 150 });
  await insertDocument(tx, { id: 'signed', isForAll: false });
  await insertSignature(tx, { id: 'g', versionId: 'signed-1', chariteerId, signedName: 'Wilma Life' });
  const checked = { providerId: '1', kind: 'foodHandler', checkedById: 'admins' } as const;
  await tx.insert(personCheck).values({ chariteerId, ...checked, checkedAt: NOW, endsAt: NOW + DAY_MS });
  await insertRegular(tx, { id: 'regular', chariteerId });
  await insertLetter(tx, { id: 'letter', chariteerId, codeHash: HASH, contentHash: HASH });
  await insertNotes(tx, { providerId: '1', chariteerId, authorId: 'managers' });
  await tx.insert(labelledVolunteer).values({ labelId: 'label', chariteerId });
  const counts = { completedQuests: 1, serviceMinutes: 150, absentCount: 0, lateDropCount: 0 };
  const recap = { providerId: '1', period: '2026-11', chariteerId, isNew: true, isRetained: false };
  await tx
    .insert(recapVolunteer)
    .values({ ...recap, ...counts })
    .onConflictDoNothing();
  await tx.insert(organizationCodePass).values({ questId: 'ahead', chariteerId, createdAt: NOW });
  await tx.insert(waitingPerson).values({ id: 'w', questId: 'ahead', chariteerId, joinedAt: NOW });
  const offer = { id: 'o', questId: 'ahead', chariteerId, state: 'declined', offeredById: 'admins' } as const;
  await tx.insert(placeOffer).values({ ...offer, offeredAt: NOW, endsAt: NOW + 1, endedAt: NOW });
  const held = { id: 'h', questId: 'ahead', chariteerId, reason: 'guardian' } as const;
  const sealed = { answers: sealAnswers(tx, 'h', { formJSON: '{}' }) };
  await tx.insert(placeHold).values({ ...held, ...sealed, heldAt: NOW, endsAt: NOW + 1 });
  const wanted = { id: 'life', contractId: 'done', questId: 'past', chariteerId, way: 'open' } as const;
  await tx.insert(standInRequest).values({ ...wanted, word: 'I have a cold', askedAt: NOW });
  const guardianName = tx.cells.seal('supervision.guardianName', 'v1', OTHERS_MARK);
  const agreed = { state: 'agreed', createdAt: NOW } as const;
  await tx.insert(supervision).values({ id: 'v1', contractId: 'done', guardianName, ...agreed });
  await insertContract(tx, { id: 'teens', questId: 'past', chariteerId: 'teen' });
  await tx
    .insert(supervision)
    .values({ id: 'v2', contractId: 'teens', supervisorId: chariteerId, ...agreed });
  const claim = { id: 'hc', kind: 'dispute', questId: 'past', contractId: 'done', status: 'Late' } as const;
  const claimed = { chariteerId, words: 'I came at ten', createdAt: NOW };
  await tx.insert(hoursClaim).values({ ...claim, ...claimed });
  const felt = { contractId: 'done', questId: 'past', wouldComeAgain: true, words: 'Warm people' };
  await tx.insert(questFeedback).values({ ...felt, answeredAt: NOW });
  const submitted = {
    surveyId: 'feast',
    submitterId: chariteerId,
    contractId: 'done',
    submissionTimestamp: NOW,
  };
  const answers = [{ questionID: 'trays', questionType: 'radio', answer: 'Ten trays' }] as const;
  await tx.insert(surveySubmission).values({ id: 's', ...submitted, answers: [...answers] });
}

async function ofMessages(tx: Db, accountId: string): Promise<void> {
  const choice = { accountId, class: 'news', channel: 'push', isOn: true, changedAt: NOW } as const;
  await tx.insert(messageChoice).values(choice);
  const words = new KeptWords(tx, NOW);
  const told = words.idOf('en', { subject: 'Bring gloves', parts: ['It is cold.'] });
  const ofOthers = words.idOf('en', { subject: `${OTHERS_MARK} writes`, parts: [] });
  await words.write();
  const shown = { accountId, questId: 'ahead', createdAt: NOW };
  await tx.insert(message).values([
    { id: 'm1', kind: 'charity-writes', class: 'wanted', wordsId: told, ...shown },
    { id: 'm2', kind: 'volunteer-writes', class: 'must', wordsId: ofOthers, ...shown },
  ]);
  const asked = { questId: 'ahead', kind: 'from-volunteer', volunteerId: accountId } as const;
  await tx.insert(questMessage).values({ id: 'q1', ...asked, body: 'Is there parking?', createdAt: NOW });
  const letter = { providerId: '1', recipientId: accountId, senderId: 'admins', kind: 'training' } as const;
  await tx.insert(youngMessage).values({ id: 'y', ...letter, body: 'Well done', createdAt: NOW });
  const copy = { id: 'y2', providerId: '1', senderId: accountId, kind: 'fromMinor' } as const;
  await tx.insert(youngMessage).values({ ...copy, body: 'I like rivers', createdAt: NOW });
  await tx.insert(questNotice).values({ id: 'n', questId: 'ahead', kind: 'moved', createdAt: NOW });
  await tx
    .insert(callMark)
    .values({ noticeId: 'n', chariteerId: accountId, calledById: 'admins', calledAt: NOW });
  const sent = { id: 'b', providerId: '1', questId: 'ahead', manaCost: 0, filters: {}, createdAt: NOW };
  await tx.insert(alert).values(sent);
  await tx.insert(alertRecipient).values({ alertId: 'b', chariteerId: accountId, channel: 'email' });
  const event = { id: 'e', playerId: accountId, eventName: 'chariteer_views_quest', createdAt: NOW };
  await tx.insert(playerEvent).values({ ...event, properties: { questName: 'Soup line' } });
  const entry = { at: NOW, subjectType: 'account', subjectId: accountId, detail: { by: OTHERS_MARK } };
  await tx.insert(auditEntry).values([
    { id: 'x1', actorId: accountId, action: 'log-in', ...entry },
    { id: 'x2', actorId: 'staff', action: 'account-unbanned', ...entry },
  ]);
}
