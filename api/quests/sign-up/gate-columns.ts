import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { requiredChecks, requiredDocuments } from '#api/rows/document-where.ts';
import { completedMinutes } from '#api/rows/gate-where.ts';
import { latestRecordOf } from '#api/rows/training-where.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';

/** The guild's contract that holds a quest. */
export const reservation = alias(contract, 'reservation');
const own = alias(contract, 'own');
const exists = (from: SQL) => sql<number>`EXISTS (SELECT 1 FROM ${from})`;

/** Not counted where nothing depends on it. */
const minutesWhereAsked = (
  viewer: SQL,
) => sql<number>`CASE WHEN ${sql.placeholder('always')} OR ${quest.prerequisiteMinutes} > 0
  THEN ${completedMinutes(viewer)} ELSE 0 END`;

const trainings = (viewer: SQL) => sql<string>`(
  SELECT json_group_array(json_object('templateId', offered."id", 'name', offered."name", 'url', offered."url",
    'isAboutSafety', offered."isAboutSafety", 'fulfilledBy', offered."fulfilledBy",
    'ageThreshold', offered."ageThreshold", 'estimatedTime', offered."estimatedTime", 'resolution', started."resolution",
    'expiredAt', started."expiredAt"))
  FROM quest_required_orientation AS demanded
  JOIN orientation AS offered ON offered."id" = demanded."templateId"
  LEFT JOIN orientation AS started ON started."id" = ${latestRecordOf(viewer, sql`offered."id"`)}
  WHERE demanded."questId" = ${quest.id})`;

/** Asked only where someone waits: most quests have no list. */
const isWaiting = (viewer: SQL) => sql<number>`CASE WHEN ${quest.waitingCount} > 0
  THEN ${exists(sql`waiting_person AS waits WHERE waits."questId" = ${quest.id} AND waits."chariteerId" = ${viewer}`)}
  ELSE 0 END`;

/** An offer of the waitlist, or a hold since they joined: the one that stands longer. */
const placeHeldUntil = (viewer: SQL) => sql<number | null>`CASE WHEN ${quest.heldCount} > 0 THEN nullif(max(
  coalesce((SELECT max(offer."endsAt") FROM place_offer AS offer
    WHERE offer."questId" = ${quest.id} AND offer."state" = 'standing' AND (offer."chariteerId" = ${viewer}
      OR (offer."chariteerId" IS NULL AND ${isWaiting(viewer)}))), 0),
  coalesce((SELECT hold."endsAt" FROM place_hold AS hold
    WHERE hold."questId" = ${quest.id} AND hold."chariteerId" = ${viewer}), 0)), 0) END`;

/** All that the gate asks about a quest and one viewer, who is given as a placeholder or a column. */
export const gateColumns = (viewer: SQL) => ({
  questId: quest.id,
  providerId: quest.providerId,
  isProviderVisible: provider.isVisible,
  publishingStatus: quest.publishingStatus,
  eventTitle: quest.eventTitle,
  eventType: quest.eventType,
  startedAt: quest.startedAt,
  endedAt: quest.endedAt,
  flexibleMinimumTime: quest.flexibleMinimumTime,
  takenCount: quest.takenCount,
  heldCount: quest.heldCount,
  waitingCount: quest.waitingCount,
  isWaitingListClosed: quest.isWaitingListClosed,
  resourceMaxNumber: quest.resourceMaxNumber,
  prerequisiteMinutes: quest.prerequisiteMinutes,
  othersMax: quest.othersMax,
  agePolicyIndex: quest.agePolicyIndex,
  agePolicies: provider.agePolicies,
  chariteerId: chariteer.id,
  dateOfBirth: chariteer.dateOfBirth,
  isSignedUp: exists(sql`contract AS own WHERE own."questId" = ${quest.id} AND own."chariteerId" = ${viewer}
    AND ${isActiveSignUp(own)}`),
  isWaiting: isWaiting(viewer),
  placeHeldUntil: placeHeldUntil(viewer),
  isBanned: exists(sql`provider_ban AS ban
    WHERE ban."providerId" = ${quest.providerId} AND ban."chariteerId" = ${viewer}`),
  consentState: guardianConsent.state,
  guardianLinkSentAt: guardianConsent.linkSentAt,
  tickUntil: guardianConsent.tickUntil,
  demandsFullRecord: provider.demandsFullRecord,
  demandsEmergencyContact: provider.demandsEmergencyContact,
  hasTelephone: sql<number>`${chariteer.phoneNumber} IS NOT NULL`,
  hasEmergencyContact: sql<number>`${chariteer.emergencyContactNumber} IS NOT NULL`,
  hasZipCode: sql<number>`${chariteer.zipCode} IS NOT NULL`,
  acceptsOrganizationCode: sql<number>`${provider.organizationCode} IS NOT NULL`,
  areHoursLifted: exists(sql`organization_code_pass AS pass
    WHERE pass."questId" = ${quest.id} AND pass."chariteerId" = ${viewer}`),
  reservingGuildId: reservation.guildId,
  guildSpots: reservation.guildSpots,
  guildSpotsLeft: reservation.guildSpotsLeft,
  isMemberOfReservingGuild: exists(sql`group_member AS member
    WHERE member."groupId" = ${reservation.guildId} AND member."accountId" = ${viewer}`),
  completedMinutes: minutesWhereAsked(viewer),
  trainings: trainings(viewer),
  documents: requiredDocuments(viewer),
  checks: requiredChecks(viewer),
});
