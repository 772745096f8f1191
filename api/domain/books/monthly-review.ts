import { type MonthlyItem, slotOf } from './monthly-schedule.ts';

/** What a manager sees of a month before it is posted. */

/** The items that are posted: those that are not cancelled. */
export function itemsToPost(items: readonly MonthlyItem[]): MonthlyItem[] {
  return items.filter((item) => !item.canceled);
}

export type ItemStanding = 'open' | 'past' | 'already-posted';

/** What identifies a posted quest when the same month is posted again. */
export function postingKey(posting: {
  templateQuestId: string | null;
  startedAt: number | null;
  locationId: string | null;
}) {
  return [posting.templateQuestId, posting.startedAt, posting.locationId].join(' ');
}

/**
 * The items as the review first shows them. What has started by now is cancelled for good; what `posted` (the
 * posting keys of existing quests) holds already is cancelled, but may be chosen again.
 */
export function reviewItems(
  items: readonly MonthlyItem[],
  context: { now: number; posted: ReadonlySet<string> },
): { item: MonthlyItem; standing: ItemStanding; isSelectable: boolean }[] {
  return items.map((item) => {
    const slot = slotOf(item);
    const isPosted = context.posted.has(postingKey(slot));
    const standing = slot.startedAt <= context.now ? 'past' : isPosted ? 'already-posted' : 'open';
    return {
      item: standing === 'open' ? item : { ...item, canceled: true },
      standing,
      isSelectable: standing !== 'past',
    };
  });
}
