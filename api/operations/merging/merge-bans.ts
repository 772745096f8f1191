import { eq, sql } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { addMarks } from '#api/attendance/bans/add-marks.ts';
import { readMarks } from '#api/attendance/bans/ban-marks.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import type { Db } from '#db/store.ts';
import type { Sides } from './merge-parts.ts';

/**
 * Whoever has banned one of them has banned the kept record, whose bans are known again by both from now on; what one
 * of them has closed to a charity stays closed. Returns the charities at which the kept record is banned newly.
 */
export async function mergeBans(
  tx: Db,
  { config }: MailContext,
  { keptId, droppedId }: Sides,
): Promise<string[]> {
  const marks = [
    ...(await readMarks(tx, config.dataKey, keptId, 'confirmed')),
    ...(await readMarks(tx, config.dataKey, droppedId, 'confirmed')),
  ];
  const kept = await tx.select().from(providerBan).where(eq(providerBan.chariteerId, keptId));
  const dropped = await tx.select().from(providerBan).where(eq(providerBan.chariteerId, droppedId));
  const known = new Set(kept.map(({ providerId }) => providerId));
  const moved = dropped.filter(({ providerId }) => !known.has(providerId));
  for (const { id } of moved)
    await tx.update(providerBan).set({ chariteerId: keptId }).where(eq(providerBan.id, id));
  for (const { traceId } of [...kept, ...moved]) if (traceId !== null) await addMarks(tx, traceId, marks);
  await mergeClosures(tx, { keptId, droppedId });
  return moved.map(({ providerId }) => providerId);
}

async function mergeClosures(tx: Db, { keptId, droppedId }: Sides): Promise<void> {
  await tx.run(sql`UPDATE contact_closure AS kept SET "closedAt" = max(kept."closedAt", other."closedAt")
    FROM contact_closure AS other WHERE kept."chariteerId" = ${keptId}
      AND other."chariteerId" = ${droppedId} AND other."providerId" = kept."providerId"`);
  await tx.run(sql`UPDATE OR IGNORE contact_closure SET "chariteerId" = ${keptId}
    WHERE "chariteerId" = ${droppedId}`);
  await tx.delete(contactClosure).where(eq(contactClosure.chariteerId, droppedId));
}
