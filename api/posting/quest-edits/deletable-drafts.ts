import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isDeletableDraft } from '#domain/quests/changes/undo.ts';

/** Which drafts may be deleted. */
export function createDraftLoaders({ store }: Context) {
  return {
    isDeletable: new DataLoader(async (ids: readonly string[]) => {
      const deletable = await readDeletable(store.read, ids);
      return ids.map((id) => deletable.has(id));
    }),
  };
}

/** IDs of those quests that can be deleted; one statement. */
export async function readDeletable(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({
      id: quest.id,
      publishingStatus: quest.publishingStatus,
      unpublishedAt: quest.unpublishedAt,
      isInUse: IS_IN_USE.mapWith(Boolean),
    })
    .from(quest)
    .where(isInList(quest.id, ids));
  return new Set(rows.filter(isDeletableDraft).map(({ id }) => id));
}

/** Ended sign-ups too: someone saw it. What it is only meant to be reserved for goes with it. */
const IS_IN_USE = sql`(EXISTS (SELECT 1 FROM contract WHERE contract."questId" = quest.id)
  OR EXISTS (SELECT 1 FROM alert WHERE alert."questId" = quest.id))`;
