import { eq } from 'drizzle-orm';
import { session } from '#db/schema/session.ts';
import type { World } from './world.ts';

/** Marks all sessions of an account as recently proven. */
export async function prove({ store, clock }: World, accountId: string): Promise<void> {
  const proved = { provedAt: clock.now() };
  await store.write((tx) => tx.update(session).set(proved).where(eq(session.accountId, accountId)));
}
