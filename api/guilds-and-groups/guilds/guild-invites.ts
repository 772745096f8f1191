import { and, count, desc, eq, gt } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { guild, guildInvite } from '#db/schema/guild.ts';
import type { Db } from '#db/store.ts';
import { createGuildLoaders } from './guild-loaders.ts';
import { guildRow } from './guild-queries.ts';
import type { GuildInviteRow, GuildRow } from './guild-row.ts';
import { requireGuildAdmin } from './require-guild-admin.ts';

const isOpen = (now: number) => gt(guildInvite.expiresAt, now);

/** The links by which people can join a guild, the newest first. For its admins. Errors: those of requireGuildAdmin. */
export async function listGuildInvites(
  { viewer, store, now }: Context,
  guildId: string,
): Promise<GuildInviteRow[]> {
  await requireGuildAdmin(store.read, viewer, guildId);
  const { id, createdAt, expiresAt, useCount } = guildInvite;
  return store.read
    .select({ id, createdAt, expiresAt, useCount })
    .from(guildInvite)
    .where(and(eq(guildInvite.guildId, guildId), isOpen(now)))
    .orderBy(desc(createdAt), desc(id));
}

/** How many links of a guild let people in. */
export async function countOpenInvites(db: Db, guildId: string, now: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(guildInvite)
    .where(and(eq(guildInvite.guildId, guildId), isOpen(now)));
  return counted?.total ?? 0;
}

/** The link of a token with its guild; null for what is none. */
export async function findInvite(db: Db, token: string) {
  const [found] = await db
    .select({ id: guildInvite.id, expiresAt: guildInvite.expiresAt, guild })
    .from(guildInvite)
    .innerJoin(guild, eq(guild.id, guildInvite.guildId))
    .where(eq(guildInvite.tokenHash, hashToken(token)));
  return found ?? null;
}

/** The guild to which a link leads, for whoever has it; null once it has ended. Reading it changes nothing. */
export async function findInvitedGuild(context: Context, token: string): Promise<GuildRow | null> {
  const found = await findInvite(context.store.read, token);
  if (!found || found.expiresAt <= context.now) return null;
  const row = await context.loaders(createGuildLoaders).byId.load(found.guild.id);
  return row && guildRow(row);
}
