import { and, isNotNull, lte, type SQL } from 'drizzle-orm';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db, Store } from '#db/store.ts';
import { WALK_IN_KEPT_MS } from '#domain/attendance/walk-in.ts';

/** Erases names and addresses of walk-ins; that someone came stays. */
export async function eraseWalkIns(tx: Db, which: SQL | undefined): Promise<void> {
  const nothing = {
    nameFirst: null,
    lastInitial: null,
    email: null,
    guardianName: null,
    guardianEmail: null,
  };
  await tx.update(walkIn).set(nothing).where(which);
}

/** Erases what is kept of walk-ins for 30 days. */
export async function sweepWalkIns(store: Store, now: number): Promise<void> {
  const isDue = and(isNotNull(walkIn.nameFirst), lte(walkIn.createdAt, now - WALK_IN_KEPT_MS));
  await store.write((tx) => eraseWalkIns(tx, isDue));
}
