import DataLoader from 'dataloader';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Context } from '#api/access/request/context.ts';
import { creditedMinutes, isCredited, isSettledBefore, isSignUp } from '#api/rows/contract-where.ts';
import { cameAsMember, cameBefore, cameFrom } from '#api/rows/membership-where.ts';
import { wasAdultAt } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import type { Db } from '#db/store.ts';
import {
  FEWEST_MINORS,
  jointTypes,
  minorsCountedUntil,
  pastMonths,
  runningPeriods,
} from '#domain/guilds/guild-record.ts';

/**
 * What guilds have done: counts alone, in one statement for any number of guilds. What members under 18 did counts from
 * the next month on, and once three of them have served; by type it never does: a quest of a rare type would tell where
 * a member whom the reader must not know has been (DEC-75).
 */
export function createGuildRecordLoader({ store: { read }, now }: Context) {
  return new DataLoader(async (ids: readonly string[]) => {
    const byGuild = Map.groupBy(await readRecords(read, ids, now), ({ guildId }) => guildId);
    return ids.map((id) => recordOf(byGuild.get(id) ?? [], now));
  });
}

/** A line of the statement: the sums of a guild, the quests of one tag, or the minutes of one of the past months. */
type Line = { guildId: string } & (
  | {
      part: 'sums';
      minutes: number;
      questCount: number;
      people: number;
      monthMinutes: number;
      yearMinutes: number;
    }
  | { part: 'tag'; tag: string | null; questCount: number }
  | { part: 'month'; month: number; minutes: number }
);

const NOTHING = { people: 0, minutes: 0, questCount: 0, monthMinutes: 0, yearMinutes: 0 };

function recordOf(lines: readonly Line[], now: number) {
  const sums = lines.find((line) => line.part === 'sums') ?? NOTHING;
  const tags = lines.filter((line) => line.part === 'tag');
  const minutes = new Map(
    lines.filter((line) => line.part === 'month').map((line) => [line.month, line.minutes]),
  );
  const { people, questCount, monthMinutes, yearMinutes } = sums;
  return {
    minutes: sums.minutes,
    questCount,
    monthMinutes,
    yearMinutes,
    types: jointTypes(tags, people),
    months: pastMonths(now).map(({ month }, index) => ({ month, minutes: minutes.get(index) ?? 0 })),
  };
}

/** What members served is gathered once and summed up in three ways: gathering it takes nearly all the time. */
function readRecords(db: Db, ids: readonly string[], now: number): Promise<Line[]> {
  const { monthFrom, yearFrom } = runningPeriods(now);
  const months = pastMonths(now);
  const cases = months.map(({ until }, index) => sql`WHEN ${cameBefore(until)} THEN ${index}`);
  const minutesFrom = (instant: number) =>
    sql`sum(CASE WHEN ${cameFrom(instant)} THEN "served"."minutes" ELSE 0 END)`;
  return db.all(sql`WITH "known" AS MATERIALIZED (${servedBy(ids, now)}),
    "served" AS MATERIALIZED (SELECT * FROM "known" WHERE "wasAdult" OR "guildId" IN (SELECT "guildId" FROM "known"
      WHERE NOT "wasAdult" GROUP BY "guildId" HAVING count(DISTINCT "chariteerId") >= ${FEWEST_MINORS}))
    SELECT 'sums' AS "part", "guildId", NULL AS "tag", NULL AS "month", sum("minutes") AS "minutes",
      count(DISTINCT "questId") AS "questCount", count(DISTINCT CASE WHEN "wasAdult" THEN "chariteerId" END) AS "people",
      ${minutesFrom(monthFrom)} AS "monthMinutes", ${minutesFrom(yearFrom)} AS "yearMinutes"
    FROM "served" GROUP BY "guildId"
    UNION ALL SELECT 'tag', "guildId", json_extract("quest"."serviceTags", '$[0]') AS "tag", NULL, NULL, count(*), NULL, NULL, NULL
    FROM (SELECT DISTINCT "guildId", "questId" FROM "served" WHERE "wasAdult") AS "done"
    CROSS JOIN "quest" ON "quest"."id" = "done"."questId" GROUP BY "guildId", 3
    UNION ALL SELECT 'month', "guildId", NULL, CASE ${sql.join(cases, sql` `)} END, sum("minutes"), NULL, NULL, NULL, NULL
    FROM "served" WHERE ${cameFrom(months[0]?.from ?? now)} GROUP BY "guildId", 4`);
}

const served = alias(contract, 'served');

/**
 * What people served who were members when they came, on any quest; from the members on, so that the joins keep their
 * order. Minutes follow from the contract as its credit does, which would be one more look-up for each.
 */
function servedBy(ids: readonly string[], now: number): SQL {
  const wasAdult = wasAdultAt(served.actualArrivalAt);
  return sql`SELECT "membership_period"."groupId" AS "guildId", "served"."questId", "served"."chariteerId",
      "served"."actualArrivalAt", ${creditedMinutes(served)} AS "minutes",
      ${wasAdult} AS "wasAdult"
    FROM "guild" CROSS JOIN "membership_period" ON "membership_period"."groupId" = "guild"."id"
    CROSS JOIN "contract" AS "served" ON "served"."chariteerId" = "membership_period"."accountId"
      AND ${cameAsMember} AND ${isSignUp(served)} AND ${isCredited(served)}
    CROSS JOIN ${chariteer} ON ${chariteer.id} = "served"."chariteerId"
    WHERE ${isInList(guild.id, ids)} AND (${wasAdult} OR ${isSettledBefore(minorsCountedUntil(now), served)})`;
}
