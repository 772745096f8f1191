import { and, eq } from 'drizzle-orm';
import { isGuildLeader } from '#api/rows/membership-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';

/** Guilds in the list that have an adult admin who can log in; one statement. `now` in epoch ms. */
export async function readLedGuildIds(
  db: Db,
  now: number,
  guildIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: groupMember.groupId })
    .from(groupMember)
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .leftJoin(chariteer, eq(chariteer.id, groupMember.accountId))
    .where(and(isInList(groupMember.groupId, guildIds), isGuildLeader(now)));
  return new Set(rows.map(({ id }) => id));
}
