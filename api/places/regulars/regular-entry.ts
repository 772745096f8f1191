import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { regular } from '#db/schema/regular.ts';
import type { Db } from '#db/store.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { type EntryTimes, entryKey, givesSlot } from '#domain/books/schedule-entry.ts';
import { type RegularEntryRow, timesRowOf } from './regular-row.ts';

/** The entry that a quest was posted for, and whether the viewer comes to it every time; null where there is none any more. */
export async function findRegularEntry(
  { viewer, store }: Context,
  questId: string,
): Promise<RegularEntryRow | null> {
  const { accountId } = requireLogin(viewer);
  const found = await readQuestsEntry(store.read, questId);
  if (!found) return null;
  const isOwn = and(eq(regular.chariteerId, accountId), eq(regular.entry, entryKey(found.entry)));
  const own = await store.read.select({ id: regular.id }).from(regular).where(isOwn);
  return { times: timesRowOf(found.entry), isOwn: own.length > 0 };
}

/** The entry of its charity's schedule that a quest was posted for. One statement. */
export async function readQuestsEntry(
  db: Db,
  questId: string,
): Promise<{ providerId: string; entry: EntryTimes } | null> {
  const [row] = await db
    .select({
      providerId: quest.providerId,
      templateQuestId: quest.templateQuestId,
      startedAt: quest.slotStartedAt,
      locationId: quest.slotLocationId,
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      books: provider.questConfiguration,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, questId));
  if (row?.eventType !== 'OSV' || row.publishingStatus !== 'Published') return null;
  const { monthly_schedule } = parseQuestConfiguration(row.books).bundleBook;
  const entry = monthly_schedule.find((one) => givesSlot(one, row));
  return entry ? { providerId: row.providerId, entry } : null;
}
