import { eq } from 'drizzle-orm';
import { setting } from '#db/schema/setting.ts';
import type { Store } from '#db/store.ts';

const CLOCK_SEEN = 'clockSeenAt';

/** When a process of this database last found its clock in order, in epoch ms; null where none ever did. */
export async function readClockSeen({ read }: Store): Promise<number | null> {
  const [row] = await read.select({ at: setting.updatedAt }).from(setting).where(eq(setting.key, CLOCK_SEEN));
  return row?.at ?? null;
}

/** Keeps that the clock is in order. `now` in epoch ms. */
export async function keepClockSeen(store: Store, now: number): Promise<void> {
  const row = { value: true, updatedAt: now };
  await store.write(
    async (tx) =>
      void (await tx
        .insert(setting)
        .values({ key: CLOCK_SEEN, ...row })
        .onConflictDoUpdate({ target: setting.key, set: row })),
  );
}
