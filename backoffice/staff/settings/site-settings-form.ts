import {
  problemOfSiteSetting,
  SITE_SETTING_KEYS,
  type SiteSettingKey,
  siteSettingEntries,
} from '#domain/installation/site-setting.ts';
import { consoleSiteSettingsTexts } from '#domain/texts/generated/console-site-settings.ts';
import type { StaffSiteSettingFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';

type Texts = Partial<Record<SiteSettingKey, string | null>>;

/** The settings as a form holds them: a text for each, an entry a line. */
export type SiteSettingsRecord = Texts & {
  id: string;
  /** Settings that the environment fixes; they can't be changed here. */
  configured: readonly string[];
};

export function siteSettingsRecord(
  id: string,
  settings: readonly StaffSiteSettingFragment[],
): SiteSettingsRecord {
  const texts = settings.map(({ key, entries }) => [key, entries.join('\n')]);
  const configured = settings.flatMap(({ key, isConfigured }) => (isConfigured ? key : []));
  return { ...Object.fromEntries(texts), id, configured };
}

/** What was changed, alone: what a colleague sets meanwhile stays. */
export function siteSettingChanges(data: Texts, before: Texts): { key: string; entries: string[] }[] {
  return SITE_SETTING_KEYS.flatMap((key) =>
    (data[key] ?? '') === (before[key] ?? '') ? [] : { key, entries: entriesIn(data[key]) },
  );
}

/** What is wrong with each field, as react-admin wants it; the rules are those of the API. */
export function validateSiteSettings(data: Texts): Texts {
  const t = textsOf(consoleSiteSettingsTexts);
  const problems: Texts = {};
  for (const key of SITE_SETTING_KEYS) {
    const problem = problemOfSiteSetting(t, key, entriesIn(data[key]));
    if (problem !== null) problems[key] = t.problem({ label: t[key], problem });
  }
  return problems;
}

function entriesIn(text: string | null | undefined): string[] {
  return siteSettingEntries((text ?? '').split('\n'));
}
