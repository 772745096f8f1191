import DataLoader from 'dataloader';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { inOrderOf, listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { TRAINING_COLUMNS, TRAINING_RECORD_COLUMNS } from '#api/rows/training-columns.ts';
import type { OrientationRow, TemplateOrientationRow } from '#api/rows/training-row.ts';
import { isInList } from '#db/in-list.ts';
import { orientation } from '#db/schema/orientation.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';

/** Trainings that charities offer and quests demand, and those that volunteers have started. */
export function createTrainingLoaders({ store, loaders }: Context) {
  const { read } = store;
  return {
    templateById: new DataLoader(async (ids: readonly string[]) => {
      const rows: TemplateOrientationRow[] = await read
        .select(TRAINING_COLUMNS)
        .from(orientation)
        .where(and(isInList(orientation.id, ids), isNull(orientation.templateId)));
      return inOrderOf(ids, rows, (row) => row.id);
    }),
    isInUse: new DataLoader(async (templateIds: readonly string[]) => {
      const rows = await read
        .select({ id: orientation.id })
        .from(orientation)
        .where(and(isInList(orientation.id, templateIds), IS_IN_USE));
      return inOrderOf(templateIds, rows, (row) => row.id).map((row) => row !== null);
    }),
    requiredByQuest: new DataLoader(async (questIds: readonly string[]) => {
      const select = read
        .select({ ...TRAINING_COLUMNS, questId: questRequiredOrientation.questId })
        .from(questRequiredOrientation)
        .innerJoin(orientation, eq(orientation.id, questRequiredOrientation.templateId))
        .where(isInList(questRequiredOrientation.questId, questIds))
        .orderBy(asc(orientation.nameKey), asc(orientation.id));
      const rows = await loaders(createTogether)(select);
      return listsInOrderOf(questIds, rows, (row) => row.questId);
    }),
    startedByChariteer: new DataLoader(async (chariteerIds: readonly string[]) => {
      const rows: OrientationRow[] = await read
        .select(TRAINING_RECORD_COLUMNS)
        .from(orientation)
        .where(and(isInList(orientation.chariteerId, chariteerIds), isNotNull(orientation.templateId)))
        .orderBy(desc(orientation.startedAt), desc(orientation.id));
      return listsInOrderOf(chariteerIds, rows, (row) => row.ownerId);
    }),
  };
}

/** Whether a quest or stamp asks for a training, or someone has a record of it. */
export const IS_IN_USE = sql`(
  EXISTS (SELECT 1 FROM quest_required_orientation AS demanded WHERE demanded."templateId" = orientation."id")
  OR EXISTS (SELECT 1 FROM orientation AS held WHERE held."templateId" = orientation."id"))`;
