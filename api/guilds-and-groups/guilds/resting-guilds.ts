import { and, asc, count, eq, notExists } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryGuildsWithoutAdminArgs } from '#api/graphql/generated/types.ts';
import { isGuildLeader } from '#api/rows/membership-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { guild } from '#db/schema/guild.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { GUILD_COLUMNS } from './guild-loaders.ts';
import type { OrphanGuildRow } from './guild-row.ts';

/**
 * A page of the guilds that no one looks after, those first that someone asks for, with who asks. For the product's
 * staff, as @access says. Errors: BAD_USER_INPUT.
 */
export async function listGuildsWithoutAdmin(
  { store, now }: Context,
  args: QueryGuildsWithoutAdminArgs,
): Promise<{ items: OrphanGuildRow[]; total: number }> {
  const { limit, offset } = pageOf(args);
  const { read } = store;
  const led = read
    .select()
    .from(groupMember)
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .leftJoin(chariteer, eq(chariteer.id, groupMember.accountId))
    .where(and(eq(groupMember.groupId, guild.id), isGuildLeader(now)));
  const asked = read
    .select()
    .from(groupApplication)
    .where(and(eq(groupApplication.groupId, guild.id), eq(groupApplication.status, 'pending')));
  const [counted] = await read.select({ total: count() }).from(guild).where(notExists(led));
  const rows = await read
    .select(GUILD_COLUMNS)
    .from(guild)
    .where(notExists(led))
    .orderBy(notExists(asked), asc(guild.searchKey), asc(guild.id))
    .limit(limit)
    .offset(offset);
  return { items: rows, total: counted?.total ?? 0 };
}
