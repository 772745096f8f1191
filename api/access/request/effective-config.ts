import type { Config } from '#api/process/config/config.ts';
import type { Store } from '#db/store.ts';
import { type SiteSettingKey, siteSetting } from '#domain/installation/site-setting.ts';
import { knownSiteSettings, type SiteSettings } from './site-settings.ts';

/**
 * The configuration with what staff have set, where the environment says nothing. The one place that decides which of
 * the two holds. Never throws: without the database what was last read goes on.
 */
export async function effectiveConfig(store: Store, config: Config): Promise<Config> {
  const settings = await knownSiteSettings(store);
  return settings === null ? config : overlaidOnce(config, settings);
}

/** Merged configurations by settings and base: every request needs one, and both rarely change. */
const kept = new WeakMap<SiteSettings, WeakMap<Config, Config>>();

function overlaidOnce(config: Config, settings: SiteSettings): Config {
  const ofSettings = kept.get(settings) ?? new WeakMap<Config, Config>();
  kept.set(settings, ofSettings);
  const made = ofSettings.get(config) ?? overlaid(config, settings);
  ofSettings.set(config, made);
  return made;
}

function overlaid(config: Config, settings: SiteSettings): Config {
  const entries = Object.entries(settings.entries) as [SiteSettingKey, readonly string[]][];
  // Without entries too: what was taken back must not go on in a config that was overlaid before.
  const added = entries.flatMap(([key, set]) =>
    config.configured.includes(key) ? [] : [[key, siteSetting(key).most > 1 ? set : (set[0] ?? null)]],
  );
  return { ...config, ...(Object.fromEntries(added) as Partial<Config>) };
}

/** The entries that hold. */
export function entriesOf(config: Config, key: SiteSettingKey): readonly string[] {
  const value = config[key];
  if (value === null) return [];
  return typeof value === 'string' ? [value] : value;
}
