import { isEmailAddress } from '../identity/registration.ts';

/** What an entry may hold. */
type Kind = 'mail' | 'web' | 'stripe-table' | 'stripe-key';

type Row = {
  /** Under which heading it stands on the page of settings. */
  group: string;
  label: string;
  /** What becomes of it, and who reads it. */
  help: string;
  kind: Kind;
  /** How many entries it may have. */
  most: number;
  /** The variable of the environment that sets it for good. */
  variable: string;
};

const web = (group: string, label: string, variable: string, help: string): Row => ({
  group,
  label,
  help,
  kind: 'web',
  most: 1,
  variable,
});
const [CONTACT, APPS, FORMS, SUPPORT, LINKS, TABLE] = [
  'Contact',
  'Apps',
  'Forms',
  'Support',
  'Link menu',
  'Subscriptions',
];

/**
 * What the site, the API and mails name and lead to: set by staff, or by the environment, which wins. Without a value
 * everything that leads there is hidden. Nothing here is secret.
 */
export const SITE_SETTINGS = {
  supportEmail: {
    group: CONTACT,
    label: 'Support e-mail',
    help: 'Where people write who need help: in mails, on pages, and where something failed.',
    kind: 'mail',
    most: 1,
    variable: 'SUPPORT_EMAIL',
  },
  iosAppUrl: web(
    APPS,
    'App Store',
    'IOS_APP_URL',
    'The app for iOS: on the start page and on each charity’s.',
  ),
  androidAppUrl: web(
    APPS,
    'Google Play',
    'ANDROID_APP_URL',
    'The app for Android: on the start page and on each charity’s.',
  ),
  providerSurveyUrl: web(
    FORMS,
    'Survey for charities',
    'PROVIDER_SURVEY_URL',
    'Charities that ask to join answer it. Without one they write to you on our own page.',
  ),
  dioceseFormUrl: web(
    FORMS,
    'Form for dioceses',
    'DIOCESE_FORM_URL',
    'A choice of whoever creates an account.',
  ),
  schoolFormUrl: web(FORMS, 'Form for schools', 'SCHOOL_FORM_URL', 'A choice of whoever creates an account.'),
  businessFormUrl: web(
    FORMS,
    'Form for businesses',
    'BUSINESS_FORM_URL',
    'A choice of whoever creates an account.',
  ),
  sponsorFormUrl: web(
    SUPPORT,
    'Form for sponsors',
    'SPONSOR_FORM_URL',
    'The banner that volunteers without a subscription see leads there.',
  ),
  tipUrl: web(SUPPORT, 'Tip', 'TIP_URL', 'Where people leave a tip: in the link menu.'),
  newsletterUrl: web(LINKS, 'Newsletter', 'NEWSLETTER_URL', 'An entry of the link menu.'),
  consultationUrl: web(LINKS, 'Consultation', 'CONSULTATION_URL', 'An entry of the link menu.'),
  socialUrls: {
    group: LINKS,
    label: 'Social networks',
    help: 'Entries of the link menu, one address in each line.',
    kind: 'web',
    most: 12,
    variable: 'SOCIAL_URLS',
  },
  stripePricingTableId: {
    group: TABLE,
    label: 'Stripe’s pricing table',
    help: 'Its id, which begins with prctbl_. Without both the page of subscriptions is switched off.',
    kind: 'stripe-table',
    most: 1,
    variable: 'STRIPE_PRICING_TABLE_ID',
  },
  stripePublishableKey: {
    group: TABLE,
    label: 'Stripe’s publishable key',
    help: 'It begins with pk_. The secret key, sk_, is never asked for.',
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
export function problemOfSiteSetting(key: SiteSettingKey, entries: readonly string[]): string | null {
  const { kind, most } = siteSetting(key);
  if (entries.length > most) return most === 1 ? 'has one entry only' : `has at most ${most} entries`;
  for (const entry of entries) {
    const problem = PROBLEMS[kind](entry);
    if (problem) return problem;
  }
  return null;
}

/** What was kept, if it is still one that may be; anything else counts as not set. */
export function readSiteSetting(key: SiteSettingKey, value: unknown): string[] {
  const isText = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return isText && problemOfSiteSetting(key, value) === null ? value : [];
}

const LONGEST = 500;

const PROBLEMS: Record<Kind, (entry: string) => string | null> = {
  // Plain letters: it stands in links for writing, where a ? would begin more than an address.
  mail: (entry) =>
    /^[\w.+-]+@[\w.-]+$/.test(entry) && isEmailAddress(entry) ? null : 'must be a mail address',
  web: problemOfWebAddress,
  'stripe-table': (entry) =>
    /^prctbl_\w{1,100}$/.test(entry) ? null : 'must begin with prctbl_, and letters and digits follow',
  'stripe-key': (entry) =>
    /^pk_\w{1,200}$/.test(entry) ? null : 'must begin with pk_, and letters and digits follow',
};

function problemOfWebAddress(entry: string): string | null {
  if (entry.length > LONGEST) return `must have at most ${LONGEST} characters`;
  const begins = 'must be a whole address that begins with https://';
  // What a browser would quietly mend is refused: what was checked is what is shown.
  if (!/^https:\/\/[^\s<>"'`\\^{|}\p{Cc}]+$/u.test(entry)) return begins;
  const address = URL.canParse(entry) ? new URL(entry) : null;
  if (address === null || !address.hostname.includes('.')) return begins;
  return address.username || address.password ? 'must not hold a user name or a password' : null;
}
