import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { effectiveConfig, entriesOf } from '#api/access/request/effective-config.ts';
import { SITE_SETTING_KEYS } from '#domain/installation/site-setting.ts';

/** A setting of the site with the entries that hold; `isConfigured`: the environment has set them. */
export type SiteSettingRow = { key: string; entries: string[]; isConfigured: boolean };

/** What holds, and whether the environment has set it. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export async function listSiteSettings({ viewer, store, config }: Context): Promise<SiteSettingRow[]> {
  requireStaff(viewer);
  // What this request began with may have changed in it.
  const effective = await effectiveConfig(store, config);
  return SITE_SETTING_KEYS.map((key) => ({
    key,
    entries: [...entriesOf(effective, key)],
    isConfigured: config.configured.includes(key),
  }));
}
