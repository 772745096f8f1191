import { eq } from 'drizzle-orm';
import { translatedTitles } from '#api/rows/quests/quest-title-columns.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import type { QuestTitle } from '#domain/quests/quest-translation.ts';
import type { QuestEvent } from './quest-calendar.ts';

/** What a calendar entry tells of a quest, read from quest, its charity and its place. */
export const EVENT_COLUMNS = {
  questId: quest.id,
  providerId: quest.providerId,
  written: { eventTitle: quest.eventTitle, description: quest.description },
  charityName: provider.name,
  publishingStatus: quest.publishingStatus,
  startedAt: quest.startedAt,
  endedAt: quest.endedAt,
  placeName: location.name,
  placeAddress: location.address,
  createdAt: quest.createdAt,
  updatedAt: quest.updatedAt,
};

type Words = Pick<QuestEvent, 'title' | 'description'>;
type EventRow = Omit<QuestEvent, 'isCancelled' | 'startedAt' | keyof Words> & {
  written: { eventTitle: string; description: string };
  publishingStatus: PublishingStatus;
  startedAt: number | null;
};

/** Such a row as an entry, in these words; null for a quest without a date. */
export function eventOf(
  { publishingStatus, startedAt, written, ...row }: EventRow,
  words: Words = { title: written.eventTitle, description: written.description },
): QuestEvent | null {
  return startedAt === null
    ? null
    : { ...row, ...words, startedAt, isCancelled: publishingStatus === 'Cancelled' };
}

/** A quest as it stands now, for everybody on it alike, with its titles; null without a date. */
export async function readQuestEvent(
  db: Db,
  questId: string,
): Promise<{ event: QuestEvent; titles: QuestTitle } | null> {
  const [row] = await db
    .select({ ...EVENT_COLUMNS, translated: translatedTitles(quest.id) })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, eq(location.id, quest.locationId))
    .where(eq(quest.id, questId));
  if (!row) return null;
  const { translated, ...about } = row;
  const event = eventOf({ ...about, expectedArrivalAt: null, expectedDepartureAt: null });
  return event && { event, titles: { written: event.title, translated } };
}
