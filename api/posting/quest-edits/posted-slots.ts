import { and, between, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isUndated, startsBetween } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { droppedSlot } from '#db/schema/dropped-slot.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { SlottedQuest } from '#domain/books/monthly-review.ts';

/** The earliest and latest start that is asked about, in epoch ms. */
export type Span = { from: number; until: number };

/**
 * Quests of stamps that were posted for a slot within the span or are there now, and slots of deleted Drafts;
 * not all that was ever posted from a stamp. Two statements for the quests, for with an OR between the two the indexes
 * by stamp are read by stamp only.
 */
export async function readPostedSlots(
  db: Db,
  stampIds: readonly string[],
  { from, until }: Span,
): Promise<SlottedQuest[]> {
  const posted = await select(db, stampIds, between(quest.slotStartedAt, from, until));
  const isElsewhere = sql`(${quest.slotStartedAt} NOT BETWEEN ${from} AND ${until} OR ${isNull(quest.slotStartedAt)})`;
  const isMovedHere = sql`${startsBetween(from, until)} AND ${isStanding} AND ${isElsewhere}`;
  const moved = await select(db, stampIds, isMovedHere);
  return [...posted, ...moved, ...(await selectDropped(db, stampIds, { from, until }))];
}

/** Roles of stamps without a date, which have no slot but where they are. */
export async function readUndatedSlots(db: Db, stampIds: readonly string[]): Promise<SlottedQuest[]> {
  return select(db, stampIds, sql`${isUndated} AND ${isStanding}`);
}

/** Ids of the stamps of a charity. */
export async function readStampIds(db: Db, providerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: quest.id })
    .from(quest)
    .where(and(eq(quest.providerId, providerId), eq(quest.publishingStatus, 'Template')));
  return rows.map(({ id }) => id);
}

/** The unary plus keeps the planner on the index by stamp and start. */
const isStanding = sql`+${quest.publishingStatus} <> 'Cancelled'`;

async function select(db: Db, stampIds: readonly string[], isAsked: SQL): Promise<SlottedQuest[]> {
  const rows = await db
    .select({
      templateQuestId: quest.templateQuestId,
      startedAt: quest.startedAt,
      locationId: quest.locationId,
      slotStartedAt: quest.slotStartedAt,
      slotLocationId: quest.slotLocationId,
      publishingStatus: quest.publishingStatus,
    })
    .from(quest)
    .where(and(isInList(quest.templateQuestId, stampIds), isAsked));
  return rows.map(({ publishingStatus, ...row }) => ({
    ...row,
    isCancelled: publishingStatus === 'Cancelled',
    isDropped: false,
  }));
}

async function selectDropped(
  db: Db,
  stampIds: readonly string[],
  { from, until }: Span,
): Promise<SlottedQuest[]> {
  const { stampId, slotStartedAt, slotLocationId } = droppedSlot;
  const rows = await db
    .select({ templateQuestId: stampId, slotStartedAt, slotLocationId })
    .from(droppedSlot)
    .where(and(isInList(stampId, stampIds), between(slotStartedAt, from, until)));
  return rows.map((row) => ({
    ...row,
    startedAt: row.slotStartedAt,
    locationId: row.slotLocationId,
    isCancelled: false,
    isDropped: true,
  }));
}
