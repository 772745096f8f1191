import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { account, contactEmail, emailChange, formerAddress, heldUsername } from '#db/schema/account.ts';
import { alert } from '#db/schema/alert.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';
import { chariteer, favoriteDistrict, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { documentSignature, documentVersion } from '#db/schema/charity-document.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import { contract } from '#db/schema/contract.ts';
import { follow, followNews } from '#db/schema/follow.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import { contestChoice, guild, guildAnnouncement, guildInvite } from '#db/schema/guild.ts';
import { guildBlock } from '#db/schema/guild-block.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { groupApplication, groupInvitation, groupMember, membershipPeriod } from '#db/schema/member-group.ts';
import { messageChoice, textNumber } from '#db/schema/message.ts';
import { orientation } from '#db/schema/orientation.ts';
import { passkey } from '#db/schema/passkey.ts';
import { personCheck } from '#db/schema/person-check.ts';
import { personMark } from '#db/schema/person-mark.ts';
import { provider } from '#db/schema/provider.ts';
import { organizationCodePass, quest } from '#db/schema/quest.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import { regular } from '#db/schema/regular.ts';
import { oneTimePassword, recoveryCode } from '#db/schema/second-factor.ts';
import { knownBrowser } from '#db/schema/session.ts';
import { sharedYear } from '#db/schema/shared-year.ts';
import { supervision } from '#db/schema/supervision.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import { labelledVolunteer, volunteerNote } from '#db/schema/volunteer-note.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import { walletEntry } from '#db/schema/wallet.ts';
import { youngMessage } from '#db/schema/young-message.ts';

/** Rows of one table that hang on people and that one write can change, found by the ids of one kind. */
export type PersonPart = {
  part: string;
  table: SQLiteTable;
  keys: readonly SQLiteColumn[];
  columns: readonly SQLiteColumn[];
  by: SQLiteColumn;
  ids: 'people' | 'contracts' | 'providers' | 'links' | 'traces';
};

/** Describes a part of a person's data: the given columns, or all that aren't generated. */
export function part(
  by: SQLiteColumn,
  { only, ids = 'people' }: { only?: readonly SQLiteColumn[]; ids?: PersonPart['ids'] | undefined } = {},
): PersonPart {
  const { table } = by;
  const { primaryKeys } = getTableConfig(table);
  const all = Object.values(getTableColumns(table));
  const keys = primaryKeys[0]?.columns ?? all.filter(({ primary }) => primary);
  const columns = only
    ? [...new Set([...keys, ...only])]
    : all.filter(({ generated }) => generated === undefined);
  return { part: `${getTableName(table)} ${by.name}`, table, keys, columns, by, ids };
}

/**
 * What comes back with an account, parents before children. Not its sessions, links and codes, its places and its waiting for some, the emails
 * that waited, what it was told and the browsers that showed it, and what was tracked.
 */
export const PERSON_PARTS: readonly PersonPart[] = [
  part(chariteer.id),
  part(account.id),
  part(childRecord.guardianAccountId),
  part(contactEmail.accountId),
  part(heldUsername.accountId),
  part(importedVolunteer.accountId),
  part(emailChange.accountId),
  part(formerAddress.accountId),
  part(knownBrowser.accountId),
  part(passkey.accountId),
  part(oneTimePassword.accountId),
  part(recoveryCode.accountId),
  part(calendarFeed.accountId),
  part(sharedYear.accountId),
  part(messageChoice.accountId),
  part(textNumber.accountId),
  part(follow.accountId),
  part(followNews.accountId),
  part(friendInvitation.invitedId),
  part(friendInvitation.inviterId),
  part(groupMember.accountId),
  part(membershipPeriod.accountId),
  part(groupApplication.accountId),
  part(groupInvitation.accountId),
  part(groupInvitation.invitedById),
  part(volunteerInvitation.acceptedById),
  part(guildInvite.madeById),
  part(favoriteDistrict.chariteerId),
  part(guardianConsent.chariteerId),
  part(documentSignature.chariteerId),
  part(regular.chariteerId),
  part(personCheck.chariteerId),
  part(guildBlock.chariteerId),
  part(providerBan.chariteerId),
  part(banQuestion.chariteerId),
  part(contactClosure.chariteerId),
  part(personMark.chariteerId),
  part(labelledVolunteer.chariteerId),
  part(volunteerNote.chariteerId),
  part(contestChoice.chariteerId),
  part(organizationCodePass.chariteerId),
  part(surveySubmission.submitterId),
  part(orientation.chariteerId, { only: [orientation.note] }),
  part(contract.chariteerId, {
    only: [
      contract.formJSON,
      contract.party,
      contract.abandonReason,
      contract.abandonedAt,
      contract.confirmedAt,
      contract.timesReason,
    ],
  }),
  part(attendanceEntry.contractId, { only: [attendanceEntry.reason], ids: 'contracts' }),
  part(hoursClaim.chariteerId, { only: [hoursClaim.words, hoursClaim.answer] }),
  part(questFeedback.contractId, { ids: 'contracts' }),
  part(supervision.contractId, { ids: 'contracts' }),
  part(youngMessage.recipientId, { only: [youngMessage.body] }),
  part(youngMessage.senderId, { only: [youngMessage.body] }),
  part(quest.postedById, { only: [quest.postedById] }),
  part(quest.providerId, { only: [quest.giverName], ids: 'providers' }),
  part(provider.id, { only: [provider.questConfiguration], ids: 'providers' }),
  part(alert.senderId, { only: [alert.senderId] }),
  part(guild.creatorId, { only: [guild.creatorId] }),
  part(guildAnnouncement.authorId, { only: [guildAnnouncement.authorId, guildAnnouncement.body] }),
  part(documentVersion.createdById, { only: [documentVersion.createdById] }),
  part(documentSignature.seenById, { only: [documentSignature.seenById] }),
  part(walkIn.papersSeenById, { only: [walkIn.papersSeenById] }),
  part(personCheck.checkedById, { only: [personCheck.checkedById] }),
  part(volunteerInvitation.invitedById, { only: [volunteerInvitation.invitedById] }),
  part(volunteerNote.authorId, { only: [volunteerNote.authorId] }),
  part(walletEntry.createdBy, { only: [walletEntry.createdBy] }),
];
