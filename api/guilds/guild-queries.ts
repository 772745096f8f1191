import { eq } from 'drizzle-orm';
import { guild } from '#db/schema/guild.ts';
import type { Db } from '#db/store.ts';

/** The guild's id and name; undefined when there is no such guild. */
export async function findGuild(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const [found] = await db
    .select({ id: guild.id, name: guild.name })
    .from(guild)
    .where(eq(guild.id, id))
    .limit(1);
  return found;
}
