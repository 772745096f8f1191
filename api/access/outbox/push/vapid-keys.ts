import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Config } from '#api/process/config/config.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';

/** The keys by which push services know this product; the public one is in every subscription. */
export type VapidKeys = { publicKey: string; privateKey: string };

const KEY = 'vapidKeys';

type Keys = Pick<Config, 'vapidKeys' | 'dataKey'>;

/**
 * Those of the environment, else those that were made once. The first process that needs them makes them, sealed with
 * DATA_KEY; others that come at the same time take what it has written. `now` in epoch ms.
 */
export async function vapidKeys(
  store: Store,
  { vapidKeys: given, dataKey }: Keys,
  now: number,
): Promise<VapidKeys> {
  if (given !== null) return given;
  const known = await readKeys(store.read, dataKey);
  if (known !== null) return known;
  return store.write(async (tx) => {
    const value = dataKey.seal('vapid', JSON.stringify(webPush.generateVAPIDKeys()));
    const row = { key: KEY, value, updatedAt: now };
    await tx.insert(setting).values(row).onConflictDoNothing();
    const kept = await readKeys(tx, dataKey);
    if (kept !== null) return kept;
    // Sealed with a key that is gone: browsers that were asked with the old ones have to be asked again.
    await tx.update(setting).set(row).where(eq(setting.key, KEY));
    return JSON.parse(dataKey.open('vapid', value) ?? '') as VapidKeys;
  });
}

/** Whom a push service may write to about what we send. */
export function vapidSubject({
  vapidSubject: given,
  supportEmail,
  publicOrigin,
}: Pick<Config, 'vapidSubject' | 'supportEmail' | 'publicOrigin'>): string {
  if (given !== null) return given;
  if (supportEmail !== null) return `mailto:${supportEmail}`;
  // Only this machine is without https where push is offered.
  return `https://${new URL(publicOrigin).host}`;
}

async function readKeys(db: Db, dataKey: Keys['dataKey']): Promise<VapidKeys | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  const text = typeof row?.value === 'string' ? dataKey.open('vapid', row.value) : null;
  return text === null ? null : (JSON.parse(text) as VapidKeys);
}
