import { inArray } from 'drizzle-orm';
import { setting } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';
import {
  readSiteSetting,
  SITE_SETTING_KEYS,
  type SiteSettingKey,
} from '#domain/installation/site-setting.ts';

/** The entries that staff have set, by key; none where nothing was set. */
export type SiteSettings = {
  readonly entries: Readonly<Record<SiteSettingKey, readonly string[]>>;
};

/** Last settings read from each database; every page and email needs them. */
const lastRead = new WeakMap<Store, SiteSettings>();

/** What staff have set, as the database has it. */
export async function readSiteSettings(db: Db): Promise<SiteSettings> {
  const rows = await db
    .select({ key: setting.key, value: setting.value })
    .from(setting)
    .where(inArray(setting.key, SITE_SETTING_KEYS));
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = SITE_SETTING_KEYS.map((key) => [key, readSiteSetting(key, values.get(key))] as const);
  return { entries: Object.fromEntries(entries) as Record<SiteSettingKey, string[]> };
}

/** Reads anew what staff have set: after a change, and now and then, since other processes change it too. */
export async function refreshSiteSettings(store: Store): Promise<SiteSettings> {
  const settings = await readSiteSettings(store.read);
  lastRead.set(store, settings);
  return settings;
}

/** What staff had set when it was last read; null where it cannot be read for the first time. */
export async function knownSiteSettings(store: Store): Promise<SiteSettings | null> {
  return lastRead.get(store) ?? refreshSiteSettings(store).catch(() => null);
}
