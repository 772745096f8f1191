import { isEmailAddress } from '../identity/registration.ts';
import {
  type ConsoleSiteSettingsTexts,
  consoleSiteSettingsTexts,
} from '../texts/generated/console-site-settings.ts';
import { refsOf, type TextsAs } from '../texts/text-ref.ts';

/** What an entry may hold. */
type Kind = 'mail' | 'web' | 'stripe-table' | 'stripe-key';

type Group = 'contact' | 'apps' | 'forms' | 'support' | 'links' | 'subscriptions';

type Row = {
  /** Section of the settings page. */
  group: Group;
  kind: Kind;
  /** How many entries it may have. */
  most: number;
  /** The variable of the environment that sets it for good. */
  variable: string;
};

const web = (group: Group, variable: string): Row => ({ group, kind: 'web', most: 1, variable });

/**
 * What the site, the API and emails name and lead to: set by staff, or by the environment, which wins. Without a value
 * everything that leads there is hidden. Nothing here is secret. What they are called stands under their keys among the
 * texts of their page.
 */
export const SITE_SETTINGS = {
  supportEmail: {
    group: 'contact',
    kind: 'mail',
    most: 1,
    variable: 'SUPPORT_EMAIL',
  },
  iosAppUrl: web('apps', 'IOS_APP_URL'),
  androidAppUrl: web('apps', 'ANDROID_APP_URL'),
  providerSurveyUrl: web('forms', 'PROVIDER_SURVEY_URL'),
  dioceseFormUrl: web('forms', 'DIOCESE_FORM_URL'),
  schoolFormUrl: web('forms', 'SCHOOL_FORM_URL'),
  businessFormUrl: web('forms', 'BUSINESS_FORM_URL'),
  sponsorFormUrl: web('support', 'SPONSOR_FORM_URL'),
  tipUrl: web('support', 'TIP_URL'),
  newsletterUrl: web('links', 'NEWSLETTER_URL'),
  consultationUrl: web('links', 'CONSULTATION_URL'),
  socialUrls: {
    group: 'links',
    kind: 'web',
    most: 12,
    variable: 'SOCIAL_URLS',
  },
  stripePricingTableId: {
    group: 'subscriptions',
    kind: 'stripe-table',
    most: 1,
    variable: 'STRIPE_PRICING_TABLE_ID',
  },
  stripePublishableKey: {
    group: 'subscriptions',
    kind: 'stripe-key',
    most: 1,
    variable: 'STRIPE_PUBLISHABLE_KEY',
  },
} as const satisfies Record<string, Row>;

export type SiteSettingKey = keyof typeof SITE_SETTINGS;

/** All of them, in the order of their page. */
export const SITE_SETTING_KEYS = Object.keys(SITE_SETTINGS) as SiteSettingKey[];

/** What a setting is: see the table. */
export function siteSetting(key: SiteSettingKey): Row {
  return SITE_SETTINGS[key];
}

export function isSiteSettingKey(key: string): key is SiteSettingKey {
  return Object.hasOwn(SITE_SETTINGS, key);
}

/** Entries as they are kept: without blanks around them, and without empty ones. */
export function siteSettingEntries(entries: readonly string[]): string[] {
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** What is wrong with entries as they are kept, as a sentence without its beginning; null when nothing is. */
export function problemOfSiteSetting<Text>(
  t: TextsAs<ConsoleSiteSettingsTexts, Text>,
  key: SiteSettingKey,
  entries: readonly string[],
): Text | null {
  const { kind, most } = siteSetting(key);
  if (entries.length > most) return most === 1 ? t.oneOnly : t.mostEntries({ max: most });
  for (const entry of entries) {
    const problem = PROBLEMS[kind](t, entry);
    if (problem) return problem;
  }
  return null;
}

/** What was kept, if it is still one that may be; anything else counts as not set. */
export function readSiteSetting(key: SiteSettingKey, value: unknown): string[] {
  const isText = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return isText && problemOfSiteSetting(refsOf(consoleSiteSettingsTexts), key, value) === null ? value : [];
}

/** Id of the payment provider's pricing table. */
export const PRICING_TABLE_ID = /^prctbl_\w{1,100}$/;
/** Key of the payment provider that browsers may know; a secret one begins otherwise. */
export const PUBLISHABLE_KEY = /^pk_\w{1,200}$/;

const LONGEST = 500;

const PROBLEMS: Record<
  Kind,
  <Text>(t: TextsAs<ConsoleSiteSettingsTexts, Text>, entry: string) => Text | null
> = {
  // Plain letters: it stands in links for writing, where a ? would begin more than an address.
  mail: (t, entry) => (/^[\w.+-]+@[\w.-]+$/.test(entry) && isEmailAddress(entry) ? null : t.mustBeMail),
  web: problemOfWebAddress,
  'stripe-table': (t, entry) => (PRICING_TABLE_ID.test(entry) ? null : t.mustBePricingTable),
  'stripe-key': (t, entry) => (PUBLISHABLE_KEY.test(entry) ? null : t.mustBeStripeKey),
};

function problemOfWebAddress<Text>(t: TextsAs<ConsoleSiteSettingsTexts, Text>, entry: string): Text | null {
  if (entry.length > LONGEST) return t.tooLong({ max: LONGEST });
  // What a browser would quietly mend is refused: what was checked is what is shown.
  if (!/^https:\/\/[^\s<>"'`\\^{|}\p{Cc}]+$/u.test(entry)) return t.mustBeWeb;
  const address = URL.canParse(entry) ? new URL(entry) : null;
  if (address === null || !address.hostname.includes('.')) return t.mustBeWeb;
  return address.username || address.password ? t.noPassword : null;
}
