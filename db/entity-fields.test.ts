import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from './schema/all.ts';

describe('tables have the fields of the catalogue', () => {
  const has = (table: keyof typeof schema, fields: string) =>
    expect(Object.keys(getTableColumns(schema[table]))).toEqual(expect.arrayContaining(fields.split(' ')));

  it('chariteer [ENT-03, ENT-04, OPEN-ENT-02, OPEN-ENT-04]', () => {
    has(
      'chariteer',
      'id username emailAddress phoneNumber dateOfBirth playerAccountType nameFirst nameMiddle',
    );
    has('chariteer', 'nameLast emergencyContactName emergencyContactNumber subscriptionStatus languages');
    has('providerBan', 'providerId chariteerId reason');
    has('account', 'isStaff');
  });
  it('credit [ENT-09]', () => {
    has('credit', 'id playerId playerAccountType questId type unit value creditor');
  });
  it('district [ENT-12]', () => {
    has('district', 'id name acronym county state noun centerLatitude centerLongitude zoomLevel');
  });
  it('provider and location [ENT-13, ENT-14, ENT-15, ENT-16]', () => {
    has('provider', 'id name mission districtId isVisible isSponsor questConfiguration agePolicies');
    has('location', 'id position name address detail latitude longitude');
  });
  it('a provider’s data has tables of its own, and none that keeps documents by key [ENT-17]', () => {
    for (const table of ['quest', 'location', 'surveySubmission'] as const) has(table, 'id');
    const keyed = Object.values(schema)
      .map((table) => Object.keys(getTableColumns(table)))
      .filter((columns) => columns.includes('providerId') && columns.includes('key'));
    expect(keyed).toEqual([]);
  });
  it('quest [ENT-18, ENT-19, ENT-20]', () => {
    has('quest', 'id providerId eventTitle eventType description serviceTags equipment giverName postedById');
    has('quest', 'templateQuestId publishingStatus startedAt endedAt flexibleMinimumTime locationId');
    has(
      'quest',
      'resourceMinNumber resourceDesiredNumber resourceMaxNumber agePolicyIndex prerequisiteMinutes',
    );
    has('questRequiredOrientation', 'questId templateId');
  });
  it('stamp: the same table, with two more [ENT-27, QST-02]', () => {
    has('quest', 'stampTitle stampIcon');
  });
  it('contract [ENT-23]', () => {
    has('contract', 'id questId chariteerId claimedAt abandonedAt abandonReason guildId status formJSON');
    has('contract', 'expectedArrivalAt expectedDepartureAt actualArrivalAt actualDepartureAt');
  });
  it('orientation [ENT-26]', () => {
    has(
      'orientation',
      'id templateId providerId name description ageThreshold estimatedTime estimatedCost url',
    );
    has('orientation', 'note startedAt resolution resolvedAt expiredAt chariteerId');
  });
  it('survey submission [ENT-29]', () => {
    has('surveySubmission', 'surveyId submitterId submissionTimestamp answers');
  });
  it('guild [ENT-30]', () => {
    has('guild', 'id name classification description easyJoinCode question creatorId');
  });
  it('group, roles, members and applications [ENT-32, ENT-33]', () => {
    has('memberGroup', 'id groupType groupName providerId');
    has('groupRole', 'groupId roleId roleName');
    has('groupMember', 'groupId accountId roleId');
    has('groupApplication', 'groupId accountId status');
  });
  it('account and contact email [ENT-38, ENT-39, ENT-40]', () => {
    has('account', 'id entityId displayName username email passwordHash accountType isBanned');
    has('account', 'nameFirst nameLast phoneNumber dateOfBirth');
    has('contactEmail', 'accountId emailAddress verificationStatus position');
  });
  it('session, account token, outbox message, wallet entry and player event [OPEN-ENT-01]', () => {
    has('session', 'id accountId createdAt expiresAt');
    has('accountToken', 'id accountId kind createdAt expiresAt');
    has('outboxMessage', 'id ownerId kind sealed createdAt sentAt');
    has('walletEntry', 'id providerId amount reason createdAt');
    has('playerEvent', 'id playerId eventName properties createdAt');
  });
});
