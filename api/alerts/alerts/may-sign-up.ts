import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isWholeReservation } from '#api/rows/contract-where.ts';
import { isFulfilled, latestRecordOf } from '#api/rows/training-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';

/**
 * What the sign-up gate asks of a volunteer besides age, consent and bans, as conditions on `chariteer`: the guild that
 * holds the quest, the hours done with the charity, and the trainings. No one is alerted to what they cannot take.
 * `now` in epoch ms.
 */
export function maySignUp(questId: string | SQL, now: number): SQL[] {
  return [isOfReservingGuild(questId), hasHours(questId), hasTrainings(questId, now)];
}

const reservation = alias(contract, 'reservation');

const isOfReservingGuild = (questId: string | SQL) => sql`NOT EXISTS (
  SELECT 1 FROM contract AS reservation
  WHERE reservation."questId" = ${questId} AND ${isWholeReservation(reservation)}
    AND NOT EXISTS (SELECT 1 FROM group_member AS member
      WHERE member."groupId" = reservation."guildId" AND member."accountId" = ${chariteer.id}))`;

const hasHours = (questId: string | SQL) => sql`EXISTS (
  SELECT 1 FROM ${quest} AS demanding WHERE demanding."id" = ${questId} AND (demanding."prerequisiteMinutes" = 0
    OR EXISTS (SELECT 1 FROM organization_code_pass AS pass
      WHERE pass."questId" = ${questId} AND pass."chariteerId" = ${chariteer.id})
    OR demanding."prerequisiteMinutes" <= (
      SELECT coalesce(sum(earned."value"), 0) FROM credit AS earned
      JOIN quest AS worked ON worked."id" = earned."questId"
      WHERE earned."playerId" = ${chariteer.id} AND earned."type" = 'volunteerTime'
        AND worked."providerId" = demanding."providerId")))`;

/** The newest record of each training that the quest demands counts. */
const hasTrainings = (questId: string | SQL, now: number) => sql`NOT EXISTS (
  SELECT 1 FROM quest_required_orientation AS demanded
  JOIN orientation AS offered ON offered."id" = demanded."templateId"
  WHERE demanded."questId" = ${questId} AND NOT EXISTS (
    SELECT 1 FROM orientation AS training
    WHERE training."id" = ${latestRecordOf(sql`${chariteer.id}`, sql`offered."id"`)}
      AND ${isFulfilled('training', now, 'offered')}))`;
