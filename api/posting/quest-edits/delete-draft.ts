import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { undoably } from '#api/access/undo/undoable.ts';
import type { DeletedRow } from '#api/access/undo/written-rows.ts';
import { droppedSlot } from '#db/schema/dropped-slot.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readDeletable } from './deletable-drafts.ts';

/**
 * Deletes a Draft that no one saw; what was seen is cancelled. Its slot of the monthly schedule stays taken. Can be
 * taken back. Needs quest D at the provider, and to
 * see its drafts. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, QUEST_WAS_SEEN.
 */
export async function deleteDraft({ viewer, store, now }: Context, id: string): Promise<DeletedRow> {
  const { accountId } = requireLogin(viewer);
  const { undoToken } = await store.write(async (tx) => {
    const [found] = await tx.select({ providerId: quest.providerId }).from(quest).where(eq(quest.id, id));
    if (!found) throw new DomainError('QUEST_NOT_FOUND');
    const { providerId } = found;
    requireFeature(viewer, providerId, 'cancelQuests');
    requireFeature(viewer, providerId, 'seeDrafts');
    const deletable = await readDeletable(tx, [id]);
    if (!deletable.has(id)) throw new DomainError('QUEST_WAS_SEEN');
    const change = {
      accountId,
      action: 'draft-deleted',
      feature: 'cancelQuests',
      providerIds: [providerId],
      scope: { quests: [id] },
    } as const;
    return undoably(tx, now, change, async () => {
      await keepSlot(tx, id);
      await tx.delete(quest).where(eq(quest.id, id));
      const about = { actorId: accountId, subjectId: id };
      await recordAudit(tx, now, { ...about, action: change.action, detail: { providerId } });
    });
  });
  return { id, undoToken };
}

/** Keeps the slot of the monthly schedule that the quest was posted for. */
async function keepSlot(tx: Db, questId: string): Promise<void> {
  const { templateQuestId: stampId, slotStartedAt, slotLocationId } = quest;
  const slots = await tx
    .select({ stampId, slotStartedAt, slotLocationId })
    .from(quest)
    .where(eq(quest.id, questId));
  for (const slot of slots)
    if (slot.stampId !== null && slot.slotStartedAt !== null)
      await tx
        .insert(droppedSlot)
        .values({ ...slot, questId, stampId: slot.stampId, slotStartedAt: slot.slotStartedAt });
}
