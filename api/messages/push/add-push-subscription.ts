import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import type { Context } from '#api/access/request/context.ts';
import { browserHashOf } from '#api/access/request/known-browser.ts';
import type { PushSubscriptionInput } from '#api/graphql/generated/types.ts';
import { publicAddresses, resolveHost } from '#api/process/public-hosts.ts';
import { newId } from '#db/new-id.ts';
import { pushSubscription } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { browserFamilyOf } from '#domain/identity/browser-family.ts';
import { arePushKeys, MOST_BROWSERS, pushHostOf } from '#domain/messages/push-endpoint.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { PushSubscriptionRow } from './push-queries.ts';
import { UNKNOWN_BROWSER } from './push-queries.ts';

/**
 * Lets the browser of the request show messages to the session's own account, in the place of what was there for this
 * browser. Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function addPushSubscription(
  context: Context,
  input: PushSubscriptionInput,
): Promise<PushSubscriptionRow> {
  const { viewer, store, now, config, request } = context;
  const { accountId } = requireLogin(viewer);
  const t = refsOf(formRefusalsTexts);
  if (!offeredChannels(config).includes('push'))
    throw new DomainError('BAD_USER_INPUT', { message: t.pushNotOffered });
  await countAttempt(store, [{ limit: 'pushSubscriptionByAccount', subject: accountId }], now);
  if (!(await isPushService(context, input)))
    throw new DomainError('BAD_USER_INPUT', { message: t.badPushService });
  const { browserName, systemName } = browserFamilyOf(request.userAgent);
  const browser = [browserName, systemName].filter((name) => name !== null).join(', ');
  const about = { accountId, browser: browser || UNKNOWN_BROWSER, createdAt: now };
  const browserHash = browserHashOf(request.browserToken);
  return store.write(async (tx) => {
    const id = newId(now);
    const { cells } = tx;
    const { endpoint, p256dh, auth } = input;
    await forgetBrowser(tx, endpoint, browserHash);
    await tx.insert(pushSubscription).values({
      ...about,
      id,
      endpoint: cells.seal('push_subscription.endpoint', id, endpoint),
      endpointKey: cells.hash('push_subscription.endpointKey', endpoint),
      keys: cells.seal('push_subscription.keys', id, JSON.stringify({ p256dh, auth })),
      browserHash,
    });
    await forgetSurplus(tx, accountId, id);
    return { id, ownerId: accountId, browser: browser || null, createdAt: now, isThisBrowser: true };
  });
}

/** The address is of the open internet, and the keys are a browser's. A name that leads nowhere now is refused too. */
async function isPushService(
  { resolveHost: resolve = resolveHost }: Context,
  { endpoint, ...keys }: PushSubscriptionInput,
): Promise<boolean> {
  const host = pushHostOf(endpoint);
  if (host === null || !arePushKeys(keys)) return false;
  return publicAddresses(host, resolve).then(
    () => true,
    () => false,
  );
}

/** Deletes earlier subscriptions of a browser, whoever they were for. */
async function forgetBrowser(tx: Db, endpoint: string, browserHash: string | null): Promise<void> {
  const keys = tx.cells.hashes('push_subscription.endpointKey', endpoint);
  await tx
    .delete(pushSubscription)
    .where(
      or(
        sql`${pushSubscription.endpointKey} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
        browserHash === null ? undefined : eq(pushSubscription.browserHash, browserHash),
      ),
    );
}

async function forgetSurplus(tx: Db, accountId: string, newest: string): Promise<void> {
  const isOwn = eq(pushSubscription.accountId, accountId);
  const [found] = await tx.select({ count: count() }).from(pushSubscription).where(isOwn);
  if ((found?.count ?? 0) <= MOST_BROWSERS) return;
  const [longest] = await tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(and(isOwn, ne(pushSubscription.id, newest)))
    .orderBy(asc(sql`coalesce(${pushSubscription.lastSentAt}, ${pushSubscription.createdAt})`))
    .limit(1);
  if (longest) await tx.delete(pushSubscription).where(eq(pushSubscription.id, longest.id));
}

/** Ends messages in one of the own browsers. Errors: NOT_LOGGED_IN. */
export async function removePushSubscription({ viewer, store }: Context, id: string): Promise<true> {
  const { accountId } = requireLogin(viewer);
  await store.write((tx) =>
    tx
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.id, id), eq(pushSubscription.accountId, accountId))),
  );
  return true;
}
