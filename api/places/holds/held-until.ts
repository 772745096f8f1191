import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { placeHold } from '#db/schema/place-hold.ts';

/** Until when (epoch ms) a place is held for a browser; null: none is. One statement. */
export async function heldUntilOf(
  { store, now }: Context,
  { browserHash }: { browserHash: string },
): Promise<number | null> {
  const isHeld = and(eq(placeHold.browserHash, browserHash), gt(placeHold.endsAt, now));
  const [held] = await store.read.select({ endsAt: placeHold.endsAt }).from(placeHold).where(isHeld);
  return held?.endsAt ?? null;
}
