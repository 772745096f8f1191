import type { Context } from '#api/access/request/context.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { createReservationLoaders } from './reservation-loaders.ts';

/** How many spots the viewer cannot take because they are held; a member takes of what their guild holds, and only of that. */
export async function heldFor({ viewer, loaders }: Context, quest: QuestRow): Promise<number> {
  if (!viewer || viewer.guildIds.length === 0 || quest.viewerIsManager) return quest.heldCount;
  const hold = await loaders(createReservationLoaders).holdOfQuest.load(quest.id);
  if (!hold?.isViewersGuild) return quest.heldCount;
  return Math.max(0, quest.resourceMaxNumber - quest.takenCount - hold.spotsLeft);
}
