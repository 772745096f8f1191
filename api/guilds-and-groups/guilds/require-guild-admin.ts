import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { readHeldRoleIds } from '#api/guilds-and-groups/groups/group-facts.ts';
import { guild } from '#db/schema/guild.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { findGuildRow } from './guild-queries.ts';

export type GuildOfAdmin = typeof guild.$inferSelect;

/**
 * The guild, which the viewer looks after. For the transaction that acts: the role is read anew, so that who has just
 * lost it does nothing more; under 18 it rests. Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN.
 */
export async function requireGuildAdmin(
  tx: Db,
  viewer: Viewer | null,
  guildId: string,
): Promise<{ guild: GuildOfAdmin; accountId: string }> {
  const { accountId, isYoung } = requireLogin(viewer);
  const [found] = await tx.select().from(guild).where(eq(guild.id, guildId));
  if (!found) throw new DomainError('GUILD_NOT_FOUND');
  const heldRoleIds = await readHeldRoleIds(tx, guildId, accountId);
  if (isYoung || !heldRoleIds.includes(ADMIN_ROLE)) throw new DomainError('FORBIDDEN');
  return { guild: found, accountId };
}

/** The viewer, who belongs to the guild. Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN. */
export async function requireGuildMember(context: Context, guildId: string) {
  const viewer = requireLogin(context.viewer);
  await findGuildRow(context, guildId);
  if (!viewer.guildIds.includes(guildId)) throw new DomainError('FORBIDDEN');
  return viewer;
}
