import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { refreshSiteSettings } from '#api/access/request/site-settings.ts';
import { writeSetting } from '#api/access/settings/write-setting.ts';
import type { SiteSettingInput } from '#api/graphql/generated/types.ts';
import type { Config } from '#api/process/config/config.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  isSiteSettingKey,
  problemOfSiteSetting,
  type SiteSettingKey,
  siteSetting,
  siteSettingEntries,
} from '#domain/installation/site-setting.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { consoleSiteSettingsTexts } from '#domain/texts/generated/console-site-settings.ts';
import { refsOf, type TextRef } from '#domain/texts/text-ref.ts';
import type { SiteSettingRow } from './list-site-settings.ts';
import { listSiteSettings } from './list-site-settings.ts';

type Change = { key: SiteSettingKey; entries: string[] };

/**
 * Sets what the site, the API and emails name and lead to; without entries a setting is taken back. All or none.
 * Answers with all settings. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT, naming what is wrong.
 */
export async function setSiteSettings(
  context: Context,
  inputs: readonly SiteSettingInput[],
): Promise<SiteSettingRow[]> {
  const { viewer, store, config, now } = context;
  const { accountId } = requireStaff(viewer);
  const changes = inputs.map(checkedChange(config));
  await store.write(async (tx) => {
    for (const { key, entries } of changes) {
      const value = entries.length === 0 ? null : entries;
      // A support address is a person's at times: the log keeps that it changed, not what to.
      await writeSetting(tx, now, { key, value, actorId: accountId, detail: { entries: entries.length } });
    }
  });
  await refreshSiteSettings(store);
  return listSiteSettings(context);
}

function checkedChange(config: Config) {
  return ({ key, entries: given }: SiteSettingInput): Change => {
    if (!isSiteSettingKey(key)) throw refused(refsOf(consoleRefusalsTexts).noSetting);
    const { variable } = siteSetting(key);
    const t = refsOf(consoleSiteSettingsTexts);
    const label = t[key];
    if (config.configured.includes(key)) {
      throw refused(refsOf(consoleRefusalsTexts).settingConfigured({ label, variable }));
    }
    const entries = siteSettingEntries(given);
    const problem = problemOfSiteSetting(t, key, entries);
    if (problem !== null) throw refused(t.problem({ label, problem }));
    return { key, entries };
  };
}

function refused(message: TextRef): DomainError {
  return new DomainError('BAD_USER_INPUT', { message });
}
