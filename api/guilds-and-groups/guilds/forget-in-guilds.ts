import { eq, inArray } from 'drizzle-orm';
import { guildAnnouncement } from '#db/schema/guild.ts';
import { membershipPeriod } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { withoutWords } from '#domain/guardians/young-message.ts';

/**
 * What someone whose account goes told guilds stays without who it was; and what the guilds were told to which they
 * belonged, without the words that name them.
 */
export async function forgetInGuilds(tx: Db, id: string, words: readonly string[]): Promise<void> {
  const theirs = tx
    .select({ id: membershipPeriod.groupId })
    .from(membershipPeriod)
    .where(eq(membershipPeriod.accountId, id));
  const rows = await tx
    .select({ id: guildAnnouncement.id, body: guildAnnouncement.body })
    .from(guildAnnouncement)
    .where(inArray(guildAnnouncement.guildId, theirs));
  for (const row of rows) {
    const body = withoutWords(row.body, words);
    if (body !== row.body)
      await tx.update(guildAnnouncement).set({ body }).where(eq(guildAnnouncement.id, row.id));
  }
  await tx.update(guildAnnouncement).set({ authorId: null }).where(eq(guildAnnouncement.authorId, id));
}
