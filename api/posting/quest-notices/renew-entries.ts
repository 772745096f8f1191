import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isInFeeds, NEW_PUBLIC_ENTRY } from '#api/messages/calendar/quest-event.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

/**
 * Makes the calendar entries of some quests newer when words in them change that aren’t the quest’s own: its charity’s
 * name, or a translation. The quest’s own are seen by triggers.
 */
export async function renewEntries(tx: Db, now: number, ofQuests: SQL | undefined): Promise<void> {
  const { questId, sequence, changedAt } = calendarEntry;
  const isPublic = and(ofQuests, eq(quest.publishingStatus, 'Published'));
  await tx
    .insert(calendarEntry)
    .select(tx.select(NEW_PUBLIC_ENTRY).from(quest).where(isPublic))
    .onConflictDoNothing();
  await tx
    .update(calendarEntry)
    .set({ sequence: sql`${sequence} + 1`, changedAt: sql`max(${changedAt}, ${now})` })
    .where(inArray(questId, tx.select({ id: quest.id }).from(quest).where(ofQuests)));
}

/** Makes the entries of a charity's quests in feeds newer, since its name is another. `now` in epoch ms. */
export async function renewEntriesOfCharity(tx: Db, now: number, providerId: string): Promise<void> {
  await renewEntries(tx, now, and(eq(quest.providerId, providerId), isInFeeds(now)));
}
