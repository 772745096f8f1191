import { desc, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { vapidKeys } from '#api/access/outbox/push/vapid-keys.ts';
import type { Context } from '#api/access/request/context.ts';
import { browserHashOf } from '#api/access/request/known-browser.ts';
import { pushSubscription } from '#db/schema/message.ts';

/** A browser that shows messages to its owner. */
export type PushSubscriptionRow = {
  id: string;
  /** For @access. */
  ownerId: string;
  browser: string | null;
  createdAt: number;
  isThisBrowser: boolean;
};

/** Public key with which browsers subscribe; null if push isn't offered. Errors: NOT_LOGGED_IN. */
export async function findPushPublicKey({ viewer, store, config, now }: Context): Promise<string | null> {
  requireLogin(viewer);
  if (!offeredChannels(config).includes('push')) return null;
  return (await vapidKeys(store, config, now)).publicKey;
}

/** The browsers of the session's own account, the newest first. Errors: NOT_LOGGED_IN. */
export async function listPushSubscriptions({
  viewer,
  store,
  request,
}: Context): Promise<PushSubscriptionRow[]> {
  const { accountId } = requireLogin(viewer);
  const rows = await store.read
    .select({
      id: pushSubscription.id,
      browser: pushSubscription.browser,
      browserHash: pushSubscription.browserHash,
      createdAt: pushSubscription.createdAt,
    })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id));
  const own = browserHashOf(request.browserToken);
  return rows.map(({ browserHash, browser, ...row }) => ({
    ...row,
    ownerId: accountId,
    browser: browser === UNKNOWN_BROWSER ? null : browser,
    isThisBrowser: own !== null && browserHash === own,
  }));
}

/** Stands where a browser says nothing of itself. */
export const UNKNOWN_BROWSER = '?';
