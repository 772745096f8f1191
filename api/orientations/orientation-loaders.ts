import DataLoader from 'dataloader';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { listsInOrderOf } from '#api/graphql/batches.ts';
import type { Context } from '#api/graphql/context.ts';
import { isInList } from '#db/in-list.ts';
import { orientation } from '#db/schema/orientation.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import type { OrientationRow } from './orientation-row.ts';
import { TEMPLATE_COLUMNS } from './template-columns.ts';

/** Trainings that quests demand, and those that volunteers have started. */
export function createOrientationLoaders({ store }: Context) {
  const { read } = store;
  return {
    requiredByQuest: new DataLoader(async (questIds: readonly string[]) => {
      const rows = await read
        .select({ ...TEMPLATE_COLUMNS, questId: questRequiredOrientation.questId })
        .from(questRequiredOrientation)
        .innerJoin(orientation, eq(orientation.id, questRequiredOrientation.templateId))
        .where(isInList(questRequiredOrientation.questId, questIds))
        .orderBy(asc(orientation.name), asc(orientation.id));
      return listsInOrderOf(questIds, rows, (row) => row.questId);
    }),
    startedByChariteer: new DataLoader(async (chariteerIds: readonly string[]) => {
      const rows = await read
        .select(STARTED_COLUMNS)
        .from(orientation)
        .where(and(isInList(orientation.chariteerId, chariteerIds), isNotNull(orientation.templateId)))
        .orderBy(desc(orientation.startedAt), desc(orientation.id));
      return listsInOrderOf(chariteerIds, rows as OrientationRow[], (row) => row.ownerId);
    }),
  };
}

const STARTED_COLUMNS = {
  id: orientation.id,
  templateId: orientation.templateId,
  providerId: orientation.providerId,
  name: orientation.name,
  description: orientation.description,
  startedAt: orientation.startedAt,
  resolution: orientation.resolution,
  resolvedAt: orientation.resolvedAt,
  expiredAt: orientation.expiredAt,
  url: orientation.url,
  note: orientation.note,
  ownerId: orientation.chariteerId,
};
