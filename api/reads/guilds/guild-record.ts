import DataLoader from 'dataloader';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { cameAsMember, cameBefore, cameFrom } from '#api/rows/groups/membership-where.ts';
import { isInList } from '#db/in-list.ts';
import { guild } from '#db/schema/guild.ts';
import type { Db } from '#db/store.ts';
import { jointTypes, pastMonths, runningPeriods, type ServedTag } from '#domain/guilds/guild-record.ts';

/** What guilds have done: counts alone, in as many statements for many guilds as for one. */
export function createGuildRecordLoader({ store: { read }, now }: Context) {
  return new DataLoader(async (ids: readonly string[]) => {
    const [sums, tags, months] = [
      await readSums(read, ids, now),
      await readTags(read, ids),
      await readMonths(read, ids, now),
    ];
    return ids.map((id) => {
      const { people, ...sum } = sums.find(({ guildId }) => guildId === id) ?? NOTHING;
      const ofGuild = <Row extends { guildId: string }>(rows: Row[]) =>
        rows.filter(({ guildId }) => guildId === id);
      const minutes = new Map(ofGuild(months).map((row) => [row.month, row.minutes]));
      return {
        ...sum,
        types: jointTypes(ofGuild(tags), people),
        months: pastMonths(now).map(({ month }, index) => ({ month, minutes: minutes.get(index) ?? 0 })),
      };
    });
  });
}

const NOTHING = { people: 0, minutes: 0, questCount: 0, monthMinutes: 0, yearMinutes: 0 };

type Sums = typeof NOTHING & { guildId: string };

function readSums(db: Db, ids: readonly string[], now: number): Promise<Sums[]> {
  const { monthFrom, yearFrom } = runningPeriods(now);
  const minutesFrom = (instant: number) =>
    sql`sum(CASE WHEN ${cameFrom(instant)} THEN "credit"."value" ELSE 0 END)`;
  return db.all(sql`SELECT "membership_period"."groupId" AS "guildId", sum("credit"."value") AS "minutes",
      count(DISTINCT "served"."questId") AS "questCount", count(DISTINCT "served"."chariteerId") AS "people",
      ${minutesFrom(monthFrom)} AS "monthMinutes", ${minutesFrom(yearFrom)} AS "yearMinutes"
    ${servedBy(ids)} GROUP BY "membership_period"."groupId"`);
}

function readTags(db: Db, ids: readonly string[]): Promise<(ServedTag & { guildId: string })[]> {
  const tag = sql`json_extract("quest"."serviceTags", '$[0]')`;
  return db.all(sql`SELECT "membership_period"."groupId" AS "guildId", ${tag} AS "tag",
      count(DISTINCT "served"."questId") AS "questCount"
    ${servedBy(ids, sql`JOIN "quest" ON "quest"."id" = "served"."questId"`)}
    GROUP BY "membership_period"."groupId", ${tag}`);
}

/** By the place of a month in the past year. */
function readMonths(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<{ guildId: string; month: number; minutes: number }[]> {
  const months = pastMonths(now);
  const cases = months.map(({ until }, index) => sql`WHEN ${cameBefore(until)} THEN ${index}`);
  const month = sql`CASE ${sql.join(cases, sql` `)} END`;
  const isInYear = sql`AND ${cameFrom(months[0]?.from ?? now)}`;
  return db.all(sql`SELECT "membership_period"."groupId" AS "guildId", ${month} AS "month",
      sum("credit"."value") AS "minutes"
    ${servedBy(ids)} ${isInYear} GROUP BY 1, 2`);
}

/**
 * What people served who were members when they came, on any quest; from the members on, so that the joins keep their
 * order.
 */
function servedBy(ids: readonly string[], more: SQL = sql``): SQL {
  return sql`FROM "guild" CROSS JOIN "membership_period" ON "membership_period"."groupId" = "guild"."id"
    CROSS JOIN "contract" AS "served" ON "served"."chariteerId" = "membership_period"."accountId"
      AND ${cameAsMember}
    JOIN "credit" ON "credit"."contractId" = "served"."id" AND "credit"."type" = 'volunteerTime' ${more}
    WHERE ${isInList(guild.id, ids)}`;
}
