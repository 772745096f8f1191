import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Config } from '#api/process/config/config.ts';
import { readMarks } from '#api/reads/bans/ban-marks.ts';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import { newId } from '#db/new-id.ts';
import { banTrace } from '#db/schema/ban-trace.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import type { Db, Store } from '#db/store.ts';
import { BAN_KEPT_MS } from '#domain/identity/ban-identity.ts';
import { addMarks } from './add-marks.ts';

/**
 * Forgets what is two years old, and makes what is kept of bans that come from before it was: hashes need the key, so
 * no migration could. `now` in epoch ms.
 */
export async function sweepBanTraces(
  { store, config }: { store: Store; config: Config },
  now: number,
): Promise<void> {
  // Nothing to do is no write.
  if (!(await isSweepDue(store.read, now))) return;
  await store.write(async (tx) => {
    const over = tx.select({ id: banTrace.id }).from(banTrace).where(lte(banTrace.expiresAt, now));
    await tx.update(providerBan).set({ traceId: null }).where(inArray(providerBan.traceId, over));
    await tx.delete(banTrace).where(lte(banTrace.expiresAt, now));
    for (const ban of await untracedBans(tx, now)) {
      const { id, providerId, chariteerId, createdAt: bannedAt } = ban;
      const traceId = newId(now);
      const expiresAt = bannedAt + BAN_KEPT_MS;
      await tx.insert(banTrace).values({ id: traceId, providerId, bannedAt, expiresAt });
      await addMarks(tx, traceId, await readMarks(tx, config.dataKey, chariteerId, 'confirmed'));
      await tx.update(providerBan).set({ traceId }).where(eq(providerBan.id, id));
    }
  });
}

async function isSweepDue(db: Db, now: number): Promise<boolean> {
  const over = await db
    .select({ id: banTrace.id })
    .from(banTrace)
    .where(lte(banTrace.expiresAt, now))
    .limit(1);
  return over.length > 0 || (await untracedBans(db, now).limit(1)).length > 0;
}

function untracedBans(tx: Db, now: number) {
  return tx
    .select({
      id: providerBan.id,
      providerId: providerBan.providerId,
      chariteerId: providerBan.chariteerId,
      createdAt: providerBan.createdAt,
    })
    .from(providerBan)
    .innerJoin(chariteer, and(eq(chariteer.id, providerBan.chariteerId), isStillThere()))
    .where(and(isNull(providerBan.traceId), gt(providerBan.createdAt, now - BAN_KEPT_MS)));
}
