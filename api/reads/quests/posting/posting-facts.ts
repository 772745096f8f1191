import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isUndated, startsBetween } from '#api/rows/quests/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { location } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { postingKey } from '#domain/books/monthly-review.ts';
import { readVeilOfTime } from './veil-of-time.ts';

export type Stamp = typeof quest.$inferSelect;

/** What posting needs to know, loaded inside its write in six statements however many items there are. */
export type PostingData = {
  veilOfTime: string;
  stamps: ReadonlyMap<string, Stamp>;
  /** Approved ones, as «location provider». */
  approvedLocations: ReadonlySet<string>;
  requiredOrientations: readonly { questId: string; templateId: string }[];
  /** Keys of what stands already and is not cancelled. */
  posted: Set<string>;
};

export const locationKey = (locationId: string, providerId: string) => `${locationId} ${providerId}`;

/** Which stamps are posted, and the earliest and latest start (epoch ms; null when all are without a date). */
export type Asked = { stampIds: readonly string[]; span: { from: number; until: number } | null };

/** Loads the data for what is asked. */
export async function loadPostingData(tx: Db, { stampIds, span }: Asked, now: number): Promise<PostingData> {
  const stamps = await tx.select().from(quest).where(isInList(quest.id, stampIds));
  const providerIds = [...new Set(stamps.map((stamp) => stamp.providerId))];
  const locations = await tx
    .select({ id: location.id, providerId: location.providerId })
    .from(location)
    .where(and(isInList(location.providerId, providerIds), eq(location.isApproved, true)));
  const requiredOrientations = await tx
    .select()
    .from(questRequiredOrientation)
    .where(isInList(questRequiredOrientation.questId, stampIds));
  const posted = await loadPosted(tx, { stampIds, span });
  return {
    veilOfTime: await readVeilOfTime(tx, now),
    stamps: new Map(stamps.map((stamp) => [stamp.id, stamp])),
    approvedLocations: new Set(locations.map(({ id, providerId }) => locationKey(id, providerId))),
    requiredOrientations,
    posted: new Set(posted.map(postingKey)),
  };
}

/**
 * What stands already within the span, and without a date; not all that was ever posted from a stamp. Two statements,
 * for with an OR between the two the index by stamp and start is read by stamp only.
 */
async function loadPosted(tx: Db, { stampIds, span }: Asked) {
  const undated = await selectPosted(tx, stampIds, isUndated);
  if (!span) return undated;
  return [...undated, ...(await selectPosted(tx, stampIds, startsBetween(span.from, span.until)))];
}

function selectPosted(tx: Db, stampIds: readonly string[], isAsked: SQL) {
  return tx
    .select({
      templateQuestId: quest.templateQuestId,
      startedAt: quest.startedAt,
      locationId: quest.locationId,
    })
    .from(quest)
    .where(and(isInList(quest.templateQuestId, stampIds), isAsked, isNotCancelled));
}

/** The unary plus keeps the planner on the index by stamp and start. */
const isNotCancelled = sql`+${quest.publishingStatus} <> 'Cancelled'`;
