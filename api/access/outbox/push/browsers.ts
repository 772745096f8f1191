import { and, eq, inArray, sql } from 'drizzle-orm';
import { pushSubscription } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';

/** A browser that shows messages to its owner. */
export type Browser = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };

/** The browsers of an account; what cannot be opened, since its key is lost, is left out. */
export async function readBrowsers(db: Db, accountId: string): Promise<Browser[]> {
  const { id, endpoint, keys } = pushSubscription;
  const rows = await db
    .select({ id, endpoint, keys })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId));
  return rows.flatMap((row) => {
    const address = db.cells.open('push_subscription.endpoint', row.id, row.endpoint);
    const opened = db.cells.open('push_subscription.keys', row.id, row.keys);
    return address === null || opened === null
      ? []
      : { id: row.id, endpoint: address, keys: JSON.parse(opened) as Browser['keys'] };
  });
}

/** Forgets browsers whose push service knows them no more, and notes which have got something. `now` in epoch ms. */
export async function noteBrowsers(
  tx: Db,
  { gone, taken }: { gone: readonly string[]; taken: readonly string[] },
  now: number,
): Promise<void> {
  if (gone.length > 0) await tx.delete(pushSubscription).where(inArray(pushSubscription.id, [...gone]));
  if (taken.length > 0)
    await tx
      .update(pushSubscription)
      .set({ lastSentAt: now })
      .where(inArray(pushSubscription.id, [...taken]));
}

/** Ends messages to an account in the browser that its owner leaves. `browserHash`: null for one that is not known. */
export async function forgetBrowserOf(tx: Db, accountId: string, browserHash: string | null): Promise<void> {
  if (browserHash === null) return;
  const isIt = eq(pushSubscription.browserHash, browserHash);
  await tx.delete(pushSubscription).where(and(isIt, eq(pushSubscription.accountId, accountId)));
}

/**
 * Ends messages to an account in all browsers but one: whoever had the account in hand may have let one of theirs in.
 * `keptHash`: of the browser that stays; null for none.
 */
export async function forgetOtherBrowsersOf(
  tx: Db,
  accountId: string,
  keptHash: string | null,
): Promise<void> {
  const isOther = keptHash === null ? undefined : sql`${pushSubscription.browserHash} IS NOT ${keptHash}`;
  await tx.delete(pushSubscription).where(and(eq(pushSubscription.accountId, accountId), isOther));
}
