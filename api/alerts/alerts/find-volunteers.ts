import { and, asc, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { hasGoodConsent } from '#api/rows/child-where.ts';
import { isReachedSomehow } from '#api/rows/contact-email-where.ts';
import { isActiveSignUp, isSignUp, recapInstant, wasThere } from '#api/rows/contract-where.ts';
import { isFulfilled, latestRecordOf } from '#api/rows/training-where.ts';
import { isYoung } from '#api/rows/volunteer-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { agePolicyAt, parseAgePolicies } from '#domain/ages/age-policy.ts';
import {
  ALERT_LIMITS,
  ALERT_PAUSE_MS,
  birthDaysOf,
  checkFound,
  languagesOf,
  type Period,
} from '#domain/alerts/alert-form.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleAlertFiltersTexts } from '#domain/texts/generated/console-alert-filters.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { AlertQuest } from './alert-quest.ts';
import type { Recipient } from './alert-row.ts';
import { maySignUp } from './may-sign-up.ts';
import type { AlertChoice } from './read-alert-choice.ts';

/** Whom an alert about the quest would reach, by username, in one statement. `now` in epoch ms. Errors: BAD_USER_INPUT. */
export async function findVolunteers(
  db: Db,
  target: AlertQuest,
  choice: AlertChoice,
  now: number,
): Promise<Recipient[]> {
  const { filters, period } = choice;
  const known = knownVolunteers(db, target.providerId, period);
  const rows = await db
    .with(known)
    .select({
      id: chariteer.id,
      young: sql<number>`${isYoung(now)}`,
      hasCompleted: known.hasCompleted,
    })
    .from(chariteer)
    // CROSS JOIN begins at the volunteers, never at all accounts in their order.
    .crossJoin(account)
    .leftJoin(known, eq(known.chariteerId, chariteer.id))
    .where(
      and(
        eq(account.id, chariteer.id),
        filters.previousVolunteers && !filters.newVolunteers ? isAmongKnown : undefined,
        isReachedSomehow(),
        eq(account.isBanned, false),
        ...conditionsOf(target, choice, now),
      ),
    )
    .orderBy(asc(account.usernameKey))
    .limit(ALERT_LIMITS.volunteersMax + 1);
  const problem = checkFound(refsOf(consoleAlertFiltersTexts), rows.length);
  if (problem !== null) throw new DomainError('BAD_USER_INPUT', { message: problem });
  return rows.map(({ id, young, hasCompleted }) => ({
    id,
    isYoung: young === 1,
    isPrevious: hasCompleted !== null,
    hasCompletedQuest: hasCompleted === 1,
  }));
}

/** CTE of volunteers with any contract at the provider: whether they ever completed a quest, and in the period. */
function knownVolunteers(db: Db, providerId: string, { start, end }: Period) {
  const isPresent = sql`ifnull(${wasThere()}, 0)`;
  return db.$with('known').as(
    db
      .select({
        chariteerId: contract.chariteerId,
        hasCompleted: sql<number>`max(${isPresent})`.as('hasCompleted'),
        isRecent:
          sql<number>`max(${isPresent} AND ${recapInstant} >= ${start} AND ${recapInstant} < ${end})`.as(
            'isRecent',
          ),
      })
      .from(quest)
      .innerJoin(contract, eq(contract.questId, quest.id))
      .where(and(eq(quest.providerId, providerId), isSignUp()))
      .groupBy(contract.chariteerId),
  );
}

const held = alias(contract, 'held');

/** A search by the list of those whom the charity knows, which says where to begin. */
const isAmongKnown = sql`${chariteer.id} IN (SELECT "chariteerId" FROM known)`;
const isKnown = sql`known."hasCompleted" IS NOT NULL`;

function conditionsOf(target: AlertQuest, choice: AlertChoice, now: number): (SQL | undefined)[] {
  const { filters, districtIds, labelId } = choice;
  const policy = agePolicyAt(parseAgePolicies(target.agePolicies), target.agePolicyIndex);
  const { after, until } = birthDaysOf(filters, { policy, startedAt: target.startedAt }, now);
  const isRecent = filters.toQuestCompletedVolunteers ? sql`known."isRecent" = 1` : isKnown;
  const isAdult = not(isYoung(now));
  return [
    filters.previousVolunteers
      ? filters.newVolunteers
        ? or(isRecent, sql`NOT (${isKnown})`)
        : isRecent
      : sql`NOT (${isKnown})`,
    gt(chariteer.dateOfBirth, after),
    lte(chariteer.dateOfBirth, until),
    or(isAdult, and(isKnown, hasGoodConsent(chariteer.id, target.startedAt))),
    districtIds.length === 0 ? undefined : livesInOneOf(districtIds),
    labelId === null ? undefined : hasLabel(target.providerId, labelId),
    speaksOneOf(languagesOf(filters)),
    filters.trainedVolunteers ? isTrained(target.providerId, now) : undefined,
    isFreeFor(target, now),
    ...maySignUp(target.id, now),
  ];
}

const livesInOneOf = (districtIds: readonly string[]) => sql`${chariteer.id} IN (
  SELECT favorite."chariteerId" FROM favorite_district AS favorite
  WHERE favorite."districtId" IN (SELECT value FROM json_each(${JSON.stringify(districtIds)})))`;

/** No one has a label of another charity. */
const hasLabel = (providerId: string, labelId: string) => sql`${chariteer.id} IN (
  SELECT labelled."chariteerId" FROM volunteer_label AS label
  JOIN labelled_volunteer AS labelled ON labelled."labelId" = label."id"
  WHERE label."id" = ${labelId} AND label."providerId" = ${providerId})`;

const speaksOneOf = (languages: readonly string[]) =>
  languages.length === 0
    ? undefined
    : sql`EXISTS (SELECT 1 FROM json_each(${chariteer.languages}) AS spoken
        WHERE lower(spoken.value) IN (SELECT value FROM json_each(${JSON.stringify(languages)})))`;

/** A later application for the same training replaces a record. */
const isTrained = (providerId: string, now: number) => sql`EXISTS (
  SELECT 1 FROM orientation AS training
  WHERE training."chariteerId" = ${chariteer.id} AND training."providerId" = ${providerId}
    AND ${isFulfilled('training', now)}
    AND training."id" = ${latestRecordOf(sql`training."chariteerId"`, sql`training."templateId"`)})`;

/** Not blocked by the charity, not on the quest, and not alerted to it a short while ago. */
const isFreeFor = ({ id, providerId }: AlertQuest, now: number) => sql`NOT EXISTS (
    SELECT 1 FROM provider_ban AS ban WHERE ban."providerId" = ${providerId} AND ban."chariteerId" = ${chariteer.id})
  AND NOT EXISTS (SELECT 1 FROM contract AS held WHERE held."questId" = ${id}
    AND held."chariteerId" = ${chariteer.id} AND ${isActiveSignUp(held)})
  AND ${chariteer.id} NOT IN (SELECT told."chariteerId" FROM alert AS earlier
    JOIN alert_recipient AS told ON told."alertId" = earlier."id"
    WHERE earlier."questId" = ${id} AND earlier."createdAt" > ${now - ALERT_PAUSE_MS})`;
