import DataLoader from 'dataloader';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Context } from '#api/access/request/context.ts';
import { wasAdultAt } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import type { Db } from '#db/store.ts';
import { areMinorsCounted, contestWindow } from '#domain/guilds/contest.ts';
import type { ContestRow } from './contest-row.ts';
import { readContest } from './contest-year.ts';

const served = alias(contract, 'served');

/**
 * Minutes of guilds in the contest: those that their members have earned in its month while they were members; of those
 * under 18 once the month is over.
 */
export function createContestLoaders({ store, now }: Context) {
  return {
    /** Minutes by guild in the current contest. */
    minutesOfGuild: new DataLoader(async (ids: readonly string[]) => {
      const { year } = await readContest(store.read, now);
      if (now < contestWindow(year).from) return ids.map(() => 0);
      const rows = await earned(store.read, { year, now }, isInList(guild.id, ids));
      const minutes = new Map(rows.map((row) => [row.guildId, row.minutes]));
      return ids.map((id) => minutes.get(id) ?? 0);
    }),
  };
}

/** Minutes of all guilds together in a contest; before its first day there are none. */
export async function sumContestMinutes({ store, now }: Context, { year }: ContestRow): Promise<number> {
  if (now < contestWindow(year).from) return 0;
  const rows = await earned(store.read, { year, now }, sql`1`);
  return rows.reduce((sum, { minutes }) => sum + minutes, 0);
}

/**
 * One statement, from the members to what they did since the month began (so the joins keep their order). Of each
 * attendance that reaches into the month counts the part that lies in it and in the membership, and never more than was
 * credited; of members under 18 once `areMinorsCounted`. It counts for one guild: of those whose member someone was meanwhile the chosen
 * one, else the one joined first.
 */
export function earned(
  db: Db,
  { year, now }: { year: number; now: number },
  isOfGuild: SQL,
): Promise<{ guildId: string; minutes: number }[]> {
  const { from, until } = contestWindow(year);
  const start = sql`max("served"."actualArrivalAt", ${from})`;
  const end = sql`min("served"."actualDepartureAt", ${until})`;
  const isCounted = areMinorsCounted(year, now) ? sql`1` : wasAdultAt(served.actualArrivalAt);
  const isMeanwhile = (period: SQL) =>
    sql`${period}."startedAt" < ${end} AND ifnull(${period}."endedAt", ${until}) > ${start}`;
  return db.all(sql`SELECT "membership_period"."groupId" AS "guildId", sum(min("credit"."value",
      (min(${end}, ifnull("membership_period"."endedAt", ${until})) - max(${start}, "membership_period"."startedAt"))
      / 60000)) AS "minutes"
    FROM "guild" CROSS JOIN "membership_period" ON "membership_period"."groupId" = "guild"."id"
    CROSS JOIN "contract" AS "served" ON "served"."chariteerId" = "membership_period"."accountId"
      AND ${isMeanwhile(sql`"membership_period"`)}
    JOIN "credit" ON "credit"."contractId" = "served"."id" AND "credit"."type" = 'volunteerTime'
    JOIN ${chariteer} ON ${chariteer.id} = "served"."chariteerId" AND ${isCounted}
    LEFT JOIN "contest_choice" AS "choice" ON "choice"."chariteerId" = "served"."chariteerId"
    WHERE "served"."actualDepartureAt" > ${from} AND "served"."actualArrivalAt" < ${until} AND ${isOfGuild}
      AND ("membership_period"."groupId" IS "choice"."guildId" OR NOT EXISTS (
        SELECT 1 FROM "membership_period" AS "other" JOIN "guild" AS "rival" ON "rival"."id" = "other"."groupId"
        WHERE "other"."accountId" = "served"."chariteerId" AND "other"."groupId" <> "membership_period"."groupId"
          AND ${isMeanwhile(sql`"other"`)}
          AND ("other"."groupId" IS "choice"."guildId" OR ("other"."startedAt", "other"."groupId")
            < ("membership_period"."startedAt", "membership_period"."groupId"))))
    GROUP BY "membership_period"."groupId"`);
}

/** Every guild with how many people have belonged to it at some time of a contest's month, up to `now`; by name. */
export function guildsInContest(db: Db, year: number, now: number): Promise<GuildInContest[]> {
  const { from, until } = contestWindow(year);
  const end = Math.min(until, now);
  return db.all(sql`SELECT "guild"."id" AS "guildId", "guild"."name" AS "guildName", "guild"."classification",
      (SELECT count(DISTINCT "member"."accountId") FROM "membership_period" AS "member"
        WHERE "member"."groupId" = "guild"."id" AND "member"."startedAt" < ${end}
          AND ifnull("member"."endedAt", ${end}) > ${from}) AS "memberCount"
    FROM "guild" ORDER BY "guild"."nameKey"`);
}

export type GuildInContest = {
  guildId: string;
  guildName: string;
  classification: string;
  memberCount: number;
};
