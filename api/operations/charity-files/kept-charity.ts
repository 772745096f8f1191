import { sql } from 'drizzle-orm';
import { providerBan } from '#db/schema/chariteer.ts';
import {
  charityDocument,
  documentRequirement,
  documentSignature,
  documentVersion,
} from '#db/schema/charity-document.ts';
import { groupMember, groupRole, memberGroup, membershipPeriod } from '#db/schema/member-group.ts';
import { orientation } from '#db/schema/orientation.ts';
import { checkRequirement, personCheck } from '#db/schema/person-check.ts';
import { location, provider } from '#db/schema/provider.ts';
import { providerMessaging } from '#db/schema/quest-message.ts';
import { regularShare } from '#db/schema/regular.ts';
import { labelledVolunteer, volunteerLabel, volunteerNote } from '#db/schema/volunteer-note.ts';
import {
  DERIVED,
  type FileTable,
  fileTable,
  INSTALLATION,
  ofGroups,
  onQuests,
  PEOPLE,
  SECRET,
  to,
  under,
} from './file-table.ts';

/** The charity, its places, team and trainings. */
export const KEPT_CHARITY: readonly FileTable[] = [
  fileTable('charity', provider, provider.id, {
    id: to('charity'),
    name: 'text',
    mission: 'text',
    districtId: 'district',
    isVisible: 'flag',
    isSponsor: INSTALLATION,
    questConfiguration: 'json',
    agePolicies: 'json',
    organizationCode: SECRET,
    website: 'text',
    telephone: 'text',
    demandsFullRecord: 'flag',
    demandsEmergencyContact: 'flag',
    demandsSecondFactor: 'flag',
    importSource: INSTALLATION,
    importId: INSTALLATION,
    createdAt: 'time',
    nameKey: DERIVED,
  }),
  fileTable('locations', location, location.providerId, {
    id: to('locations'),
    providerId: to('charity'),
    position: 'number',
    name: 'text',
    address: 'text',
    detail: 'text',
    latitude: 'number',
    longitude: 'number',
    isApproved: 'flag',
  }),
  fileTable('messaging', providerMessaging, providerMessaging.providerId, {
    providerId: to('charity'),
    // Confirmed by its reader, here.
    answersTo: PEOPLE,
    reminders: 'json',
  }),
  fileTable('regularShare', regularShare, regularShare.providerId, {
    providerId: to('charity'),
    percent: 'number',
  }),
  fileTable('groups', memberGroup, memberGroup.providerId, {
    id: to('groups'),
    groupName: 'text',
    groupType: 'text',
    providerId: to('charity'),
    goalSettings: 'json',
    createdAt: 'time',
  }),
  fileTable('groupRoles', groupRole, ofGroups(groupRole.groupId), {
    groupId: to('groups'),
    roleId: 'text',
    roleName: 'text',
  }),
  fileTable('groupMembers', groupMember, ofGroups(groupMember.groupId), {
    groupId: to('groups'),
    accountId: 'account',
    roleId: 'text',
    joinedAt: 'time',
  }),
  fileTable('memberships', membershipPeriod, ofGroups(membershipPeriod.groupId), {
    accountId: 'account',
    groupId: to('groups'),
    startedAt: 'time',
    endedAt: 'time',
  }),
  fileTable(
    'trainings',
    orientation,
    orientation.providerId,
    {
      id: to('trainings'),
      templateId: to('trainings'),
      providerId: to('charity'),
      chariteerId: 'volunteer',
      name: 'text',
      description: 'html',
      ageThreshold: 'number',
      estimatedTime: 'number',
      estimatedCost: 'number',
      url: 'url',
      isAboutSafety: 'flag',
      fulfilledBy: 'text',
      note: 'text',
      startedAt: 'time',
      resolution: 'text',
      resolvedAt: 'time',
      expiredAt: 'time',
      nameKey: DERIVED,
    },
    sql`${orientation.templateId} IS NOT NULL`,
  ),
];

/** What a charity has people sign and checks of them, and notes about them; after the quests. */
export const KEPT_RECORDS: readonly FileTable[] = [
  fileTable('checkRequirements', checkRequirement, onQuests(checkRequirement.questId), {
    questId: to('quests'),
    kind: 'text',
  }),
  fileTable('checks', personCheck, personCheck.providerId, {
    providerId: to('charity'),
    chariteerId: 'volunteer',
    kind: 'text',
    checkedAt: 'time',
    checkedById: 'account',
    endsAt: 'time',
  }),
  fileTable('documents', charityDocument, charityDocument.providerId, {
    id: to('documents'),
    providerId: to('charity'),
    audience: 'text',
    validMonths: 'number',
    isForAll: 'flag',
    version: 'number',
    countsFrom: 'number',
    createdAt: 'time',
    endedAt: 'time',
  }),
  fileTable(
    'documentVersions',
    documentVersion,
    under(documentVersion.documentId, charityDocument.id, charityDocument.providerId),
    {
      id: to('documentVersions'),
      documentId: to('documents'),
      number: 'number',
      title: 'text',
      text: 'html',
      hash: 'text',
      createdAt: 'time',
      createdById: 'account',
    },
  ),
  fileTable('documentRequirements', documentRequirement, onQuests(documentRequirement.questId), {
    documentId: to('documents'),
    questId: to('quests'),
  }),
  fileTable('signatures', documentSignature, isSignatureOf, {
    id: to('signatures'),
    versionId: to('documentVersions'),
    versionHash: 'text',
    chariteerId: 'volunteer',
    role: 'text',
    way: 'text',
    signedName: 'text',
    signedAt: 'time',
    expiresAt: 'time',
    addressPrefix: PEOPLE,
    seenById: 'account',
  }),
  fileTable('labels', volunteerLabel, volunteerLabel.providerId, {
    id: to('labels'),
    providerId: to('charity'),
    name: 'text',
    foldedName: 'text',
    createdAt: 'time',
  }),
  fileTable(
    'labelledVolunteers',
    labelledVolunteer,
    under(labelledVolunteer.labelId, volunteerLabel.id, volunteerLabel.providerId),
    { labelId: to('labels'), chariteerId: 'volunteer' },
  ),
  fileTable('notes', volunteerNote, volunteerNote.providerId, {
    id: to('notes'),
    providerId: to('charity'),
    chariteerId: 'volunteer',
    authorId: 'account',
    text: 'text',
    createdAt: 'time',
  }),
  fileTable('bans', providerBan, providerBan.providerId, {
    id: to('bans'),
    providerId: to('charity'),
    chariteerId: 'volunteer',
    reason: 'text',
    createdAt: 'time',
    traceId: INSTALLATION,
  }),
];

function isSignatureOf(providerId: string) {
  return sql`${documentSignature.versionId} IN (SELECT ${documentVersion.id}
    FROM ${charityDocument} CROSS JOIN ${documentVersion}
    WHERE ${charityDocument.providerId} = ${providerId} AND ${documentVersion.documentId} = ${charityDocument.id})`;
}
