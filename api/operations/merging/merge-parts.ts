import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type PersonPart, part } from '#api/operations/erasure/person-parts.ts';
import { account, contactEmail, emailChange, formerAddress, heldUsername } from '#db/schema/account.ts';
import { alert, alertRecipient } from '#db/schema/alert.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import { banTraceMark } from '#db/schema/ban-trace.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';
import { chariteer, favoriteDistrict, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { documentSignature, documentVersion } from '#db/schema/charity-document.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import { contactReading } from '#db/schema/contact-reading.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { follow, followNews } from '#db/schema/follow.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import { guardianBrowser, guardianLink } from '#db/schema/guardian.ts';
import { contestChoice, guild, guildAnnouncement, guildInvite } from '#db/schema/guild.ts';
import { guildBlock } from '#db/schema/guild-block.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { letter } from '#db/schema/letter.ts';
import { groupApplication, groupInvitation, groupMember, membershipPeriod } from '#db/schema/member-group.ts';
import { message, messageChoice, pushSubscription, textNumber } from '#db/schema/message.ts';
import { orientation } from '#db/schema/orientation.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { paymentSubscription } from '#db/schema/payment.ts';
import { personCheck } from '#db/schema/person-check.ts';
import { organizationCodePass, quest } from '#db/schema/quest.ts';
import { callMark, questFeedback, questMessage, questNotice } from '#db/schema/quest-message.ts';
import { regular } from '#db/schema/regular.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import { knownBrowser } from '#db/schema/session.ts';
import { sharedYear } from '#db/schema/shared-year.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { supervision } from '#db/schema/supervision.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import { labelledVolunteer, volunteerNote } from '#db/schema/volunteer-note.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import { walletEntry } from '#db/schema/wallet.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import type { MergeSubject } from '#domain/merging/merge-subject.ts';

/** The two records of a merge, by id. */
export type Sides = { keptId: string; droppedId: string };

/**
 * How rows come to the kept record: `moved` as they are, but one that the kept record has already is set aside; or in a
 * file of its own, by a rule.
 */
type Way = 'moved' | 'ruled';

/** Rows of one table that hang on a record by one column, and what staff read of them. */
export type MergePart = PersonPart & { way: Way; subject: MergeSubject };

function of(
  subject: MergeSubject,
  way: Way,
  by: SQLiteColumn,
  more: { isRef?: boolean; ids?: PersonPart['ids'] } = {},
): MergePart {
  return { ...part(by, { ids: more.ids, ...(more.isRef && { only: [by] }) }), way, subject };
}

/** Part for references to a person who did something; the row itself belongs to someone else. */
const did = (by: SQLiteColumn) => of('acts', 'moved', by, { isRef: true });

/** Whether a part is a reference only: its rows are someone else's. */
export function isReference({ keys, by, columns }: PersonPart): boolean {
  return columns.length === keys.length + 1 && !keys.includes(by);
}

/** Everything that a merge writes, parents before children. What it leaves or ends, and why, stands with the test that looks for others. */
export const MERGE_PARTS: readonly MergePart[] = [
  of('person', 'ruled', chariteer.id),
  of('person', 'ruled', account.id),
  of('children', 'moved', childRecord.guardianAccountId),
  of('person', 'moved', childRecord.chariteerId),
  of('person', 'ruled', contactEmail.accountId),
  of('person', 'ruled', heldUsername.accountId),
  of('person', 'ruled', emailChange.accountId),
  of('person', 'ruled', formerAddress.accountId),
  of('devices', 'ruled', knownBrowser.accountId),
  of('devices', 'moved', calendarFeed.accountId),
  of('person', 'moved', sharedYear.accountId),
  of('messages', 'moved', messageChoice.accountId),
  of('messages', 'ruled', textNumber.accountId),
  of('person', 'moved', follow.accountId),
  of('messages', 'moved', followNews.accountId),
  of('signUps', 'moved', friendInvitation.invitedId),
  did(friendInvitation.inviterId),
  of('devices', 'moved', pushSubscription.accountId),
  of('messages', 'moved', message.accountId, { isRef: true }),
  of('messages', 'moved', outboxMessage.ownerId, { isRef: true }),
  of('messages', 'moved', outboxMessage.aboutPersonId, { isRef: true }),
  of('memberships', 'ruled', groupMember.accountId),
  of('memberships', 'ruled', membershipPeriod.accountId),
  of('memberships', 'moved', groupApplication.accountId),
  of('memberships', 'moved', groupInvitation.accountId),
  of('memberships', 'moved', groupInvitation.invitedById),
  of('memberships', 'moved', volunteerInvitation.acceptedById),
  did(volunteerInvitation.invitedById),
  of('memberships', 'moved', guildBlock.chariteerId),
  of('memberships', 'moved', guildInvite.madeById),
  of('memberships', 'moved', contestChoice.chariteerId),
  of('person', 'ruled', favoriteDistrict.chariteerId),
  of('consents', 'ruled', guardianConsent.chariteerId),
  of('consents', 'ruled', guardianLink.chariteerId),
  of('consents', 'moved', guardianLink.guardianAccountId, { isRef: true }),
  of('consents', 'ruled', guardianBrowser.linkId, { ids: 'links' }),
  of('consents', 'moved', documentSignature.chariteerId),
  did(documentSignature.seenById),
  did(walkIn.papersSeenById),
  did(documentVersion.createdById),
  of('consents', 'moved', personCheck.chariteerId),
  did(personCheck.checkedById),
  of('bans', 'ruled', providerBan.chariteerId),
  of('bans', 'moved', banQuestion.chariteerId),
  of('bans', 'ruled', banTraceMark.traceId, { ids: 'traces' }),
  of('bans', 'ruled', contactClosure.chariteerId),
  of('signUps', 'moved', letter.chariteerId),
  of('person', 'moved', labelledVolunteer.chariteerId),
  of('person', 'moved', volunteerNote.chariteerId),
  of('signUps', 'moved', organizationCodePass.chariteerId),
  of('trainings', 'ruled', orientation.chariteerId),
  of('signUps', 'ruled', contract.chariteerId),
  of('signUps', 'ruled', contract.handedToId, { isRef: true, ids: 'contracts' }),
  of('signUps', 'ruled', attendanceEntry.contractId, { ids: 'contracts' }),
  of('signUps', 'moved', hoursClaim.chariteerId),
  of('credits', 'ruled', credit.playerId),
  of('signUps', 'ruled', questFeedback.contractId, { ids: 'contracts' }),
  of('signUps', 'ruled', supervision.contractId, { ids: 'contracts' }),
  of('signUps', 'moved', supervision.supervisorId, { isRef: true }),
  of('signUps', 'moved', standInRequest.chariteerId),
  of('signUps', 'ruled', standInRequest.takenByContractId, { isRef: true, ids: 'contracts' }),
  of('signUps', 'moved', surveySubmission.submitterId),
  of('signUps', 'moved', regular.chariteerId),
  of('waiting', 'ruled', waitingPerson.chariteerId),
  of('waiting', 'ruled', placeOffer.chariteerId),
  did(placeOffer.offeredById),
  of('messages', 'moved', alertRecipient.chariteerId),
  of('messages', 'moved', callMark.chariteerId),
  did(callMark.calledById),
  did(contactReading.accountId),
  of('messages', 'moved', youngMessage.recipientId, { isRef: true }),
  did(youngMessage.senderId),
  of('messages', 'moved', questMessage.volunteerId, { isRef: true }),
  did(questMessage.authorId),
  did(questNotice.senderId),
  did(quest.postedById),
  did(alert.senderId),
  did(guild.creatorId),
  did(guildAnnouncement.authorId),
  did(volunteerNote.authorId),
  of('person', 'moved', paymentSubscription.accountId),
  did(walletEntry.createdBy),
  did(reservationRequest.askedById),
];
