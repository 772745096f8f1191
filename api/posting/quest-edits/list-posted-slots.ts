import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QueryPostedSlotsArgs } from '#api/graphql/generated/types.ts';
import { readWindow } from '#api/quests/quests/quest-window.ts';
import type { SlottedQuest } from '#domain/books/monthly-review.ts';
import { readPostedSlots, readStampIds } from './posted-slots.ts';

export type PostedSlotRow = SlottedQuest & { templateQuestId: string };

/** Quests of a charity that were posted for a slot within the time or are there now. Errors: FORBIDDEN, BAD_USER_INPUT. */
export async function listPostedSlots(
  { viewer, store, now }: Context,
  { providerId, from, until }: QueryPostedSlotsArgs,
): Promise<PostedSlotRow[]> {
  requireFeature(viewer, providerId, 'createQuests');
  const span = readWindow({ dateRangeBeginning: from, dateRangeEnding: until }, now);
  const slots = await readPostedSlots(store.read, await readStampIds(store.read, providerId), span);
  return slots.flatMap(({ templateQuestId, ...slot }) =>
    templateQuestId ? [{ ...slot, templateQuestId }] : [],
  );
}
