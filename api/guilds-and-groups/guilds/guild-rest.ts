import { and, count, eq, notExists, sql } from 'drizzle-orm';
import { isNotOver } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { REST_REASON } from '#domain/reservations/reservation.ts';

/** Guilds in the list without any members; one statement. */
export async function readRestingGuilds(
  db: Db,
  groupIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const members = db.select({ one: sql`1` }).from(groupMember).where(eq(groupMember.groupId, guild.id));
  return db
    .select({ id: guild.id, name: guild.name })
    .from(guild)
    .where(and(isInList(guild.id, groupIds), notExists(members)));
}

/** How many quests that are not over were let go when the guild began to rest. */
export async function countLetGo(db: Db, guildId: string, now: number): Promise<number> {
  const [found] = await db
    .select({ quests: count() })
    .from(contract)
    .innerJoin(quest, and(eq(quest.id, contract.questId), isNotOver(now)))
    .where(and(eq(contract.guildId, guildId), eq(contract.abandonReason, REST_REASON)));
  return found?.quests ?? 0;
}
