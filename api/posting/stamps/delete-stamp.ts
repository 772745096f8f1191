import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { undoably } from '#api/access/undo/undoable.ts';
import type { DeletedRow } from '#api/access/undo/written-rows.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { withoutStamp } from '#domain/books/quest-configuration.ts';
import { keepRequirements } from './keep-requirements.ts';
import { changeBooks } from './stamp-books.ts';
import { loadOwnStamp } from './update-stamp.ts';

/**
 * Deletes a stamp and its entries in the books; the quests posted from it stay. Can be taken back. Needs quest D at its
 * provider. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN.
 */
export async function deleteStamp(context: Context, id: string): Promise<DeletedRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  const { undoToken } = await store.write(async (tx) => {
    const { providerId } = await loadOwnStamp(tx, id);
    requireFeature(viewer, providerId, 'cancelQuests');
    const change = {
      accountId,
      action: 'stamp-deleted',
      feature: 'cancelQuests',
      providerIds: [providerId],
      scope: { quests: [id], stamps: [id], books: [providerId], stampLinks: await findPosted(tx, id) },
    } as const;
    return undoably(tx, now, change, async () => {
      await keepRequirements(tx, id);
      const schedule = await changeBooks(tx, providerId, (books) => withoutStamp(books, id));
      await report(tx, context, 'ScheduleChanged', schedule);
      await tx.delete(quest).where(eq(quest.id, id));
      const about = { actorId: accountId, subjectId: id };
      await recordAudit(tx, now, { ...about, action: change.action, detail: { providerId } });
    });
  });
  return { id, undoToken };
}

/** What was posted from the stamp, and loses it. */
async function findPosted(tx: Db, stampId: string): Promise<string[]> {
  const posted = await tx.select({ id: quest.id }).from(quest).where(eq(quest.templateQuestId, stampId));
  return posted.map((row) => row.id);
}
