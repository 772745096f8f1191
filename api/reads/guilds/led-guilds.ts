import { and, eq } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';

/** Guilds in the list that have an admin who can log in; one statement. */
export async function readLedGuildIds(db: Db, guildIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: groupMember.groupId })
    .from(groupMember)
    .innerJoin(account, and(eq(account.id, groupMember.accountId), eq(account.isBanned, false)))
    .where(and(isInList(groupMember.groupId, guildIds), eq(groupMember.roleId, ADMIN_ROLE)));
  return new Set(rows.map(({ id }) => id));
}
