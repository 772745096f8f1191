import { pushSubscription } from '#db/schema/message.ts';
import type { CastName } from './cast.ts';
import type { World } from './world.ts';

/** A browser that shows messages to someone; known by the hash of its token, or unknown. */
export function subscribeBrowser(
  { store, clock }: World,
  accountId: CastName,
  { id, browserHash = null }: { id: string; browserHash?: string | null },
): Promise<void> {
  return store.write(async (tx) => {
    const { cells } = tx;
    const endpoint = `https://push.example/${id}`;
    await tx.insert(pushSubscription).values({
      ...{ id, accountId, browser: '?', createdAt: clock.now(), browserHash },
      endpoint: cells.seal('push_subscription.endpoint', id, endpoint),
      endpointKey: cells.hash('push_subscription.endpointKey', endpoint),
      keys: cells.seal('push_subscription.keys', id, '{}'),
    });
  });
}

/** The ids of all such browsers. */
export async function subscribedBrowsers({ store }: World): Promise<string[]> {
  const rows = await store.read.select({ id: pushSubscription.id }).from(pushSubscription);
  return rows.map(({ id }) => id).sort();
}
