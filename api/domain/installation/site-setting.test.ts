import { expect, it } from 'vitest';
import { consoleSiteSettingsTexts } from '../texts/generated/console-site-settings.ts';
import {
  isSiteSettingKey,
  problemOfSiteSetting,
  readSiteSetting,
  SITE_SETTING_KEYS,
  type SiteSettingKey,
  siteSetting,
  siteSettingEntries,
} from './site-setting.ts';

const TEXTS = consoleSiteSettingsTexts('en');

/** Valid value for each setting. */
const GOOD: Record<SiteSettingKey, string> = {
  supportEmail: 'help+us@quests.example.org',
  iosAppUrl: 'https://apps.example.org/id1?mt=8#x',
  androidAppUrl: 'https://apps.example.org/a_(b)',
  providerSurveyUrl: 'https://example.org/s',
  dioceseFormUrl: 'https://example.org',
  schoolFormUrl: 'https://example.org:8443/x',
  businessFormUrl: 'https://example.org/%20',
  sponsorFormUrl: 'https://example.org/ü',
  tipUrl: 'https://example.org/tip',
  newsletterUrl: 'https://example.org/news',
  consultationUrl: 'https://example.org/book',
  socialUrls: 'https://social.example.org/@us',
  stripePricingTableId: 'prctbl_1a',
  stripePublishableKey: 'pk_live_1a',
};

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://x.example',
  'data:text/html,<script>',
  'http://example.org',
  'mailto:a@example.org',
  '//example.org',
  'https://',
  'https://localhost',
  'https://example.org/"onclick=x',
  'https://example.org/<b>',
  'https://exa mple.org',
  'https://example.org\\@evil.example',
  'https://example.org/\u0000',
  'https://name:word@example.org',
  `https://example.org/${'x'.repeat(500)}`,
  '<a@example.org>',
  'a?bcc=b@example.org',
  'a@example.org, b@example.org',
  `${'x'.repeat(400)}@example.org`,
  'sk_live_secret',
  'prctbl_"><script>',
  'x',
];

/** What each kind of setting says of a hostile entry. */
const REFUSAL = {
  mail: 'must be an email address',
  web: 'must start with https://',
  'stripe-table': 'must be prctbl_ plus letters and digits',
  'stripe-key': 'must be pk_ plus letters and digits',
};

/** What web addresses say of entries that are addresses, but not ours to keep. */
const WEB_REFUSAL: Readonly<Record<string, string>> = {
  'https://name:word@example.org': 'must not contain a username or password',
  [`https://example.org/${'x'.repeat(500)}`]: 'can have up to 500 characters',
};

it.each(SITE_SETTING_KEYS)('%s takes what it is for, and nothing hostile', (key) => {
  expect(problemOfSiteSetting(TEXTS, key, [GOOD[key]])).toBeNull();
  expect(problemOfSiteSetting(TEXTS, key, [])).toBeNull();
  const { kind, most } = siteSetting(key);
  for (const entry of HOSTILE)
    expect(problemOfSiteSetting(TEXTS, key, [entry]), entry).toBe(
      (kind === 'web' && WEB_REFUSAL[entry]) || REFUSAL[kind],
    );
  const many = Array.from({ length: most + 1 }, () => GOOD[key]);
  expect(problemOfSiteSetting(TEXTS, key, many)).toBe(
    most === 1 ? 'can have only one' : `can have up to ${most}`,
  );
  expect(problemOfSiteSetting(TEXTS, key, many.slice(1))).toBeNull();
});

it('what was kept before a rule got stricter, or by something else, counts as not set', () => {
  expect(readSiteSetting('tipUrl', ['https://example.org/tip'])).toEqual(['https://example.org/tip']);
  for (const value of [undefined, null, 'https://example.org', [7], ['javascript:x'], {}])
    expect(readSiteSetting('tipUrl', value)).toEqual([]);
});

it('blanks and empty lines are nothing, and no key is inherited', () => {
  expect(siteSettingEntries([' https://a.example.org ', '', '  '])).toEqual(['https://a.example.org']);
  expect(isSiteSettingKey('tipUrl')).toBe(true);
  for (const key of ['__proto__', 'toString', 'dataKey', 'smtpUrl', ''])
    expect(isSiteSettingKey(key)).toBe(false);
});
