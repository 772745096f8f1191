import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryGuildPageArgs, QueryGuildsArgs } from '#api/graphql/generated/types.ts';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { isInList } from '#db/in-list.ts';
import { guild } from '#db/schema/guild.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { createGuildLoaders, GUILD_COLUMNS } from './guild-loaders.ts';
import type { GuildRow } from './guild-row.ts';

/** The guild's id and name; undefined when there is no such guild. */
export async function findGuild(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const [found] = await db
    .select({ id: guild.id, name: guild.name })
    .from(guild)
    .where(eq(guild.id, id))
    .limit(1);
  return found;
}

/** Errors: GUILD_NOT_FOUND. */
export async function findGuildRow(context: Context, id: string): Promise<GuildRow> {
  const found = await context.loaders(createGuildLoaders).byId.load(id);
  if (!found) throw new DomainError('GUILD_NOT_FOUND');
  return guildRow(found);
}

/** All guilds by name, a hundred a page. Errors: BAD_USER_INPUT. */
export async function listGuilds(context: Context, args: QueryGuildsArgs): Promise<GuildRow[]> {
  const { limit, offset } = pageOf(args);
  const rows = await selectByName(context.store.read, undefined).limit(limit).offset(offset);
  return rows.map(guildRow);
}

/** The viewer's own guilds by name. Errors: NOT_LOGGED_IN. */
export async function listOwnGuilds(context: Context): Promise<GuildRow[]> {
  const { guildIds } = requireLogin(context.viewer);
  return (await selectByName(context.store.read, isInList(guild.id, guildIds))).map(guildRow);
}

/** A page of guilds to which the viewer does not belong, and how many there are. Errors: BAD_USER_INPUT. */
export async function listGuildPage(
  context: Context,
  { q, ...args }: QueryGuildPageArgs,
): Promise<{ items: GuildRow[]; total: number }> {
  const { viewer, store } = context;
  const { limit, offset } = pageOf(args);
  const matches = and(holdsFolded(guild.searchKey, q), isNotOneOf(viewer?.guildIds ?? []));
  const [counted] = await store.read.select({ total: count() }).from(guild).where(matches);
  const rows = await selectByName(store.read, matches).limit(limit).offset(offset);
  return { items: rows.map(guildRow), total: counted?.total ?? 0 };
}

function isNotOneOf(ids: readonly string[]): SQL | undefined {
  return ids.length === 0 ? undefined : sql`NOT (${isInList(guild.id, ids)})`;
}

function selectByName(db: Db, matches: SQL | undefined) {
  return db.select(GUILD_COLUMNS).from(guild).where(matches).orderBy(asc(guild.searchKey), asc(guild.id));
}

/** Adds `guildId`, which decides who can read the code and the founder. */
export function guildRow<Row extends { id: string }>(row: Row): Row & { guildId: string } {
  return { ...row, guildId: row.id };
}
