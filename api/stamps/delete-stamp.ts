import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import { quest } from '#db/schema/quest.ts';
import { withoutStamp } from '#domain/quest-configuration.ts';
import { changeBooks } from './stamp-books.ts';
import { loadOwnStamp } from './update-stamp.ts';

/**
 * Deletes a stamp and its entries in the books; the quests posted from it stay. Needs quest D at its provider.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN.
 */
export async function deleteStamp({ viewer, store, now }: Context, id: string): Promise<string> {
  const { accountId } = requireLogin(viewer);
  await store.write(async (tx) => {
    const { providerId } = await loadOwnStamp(tx, id);
    requireFeature(viewer, providerId, 'cancelQuests');
    await changeBooks(tx, providerId, (books) => withoutStamp(books, id));
    await tx.delete(quest).where(eq(quest.id, id));
    const about = { actorId: accountId, subjectType: 'quest', subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'stamp-deleted', detail: { providerId } });
  });
  return id;
}
