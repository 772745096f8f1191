import { eq } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { orientation } from '#db/schema/orientation.ts';
import type { Db } from '#db/store.ts';
import { trainingsSetAside } from '#domain/merging/what-counts.ts';
import type { Sides } from './merge-parts.ts';

/** Brings training records to the kept record, of each training those with the best result. `now` in epoch ms. */
export async function mergeTrainings(tx: Db, now: number, { keptId, droppedId }: Sides): Promise<void> {
  const { id, templateId, chariteerId, resolution, expiredAt } = orientation;
  const rows = await tx
    .select({ id, templateId, chariteerId, resolution, expiredAt })
    .from(orientation)
    .where(isInList(chariteerId, [keptId, droppedId]));
  const held = rows.flatMap((row) =>
    row.templateId === null || row.chariteerId === null
      ? []
      : { ...row, templateId: row.templateId, chariteerId: row.chariteerId },
  );
  await tx.delete(orientation).where(isInList(id, trainingsSetAside(held, keptId, now)));
  await tx.update(orientation).set({ chariteerId: keptId }).where(eq(chariteerId, droppedId));
}
