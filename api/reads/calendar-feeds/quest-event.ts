import { eq } from 'drizzle-orm';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import type { QuestEvent } from './quest-calendar.ts';

/** What a calendar entry tells of a quest, read from quest, its charity and its place. */
export const EVENT_COLUMNS = {
  questId: quest.id,
  providerId: quest.providerId,
  title: quest.eventTitle,
  charityName: provider.name,
  description: quest.description,
  publishingStatus: quest.publishingStatus,
  startedAt: quest.startedAt,
  endedAt: quest.endedAt,
  placeName: location.name,
  placeAddress: location.address,
  createdAt: quest.createdAt,
  updatedAt: quest.updatedAt,
};

type EventRow = Omit<QuestEvent, 'isCancelled' | 'startedAt'> & {
  publishingStatus: PublishingStatus;
  startedAt: number | null;
};

/** Such a row as an entry; null for a quest without a date. */
export function eventOf({ publishingStatus, startedAt, ...row }: EventRow): QuestEvent | null {
  return startedAt === null ? null : { ...row, startedAt, isCancelled: publishingStatus === 'Cancelled' };
}

/** A quest as it stands now, for everybody on it alike; null without a date. */
export async function readQuestEvent(db: Db, questId: string): Promise<QuestEvent | null> {
  const [row] = await db
    .select(EVENT_COLUMNS)
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, eq(location.id, quest.locationId))
    .where(eq(quest.id, questId));
  return row ? eventOf({ ...row, expectedArrivalAt: null, expectedDepartureAt: null }) : null;
}
