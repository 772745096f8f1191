import { sql } from 'drizzle-orm';
import type { Db } from '#db/store.ts';

/** A guild someone belongs to or has applied to, for their guardian. `since` in epoch ms. */
export type GuildOfYoung = { id: string; name: string; isMember: boolean; since: number };

const MOST = 100;

/** The guilds of someone under 18 by name: as a member, else as whoever applied. One statement. */
export async function readGuildsOfYoung(db: Db, accountId: string): Promise<GuildOfYoung[]> {
  const rows = await db.all<Omit<GuildOfYoung, 'isMember'> & { isMember: number }>(sql`
    SELECT member_group."id", member_group."groupName" AS "name", max(held."isMember") AS "isMember",
      min(held."since") AS "since"
    FROM (SELECT "groupId", 1 AS "isMember", "joinedAt" AS "since" FROM group_member
        WHERE "accountId" = ${accountId}
      UNION ALL SELECT "groupId", 0, "createdAt" FROM group_application
        WHERE "accountId" = ${accountId} AND "status" = 'pending') AS held
    JOIN member_group ON member_group."id" = held."groupId" AND member_group."groupType" = 'guild'
    GROUP BY member_group."id" ORDER BY "name", member_group."id" LIMIT ${MOST}`);
  return rows.map(({ id, name, isMember, since }) => ({ id, name, isMember: isMember === 1, since }));
}
