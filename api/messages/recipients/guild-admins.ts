import { and, eq } from 'drizzle-orm';
import { isGuildLeader } from '#api/rows/membership-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';

/** Someone who looks after a guild. */
export type GuildAdmin = { guildId: string; accountId: string };

/**
 * Reads the admins of guilds, whether or not messages reach them; under 18 the role rests. One statement. `now` in epoch
 * ms.
 */
export async function readGuildAdmins(
  db: Db,
  now: number,
  guildIds: readonly string[],
): Promise<GuildAdmin[]> {
  return db
    .select({ guildId: groupMember.groupId, accountId: account.id })
    .from(groupMember)
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .leftJoin(chariteer, eq(chariteer.id, groupMember.accountId))
    .where(and(isInList(groupMember.groupId, guildIds), isGuildLeader(now)));
}
