import { not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { DEFAULT_AGE_POLICY } from '#domain/ages/age-policy.ts';
import { questAge } from './age-where.ts';
import { hasGoodConsent } from './child-where.ts';
import { isActiveReservation, isActiveSignUp, isWholeReservation } from './contract-where.ts';
import { hasChecks, requiresCheck } from './document-where.ts';
import { isFull, isNotOver } from './quest-where.ts';
import { isComplete, isFulfilled, latestRecordOf } from './training-where.ts';
import { isStillThere, isYoung } from './volunteer-where.ts';

/*
 * The gate of a sign-up (domain/sign-up/sign-up-gate.ts) in SQL: conditions on `quest`, its `provider`, and `chariteer`,
 * the person, by whose id nothing else is asked. `now` in epoch ms. Held against the domain by
 * tests/api/takeable-in-sql.test.ts.
 */

/** At which charities someone skips gates, as `gateExemptionsAt` says; JSON lists of their ids. */
export type GateExemptions = { isEverywhere: boolean; managerOf: string; bypassOf: string };

/** Exemptions of no one, for messages about spots that anyone can take. */
const NO_EXEMPTIONS: GateExemptions = { isEverywhere: false, managerOf: '[]', bypassOf: '[]' };

/** `isTakeable` of the domain for the person; `personId` where only one is asked for, so that hours are added up once. */
export function isTakeable(
  now: number,
  exemptions: GateExemptions = NO_EXEMPTIONS,
  personId: SQL = sql`${chariteer.id}`,
): SQL[] {
  const isManager = isExempt(exemptions, exemptions.managerOf);
  const isOfAnyAge = isExempt(exemptions, exemptions.bypassOf);
  return [
    isStillThere(),
    isOpenStatus,
    isNotOver(now),
    sql`(${hasFreeSpot} OR ${hasHeldPlace(now)})`,
    sql`(NOT ${isYoung(now)} OR ${hasGoodConsent(chariteer.id, sql`${quest.startedAt}`)})`,
    sql`(${isManager} OR ${isOfAnyAge} OR ${isOfAge(now)})`,
    isNotSignedUp,
    isNotBanned,
    isOfReservingGuild,
    sql`(${quest.prerequisiteMinutes} = 0 OR ${isManager} OR ${hasHours(personId)})`,
    sql`(${isManager} OR ${hasTrainings(now)})`,
    hasChecks(sql`${chariteer.id}`, now),
  ];
}

/** `isTakeable` of the domain for visitors: what a newcomer can sign up for. */
export function isTakeableByVisitors(now: number): SQL[] {
  return [
    ...isOpenToVisitors(now),
    sql`${quest.prerequisiteMinutes} = 0`,
    sql`NOT EXISTS (${demanded})`,
    sql`NOT ${requiresCheck}`,
  ];
}

/** Quests with an open spot that no guild keeps; hours and trainings aside, which a list of all charities says. */
export function isOpenToVisitors(now: number): SQL[] {
  return [
    sql`${quest.publishingStatus} = 'Published'`,
    isNotOver(now),
    sql`NOT (${isFull})`,
    sql`NOT EXISTS (${reservations})`,
  ];
}

/** Whether the person could be on anything to come at all: asked once, before any quest is looked at. */
export function mayTakeAny(now: number): SQL {
  return sql`(${isStillThere()} AND ${or(not(isYoung(now)), hasGoodConsent(chariteer.id, now))})`;
}

const isOpenStatus = sql`${quest.publishingStatus} NOT IN ('Template', 'Cancelled')`;

const held = alias(contract, 'held');
const isNotSignedUp = sql`NOT EXISTS (SELECT 1 FROM contract AS held WHERE held."questId" = ${quest.id}
  AND held."chariteerId" = ${chariteer.id} AND ${isActiveSignUp(held)})`;

const isNotBanned = sql`NOT EXISTS (SELECT 1 FROM provider_ban AS ban
  WHERE ban."providerId" = ${quest.providerId} AND ban."chariteerId" = ${chariteer.id})`;

const reservation = alias(contract, 'reservation');
const reservations = sql`SELECT 1 FROM contract AS reservation
  WHERE reservation."questId" = ${quest.id} AND ${isWholeReservation(reservation)}`;

const isOfReservingGuild = sql`NOT EXISTS (${reservations} AND NOT EXISTS (SELECT 1 FROM group_member AS member
  WHERE member."groupId" = reservation."guildId" AND member."accountId" = ${chariteer.id}))`;

const part = alias(contract, 'part');
/** Members of a guild that holds a number of spots take of those, everyone else of the rest. */
const hasFreeSpot = sql`coalesce((SELECT part."guildSpotsLeft" > 0 FROM contract AS part
  WHERE part."questId" = ${quest.id} AND ${isActiveReservation(part)} AND part."guildSpots" IS NOT NULL
    AND EXISTS (SELECT 1 FROM group_member AS member
      WHERE member."groupId" = part."guildId" AND member."accountId" = ${chariteer.id})), NOT (${isFull}))`;

/** An offer of the waitlist to the person, or to the whole list on which the person is; or a hold of their own. */
const hasHeldPlace = (
  now: number,
) => sql`(${quest.heldCount} > 0 AND (EXISTS (SELECT 1 FROM place_hold AS hold
  WHERE hold."questId" = ${quest.id} AND hold."chariteerId" = ${chariteer.id} AND hold."endsAt" > ${now})
  OR EXISTS (SELECT 1 FROM place_offer AS offer
  WHERE offer."questId" = ${quest.id} AND offer."state" = 'standing' AND offer."endsAt" > ${now}
    AND (offer."chariteerId" = ${chariteer.id} OR (offer."chariteerId" IS NULL AND ${quest.waitingCount} > 0
      AND EXISTS (SELECT 1 FROM waiting_person AS waits
        WHERE waits."questId" = ${quest.id} AND waits."chariteerId" = ${chariteer.id}))))))`;

/**
 * Minutes that someone did with the charity of the quest. MATERIALIZED: the inner list, which stands alone, is made once a
 * person; else SQLite adds up the whole history of a person for each quest that it looks at.
 */
export const completedMinutes = (person: SQL) => sql<number>`coalesce((
  WITH done AS MATERIALIZED (
    SELECT worked."providerId" AS "providerId", sum(earned."value") AS "minutes"
    FROM credit AS earned JOIN quest AS worked ON worked."id" = earned."questId"
    WHERE earned."playerId" = ${person} AND earned."type" = 'volunteerTime'
    GROUP BY worked."providerId"
  ) SELECT sum(done."minutes") FROM done WHERE done."providerId" = ${quest.providerId}), 0)`;

const hasHours = (personId: SQL) => sql`(EXISTS (SELECT 1 FROM organization_code_pass AS pass
    WHERE pass."questId" = ${quest.id} AND pass."chariteerId" = ${chariteer.id})
  OR ${completedMinutes(personId)} >= ${quest.prerequisiteMinutes})`;

const demanded = sql`SELECT 1 FROM quest_required_orientation AS demanded
  JOIN orientation AS offered ON offered."id" = demanded."templateId" WHERE demanded."questId" = ${quest.id}`;

/** Whether the newest record of each training that is demanded is one for which the condition holds. */
const everyRecord = (condition: SQL) => sql`NOT EXISTS (${demanded} AND NOT EXISTS (
  SELECT 1 FROM orientation AS training
  WHERE training."id" = ${latestRecordOf(sql`${chariteer.id}`, sql`offered."id"`)} AND ${condition}))`;

const hasTrainings = (now: number) => everyRecord(isFulfilled('training', now, 'offered'));

/** Trainings, if there are any, lift the highest age. */
const isTrained = (now: number) =>
  sql`(EXISTS (${demanded}) AND ${everyRecord(isComplete('training', now))})`;

/** An age of the policy that the quest names; as `agePolicyAt` where it is missing. */
const agePolicy = (key: 'supervisedAge' | 'maxAge') => {
  const path = sql`'$[' || ${quest.agePolicyIndex} || ${sql.raw(`'].${key}'`)}`;
  return sql`CASE WHEN ${quest.agePolicyIndex} BETWEEN 0 AND 3
    AND json_type(${provider.agePolicies}, ${path}) IN ('integer', 'real')
    THEN json_extract(${provider.agePolicies}, ${path}) ELSE ${sql.raw(String(DEFAULT_AGE_POLICY[key]))} END`;
};

const isOfAge = (now: number) => sql`(coalesce(${questAge(now)}, 0) >= ${agePolicy('supervisedAge')}
  AND (coalesce(${questAge(now)}, 0) < ${agePolicy('maxAge')} OR ${isTrained(now)}))`;

function isExempt({ isEverywhere }: GateExemptions, providerIds: string): SQL {
  if (isEverywhere) return sql`1`;
  if (providerIds === '[]') return sql`0`;
  return sql`${quest.providerId} IN (SELECT value FROM json_each(${providerIds}))`;
}
