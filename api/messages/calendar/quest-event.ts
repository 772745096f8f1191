import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { translatedTitles } from '#api/rows/quest-title-columns.ts';
import { isPlaceOfQuest, startsFrom } from '#api/rows/quest-where.ts';
import { PUBLIC_PERSON } from '#db/calendar-triggers.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
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
  placeDetail: location.detail,
};

/** Seconds from making the quest to its last edit: the SEQUENCE of spots that ended before entries were kept. */
const SECONDS_TO_EDIT = sql<number>`max(0, (${quest.updatedAt} - ${quest.createdAt}) / 1000)`;
/** The person's own entry for the quest, joined with `isEntryOf`. */
export const ENTRY_COLUMNS = {
  uid: sql<string>`coalesce(${calendarEntry.uid}, ${quest.id})`,
  sequence: sql<number>`coalesce(${calendarEntry.sequence}, ${SECONDS_TO_EDIT})`,
  changedAt: sql<number>`coalesce(${calendarEntry.changedAt}, ${quest.updatedAt})`,
};

/** A quest's entry in the public calendar of its charity, kept from the first change on while it is public. */
export const PUBLIC_ENTRY = {
  ...ENTRY_COLUMNS,
  uid: sql<string>`'${sql.raw(PUBLIC_PERSON)}-' || ${quest.id}`,
};
/** What that entry is before its first change. */
export const NEW_PUBLIC_ENTRY = {
  questId: quest.id,
  personId: sql<string>`${PUBLIC_PERSON}`.as('personId'),
  uid: PUBLIC_ENTRY.uid.as('uid'),
  sequence: SECONDS_TO_EDIT.as('sequence'),
  changedAt: quest.updatedAt,
};
/** Condition for the entry of the quest that is read in that calendar. */
export const isPublicEntry = () => isEntryOf(sql`${PUBLIC_PERSON}`);

/** Condition for the entry of this person for the quest that is read. */
export const isEntryOf = (personId: SQLiteColumn | SQL | Placeholder) =>
  and(eq(calendarEntry.questId, quest.id), eq(calendarEntry.personId, personId));

/** How far back a feed goes: so long a canceled quest is told. */
const BACK_MS = 60 * 24 * 3_600_000;
/** Condition for the quests that feeds tell of at `now`, in epoch ms. */
export const isInFeeds = (now: number) => startsFrom(now - BACK_MS);

/** A quest's event before it is known whose it is. */
export type SharedEvent = Omit<QuestEvent, keyof OwnFacts>;
/** What of an event is one person's alone. */
export type OwnFacts = Pick<
  QuestEvent,
  'uid' | 'sequence' | 'changedAt' | 'childName' | 'expectedArrivalAt' | 'expectedDepartureAt'
>;

type Words = Pick<QuestEvent, 'title' | 'description'>;
type EventRow = Omit<SharedEvent, 'isCancelled' | 'startedAt' | keyof Words> & {
  written: { eventTitle: string; description: string };
  publishingStatus: PublishingStatus;
  startedAt: number | null;
};

/** Returns such a row as an event in these words; null for a quest without a date. */
export function eventOf<Row extends EventRow>(
  { publishingStatus, startedAt, written, ...row }: Row,
  words: Words = { title: written.eventTitle, description: written.description },
) {
  return startedAt === null
    ? null
    : { ...row, ...words, startedAt, isCancelled: publishingStatus === 'Cancelled' };
}

/** Reads what is the same for everyone on a quest, with its titles; null without a date. */
export async function readQuestEvent(
  db: Db,
  questId: string,
): Promise<{ event: SharedEvent; titles: QuestTitle } | null> {
  const [row] = await db
    .select({ ...EVENT_COLUMNS, translated: translatedTitles(quest.id) })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(eq(quest.id, questId));
  if (!row) return null;
  const { translated, ...about } = row;
  const event = eventOf(about);
  return event && { event, titles: { written: event.title, translated } };
}
