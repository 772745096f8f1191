import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from './schema/all.ts';

describe('tables have the fields of the catalogue', () => {
  const has = (table: keyof typeof schema, fields: string) =>
    expect(Object.keys(getTableColumns(schema[table]))).toEqual(expect.arrayContaining(fields.split(' ')));

  it('ENT-03 ENT-04 OPEN-ENT-02 OPEN-ENT-04 chariteer', () => {
    has(
      'chariteer',
      'id username emailAddress phoneNumber dateOfBirth playerAccountType nameFirst nameMiddle',
    );
    has('chariteer', 'nameLast emergencyContactName emergencyContactNumber subscriptionStatus languages');
    has('providerBan', 'providerId chariteerId reason');
    has('account', 'isStaff');
  });
  it('ENT-09 credit', () => {
    has('credit', 'id playerId playerAccountType questId type unit value creditor');
  });
  it('ENT-12 district', () => {
    has('district', 'id name acronym county state noun centerLatitude centerLongitude zoomLevel');
  });
  it('ENT-13 ENT-14 ENT-15 ENT-16 provider and location', () => {
    has('provider', 'id name mission districtId isVisible isSponsor questConfiguration agePolicies');
    has('location', 'id position name address detail latitude longitude');
  });
  it('ENT-17 a provider’s data has tables of its own, and none that keeps documents by key', () => {
    for (const table of ['quest', 'location', 'surveySubmission'] as const) has(table, 'id');
    const keyed = Object.values(schema)
      .map((table) => Object.keys(getTableColumns(table)))
      .filter((columns) => columns.includes('providerId') && columns.includes('key'));
    expect(keyed).toEqual([]);
  });
  it('ENT-18 ENT-19 ENT-20 quest', () => {
    has('quest', 'id providerId eventTitle eventType description serviceTags equipment giverName postedById');
    has('quest', 'templateQuestId publishingStatus startedAt endedAt flexibleMinimumTime locationId');
    has(
      'quest',
      'resourceMinNumber resourceDesiredNumber resourceMaxNumber agePolicyIndex prerequisiteMinutes',
    );
    has('questRequiredOrientation', 'questId templateId');
  });
  it('ENT-27 QST-02 stamp: the same table, with two more', () => {
    has('quest', 'stampTitle stampIcon');
  });
  it('ENT-23 contract', () => {
    has('contract', 'id questId chariteerId claimedAt abandonedAt abandonReason guildId status formJSON');
    has('contract', 'expectedArrivalAt expectedDepartureAt actualArrivalAt actualDepartureAt');
  });
  it('ENT-26 orientation', () => {
    has(
      'orientation',
      'id templateId providerId name description ageThreshold estimatedTime estimatedCost url',
    );
    has('orientation', 'note startedAt resolution resolvedAt expiredAt chariteerId');
  });
  it('ENT-29 survey submission', () => {
    has('surveySubmission', 'surveyId submitterId submissionTimestamp answers');
  });
  it('ENT-30 guild', () => {
    has('guild', 'id name classification description easyJoinCode question creatorId');
  });
  it('ENT-32 ENT-33 group, roles, members and applications', () => {
    has('memberGroup', 'id groupType groupName providerId');
    has('groupRole', 'groupId roleId roleName');
    has('groupMember', 'groupId accountId roleId');
    has('groupApplication', 'groupId accountId status');
  });
  it('ENT-38 ENT-39 ENT-40 account and contact email', () => {
    has('account', 'id entityId displayName username email passwordHash accountType isBanned');
    has('account', 'nameFirst nameLast phoneNumber dateOfBirth');
    has('contactEmail', 'accountId emailAddress verificationStatus position');
  });
  it('OPEN-ENT-01 session, account token, outbox message, wallet entry and player event', () => {
    has('session', 'id accountId createdAt expiresAt');
    has('accountToken', 'id accountId kind createdAt expiresAt');
    has('outboxMessage', 'id ownerId kind sealed createdAt sentAt');
    has('walletEntry', 'id providerId amount reason createdAt');
    has('playerEvent', 'id playerId eventName properties createdAt');
  });
});
