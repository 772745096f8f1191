import { and, eq } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { location } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type SlotFate, slotFates } from '#domain/books/monthly-review.ts';
import { readPostedSlots, readUndatedSlots, type Span } from './posted-slots.ts';
import { readVeilOfTime } from './veil-of-time.ts';

export type Stamp = typeof quest.$inferSelect;

/** What posting needs to know, loaded inside its write in eight statements however many items there are. */
export type PostingData = {
  veilOfTime: string;
  stamps: ReadonlyMap<string, Stamp>;
  /** Approved ones, as “location provider”. */
  approvedLocations: ReadonlySet<string>;
  requiredOrientations: readonly { questId: string; templateId: string }[];
  /** What became of the slots that are taken. */
  posted: Map<string, SlotFate>;
};

export const locationKey = (locationId: string, providerId: string) => `${locationId} ${providerId}`;

/** Which stamps are posted, and the earliest and latest start of their slots; null when all are without a date. */
export type Asked = { stampIds: readonly string[]; span: Span | null };

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
  const undated = await readUndatedSlots(tx, stampIds);
  const dated = span ? await readPostedSlots(tx, stampIds, span) : [];
  return {
    veilOfTime: await readVeilOfTime(tx, now),
    stamps: new Map(stamps.map((stamp) => [stamp.id, stamp])),
    approvedLocations: new Set(locations.map(({ id, providerId }) => locationKey(id, providerId))),
    requiredOrientations,
    posted: slotFates([...undated, ...dated]),
  };
}
