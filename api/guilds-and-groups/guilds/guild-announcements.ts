import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { guildAnnouncement } from '#db/schema/guild.ts';
import type { Db } from '#db/store.ts';
import { announcementsLeft } from '#domain/guilds/guild-announcement.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import { dayAround } from '#domain/quest-messages/quest-message.ts';
import type { GuildAnnouncementRow } from './guild-row.ts';
import { requireGuildMember } from './require-guild-admin.ts';

const MOST_SHOWN = 10;
const COLUMNS = {
  id: guildAnnouncement.id,
  body: guildAnnouncement.body,
  createdAt: guildAnnouncement.createdAt,
};

/**
 * What the members of a guild were told, the newest ten; and how many more its admins may write today, for them.
 * Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN for who is no member.
 */
export async function listAnnouncements(context: Context, guildId: string) {
  const { viewer, store, now } = context;
  await requireGuildMember(context, guildId);
  const items = await store.read
    .select(COLUMNS)
    .from(guildAnnouncement)
    .where(eq(guildAnnouncement.guildId, guildId))
    .orderBy(desc(guildAnnouncement.createdAt), desc(guildAnnouncement.id))
    .limit(MOST_SHOWN);
  const isAdmin = isGroupAdmin(viewer, { groupId: guildId, providerId: null });
  return {
    items,
    leftToday: isAdmin ? announcementsLeft(await countToday(store.read, guildId, now)) : null,
  };
}

/** How many announcements a guild has had on the day of New York. `now` in epoch ms. */
export async function countToday(db: Db, guildId: string, now: number): Promise<number> {
  const { start, end } = dayAround(now);
  const { createdAt } = guildAnnouncement;
  const [counted] = await db
    .select({ total: count() })
    .from(guildAnnouncement)
    .where(and(eq(guildAnnouncement.guildId, guildId), gte(createdAt, start), lt(createdAt, end)));
  return counted?.total ?? 0;
}

/** Reads an announcement; undefined if it doesn't exist. */
export async function readAnnouncement(db: Db, id: string): Promise<GuildAnnouncementRow | undefined> {
  const [row] = await db.select(COLUMNS).from(guildAnnouncement).where(eq(guildAnnouncement.id, id));
  return row;
}
