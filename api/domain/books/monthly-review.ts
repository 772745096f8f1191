import { type MonthlyItem, slotOf } from './monthly-schedule.ts';

/** What a manager sees of a month before it is posted. */

/** A slot of the schedule: a stamp, a start (epoch ms; null for a role without a date), and a location. */
export type Slot = { templateQuestId: string | null; startedAt: number | null; locationId: string | null };

/** A quest where it is now, with the start and location of the slot that it was posted for; null where it has none. */
export type SlottedQuest = Slot & {
  slotStartedAt: number | null;
  slotLocationId: string | null;
  isCancelled: boolean;
  /** It was a Draft that is deleted. */
  isDropped: boolean;
};

/** What became of a slot: its quest is there, was moved to another start (epoch ms), was cancelled or deleted. */
export type SlotFate =
  | { standing: 'already-posted' }
  | { standing: 'moved'; to: number }
  | { standing: 'cancelled' }
  | { standing: 'dropped' };

export type ItemStanding = 'open' | 'past' | SlotFate['standing'];

/** Several quests of one slot: the first of these says what became of it. */
const FIRST_TOLD: readonly SlotFate['standing'][] = ['already-posted', 'moved', 'cancelled', 'dropped'];

/** Identifies a slot. */
export function slotKey({ templateQuestId, startedAt, locationId }: Slot): string {
  return [templateQuestId, startedAt, locationId].join(' ');
}

/**
 * What became of the slots of quests, by their keys (`slotKey`). A quest takes the slot it was posted for, whatever
 * became of it, and while it stands the one in which it is now.
 */
export function slotFates(quests: readonly SlottedQuest[]): Map<string, SlotFate> {
  const fates = new Map<string, SlotFate>();
  for (const [key, fate] of quests.flatMap(fatesOf)) {
    const known = fates.get(key);
    const isFirst = !known || FIRST_TOLD.indexOf(fate.standing) < FIRST_TOLD.indexOf(known.standing);
    if (isFirst) fates.set(key, fate);
  }
  return fates;
}

/** An item of a month with the start (epoch ms) that the schedule gave it, however its times are edited. */
export type ScheduledItem = { item: MonthlyItem; slotStartedAt: number };

type ReviewContext = { now: number; posted: ReadonlyMap<string, SlotFate> };

/** What became of the slot of an item, or of the one in which its edited times would put it; null where it is free. */
export function fateOfItem({ item, slotStartedAt }: ScheduledItem, posted: ReviewContext['posted']) {
  const slot = slotOf(item);
  return posted.get(slotKey({ ...slot, startedAt: slotStartedAt })) ?? posted.get(slotKey(slot)) ?? null;
}

export function standingOfItem(scheduled: ScheduledItem, { now, posted }: ReviewContext): ItemStanding {
  if (slotOf(scheduled.item).startedAt <= now) return 'past';
  return fateOfItem(scheduled, posted)?.standing ?? 'open';
}

/** The items as the review first shows them: all that are not open are cancelled for good. */
export function reviewItems(
  items: readonly MonthlyItem[],
  context: ReviewContext,
): (ScheduledItem & { standing: ItemStanding })[] {
  return items.map((item) => {
    const slotStartedAt = slotOf(item).startedAt;
    const standing = standingOfItem({ item, slotStartedAt }, context);
    return { item: standing === 'open' ? item : { ...item, canceled: true }, slotStartedAt, standing };
  });
}

function fatesOf(quest: SlottedQuest): [string, SlotFate][] {
  const { templateQuestId, slotStartedAt, slotLocationId: locationId, startedAt } = quest;
  const end = quest.isCancelled ? 'cancelled' : quest.isDropped ? 'dropped' : null;
  const here: [string, SlotFate][] = end ? [] : [[slotKey(quest), { standing: 'already-posted' }]];
  if (slotStartedAt === null) return here;
  const key = slotKey({ templateQuestId, startedAt: slotStartedAt, locationId });
  if (end) return [[key, { standing: end }]];
  const isThere = startedAt === null || startedAt === slotStartedAt;
  return [...here, [key, isThere ? { standing: 'already-posted' } : { standing: 'moved', to: startedAt }]];
}
