import { eq } from 'drizzle-orm';
import type { DataKey } from '#api/process/config/data-key.ts';
import { type HashedMark, readMarks } from '#api/reads/bans/ban-marks.ts';
import { banTraceMark } from '#db/schema/ban-trace.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';

/** Keeps marks with a trace; those it has already stay. */
export async function addMarks(tx: Db, traceId: string, marks: readonly HashedMark[]): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insert(banTraceMark)
    .values(marks.map(({ kind, hash }) => ({ traceId, kind, hash })))
    .onConflictDoNothing();
}

/** Keeps what someone banned is known by now with each of their bans, and returns the charities of these. */
export async function keepMarksOfBans(tx: Db, dataKey: DataKey, chariteerId: string): Promise<string[]> {
  const own = await readMarks(tx, dataKey, chariteerId, 'confirmed');
  const bans = await tx.select().from(providerBan).where(eq(providerBan.chariteerId, chariteerId));
  for (const { traceId } of bans) if (traceId !== null) await addMarks(tx, traceId, own);
  return bans.map(({ providerId }) => providerId);
}
