// Long because every variable of the environment is read in one place.
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import {
  PRICING_TABLE_ID,
  PUBLISHABLE_KEY,
  SITE_SETTING_KEYS,
  siteSetting,
} from '#domain/installation/site-setting.ts';
import { MANA_PACKAGE } from '#domain/payments/mana-package.ts';
import { misspeltSettings } from './config-names.ts';
import {
  backupSchedule,
  isBucketAddress,
  isSafeService,
  isTileAddress,
  leadsToSomebody,
  messagingServices,
  mismatchedSettings,
  paymentService,
  picturePlace,
} from './config-services.ts';
import { createDataKey, DATA_KEY_PATTERN, newDataKey } from './data-key.ts';

/** What is wrong is said in these words, behind the name of the variable. */
const matching = (pattern: RegExp, error: string) => z.string().trim().regex(pattern, error);
const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const line = (longest: number) =>
  matching(/^[^\p{Cc}\p{Cs}]+$/u, 'must be one line of text').max(
    longest,
    `must have at most ${longest} characters`,
  );
const wholeNumber = (least: number, most: number) =>
  matching(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`);
const flag = oneOf('0', '1', 'true', 'false').transform((value) => value === '1' || value === 'true');
const webAddress = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: 'must be an address that begins with https:// or http://',
});
/** Comma separated; none when not set. */
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item));
const DATABASE = /^((file|libsql-file):(?!.*:memory:).*[^/:]|(libsql|https?):\/\/[^/\s]+\S*)$/;
const MAILBOX = /^([^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u;

/** A key of VAPID as it stands in the environment, in letters of base64url. */
const vapidKey = (bytes: number, error: string) =>
  matching(/^[\w-]+$/, error).refine((key) => Buffer.from(key, 'base64url').length === bytes, error);

const bucketAddress = webAddress
  .refine(isSafeService, 'must begin with https://; http:// only leads to this machine')
  .refine(isBucketAddress, 'must be the address of one bucket, without a question mark, # or a password');
const bucketKeyId = matching(/^[\x21-\x7e]{3,128}$/, 'must be 3 to 128 characters without blanks');
const bucketSecret = matching(/^[\x21-\x7e]{8,256}$/, 'must be 8 to 256 characters without blanks');
const bucketRegion = matching(/^[\w-]{1,64}$/, 'must be letters, digits, _ and - only');

const secret = matching(/^[\x21-\x7e]{16,}$/, 'must be at least 16 letters, digits and signs without blanks');

const SUBJECT = 'must be a mail address behind mailto and a colon, or begin with https://';

/** What an installation in production may go without, if it says so by name; see config-safety.ts. */
const insecurity = oneOf('origin', 'cookies', 'mail', 'proxy');

const environment = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: matching(/^[\w.:-]+$/, 'must be a name or an address of a host').default('127.0.0.1'),
  PUBLIC_ORIGIN: webAddress.optional(),
  DATABASE_URL: matching(
    DATABASE,
    'must be file: with a path, or an address with libsql:// or http(s)://',
  ).default('file:./.data/app.db'),
  DATABASE_AUTH_TOKEN: matching(/^\S+$/, 'must be a token without blanks').optional(),
  DATA_KEY: matching(DATA_KEY_PATTERN, 'must be 64 hexadecimal digits').optional(),
  BACKUP_KEY: matching(DATA_KEY_PATTERN, 'must be 64 hexadecimal digits').optional(),
  BACKUP_DIR: line(1_000).optional(),
  BACKUP_URL: bucketAddress.optional(),
  BACKUP_KEY_ID: bucketKeyId.optional(),
  BACKUP_SECRET: bucketSecret.optional(),
  BACKUP_REGION: bucketRegion.default('auto'),
  BACKUP_EVERY_HOURS: wholeNumber(1, 168).default(24),
  PICTURES_DIR: line(1_000).optional(),
  PICTURES_URL: bucketAddress.optional(),
  PICTURES_KEY_ID: bucketKeyId.optional(),
  PICTURES_SECRET: bucketSecret.optional(),
  PICTURES_REGION: bucketRegion.default('auto'),
  PICTURES_MOST_MB: wholeNumber(1, 1_000_000).default(500),
  SESSION_COOKIE_SECURE: flag.optional(),
  HSTS_SUBDOMAINS: flag.default(false),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be an address that begins with smtps:// or smtp://',
    })
    .optional(),
  MAIL_FROM: matching(MAILBOX, 'must be a mail address, or a name with one in <>').default(
    'Chariteers <no-reply@localhost>',
  ),
  VAPID_PUBLIC_KEY: vapidKey(65, 'must be a public key of 65 bytes in base64url').optional(),
  VAPID_PRIVATE_KEY: vapidKey(32, 'must be a private key of 32 bytes in base64url').optional(),
  VAPID_SUBJECT: z
    .url({ protocol: /^(mailto|https)$/, error: SUBJECT })
    .refine(leadsToSomebody, SUBJECT)
    .optional(),
  SMS_URL: webAddress
    .refine(isSafeService, 'must begin with https://; http:// only leads to this machine')
    .optional(),
  SMS_ACCOUNT: matching(/^\w{1,64}$/, 'must be letters and digits, as the service has given it').optional(),
  SMS_TOKEN: matching(/^\S{8,200}$/, 'must be a token of at least 8 characters without blanks').optional(),
  SMS_FROM: matching(/^\+?\d{4,15}$/, 'must be a number, with its country as +12015550123').optional(),
  MAIL_HOOK_SECRET: secret.optional(),
  COMMIT: matching(/^[0-9a-f]{7,40}$/, 'must be the 7 to 40 hexadecimal digits of a commit').optional(),
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_TRACES_SAMPLER_ARG: matching(
    /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/,
    'must be a number from 0 to 1',
  ).optional(),
  ALLOW_INSECURE: list(insecurity),
  TRUSTED_PROXY: z.string().optional().transform(readTrustedProxies),
  SUPPORT_EMAIL: z.email({ error: 'must be a mail address' }).optional(),
  SITE_NAME: line(60).default('Chariteers'),
  MINIMUM_AGE: wholeNumber(10, 18).optional(),
  DEMO_VOLUNTEER_ID: z.uuid({ error: 'must be a UUID' }).default('01930000-0000-7000-8000-00000000c0de'),
  TITLE_ID: matching(/^[\w.-]{1,64}$/, 'must be letters, digits and . _ - only').default('chariteers'),
  AUTH_GENERIC_ERRORS: flag.optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  IOS_APP_URL: webAddress.optional(),
  ANDROID_APP_URL: webAddress.optional(),
  SPONSOR_FORM_URL: webAddress.optional(),
  TIP_URL: webAddress.optional(),
  DIOCESE_FORM_URL: webAddress.optional(),
  SCHOOL_FORM_URL: webAddress.optional(),
  BUSINESS_FORM_URL: webAddress.optional(),
  PROVIDER_SURVEY_URL: webAddress.optional(),
  NEWSLETTER_URL: webAddress.optional(),
  CONSULTATION_URL: webAddress.optional(),
  SOCIAL_URLS: list(webAddress),
  MAP_TILES_URL: webAddress
    .refine(isSafeService, 'must begin with https://; http:// only leads to this machine')
    .refine(isTileAddress, 'must be one host with {z}, {x} and {y} in its path')
    .optional(),
  STRIPE_PRICING_TABLE_ID: matching(
    PRICING_TABLE_ID,
    'must be the id of a pricing table: prctbl_ with letters and digits after it',
  ).optional(),
  STRIPE_PUBLISHABLE_KEY: matching(
    PUBLISHABLE_KEY,
    'must be a publishable key: pk_ with letters and digits after it',
  ).optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_API_URL: webAddress
    .refine(isSafeService, 'must begin with https://; http:// only leads to this machine')
    .default('https://api.stripe.com'),
  MANA_PACKAGES: list(matching(MANA_PACKAGE, 'must be Mana, a colon and US dollars, such as 1000:9.50')),
  SWITCHED_OFF_PATHS: list(z.string().regex(/^\/[\w/-]+$/, 'must be paths of pages')),
});

/** The names of all variables. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

type Settings = z.output<typeof environment>;

export type Config = ReturnType<typeof readConfig>;

/**
 * The settings of this process, from the environment; an empty variable counts as not set.
 * Throws an Error whose message is one line for each malformed variable, naming it.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const settings = parse(given);
  return {
    ...serving(settings),
    ...storing(settings),
    ...messagingServices(settings),
    ...paymentService(settings),
    ...namesAndRules(settings),
    ...leadingElsewhere(settings),
    /** Variables of which a letter or two are not as ours have them. */
    misspeltSettings: misspeltSettings(Object.keys(given), SETTINGS),
    /** What staff could set, and the environment has: that holds. See `effectiveConfig`. */
    configured: SITE_SETTING_KEYS.filter((key) => given[siteSetting(key).variable] !== undefined),
  };
}

function parse(given: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse(given);
  const issues = parsed.error?.issues.map(({ path, message }) => [String(path[0]), message] as const);
  const wrong = new Map(issues ?? mismatchedSettings(given));
  if (parsed.success && wrong.size === 0) return parsed.data;
  throw new Error([...wrong].map(([name, message]) => `${name}: ${message}`).join('\n'));
}

const isProduction = (settings: Settings) => settings.NODE_ENV === 'production';

/** Settings of the HTTP server: address, trusted proxies and log. */
function serving(settings: Settings) {
  const isCookieSecure = settings.SESSION_COOKIE_SECURE ?? isProduction(settings);
  return {
    isProduction: isProduction(settings),
    port: settings.PORT,
    host: settings.HOST,
    /** Links in emails are built from this, never from a Host header. No slash at the end. */
    publicOrigin: new URL(settings.PUBLIC_ORIGIN ?? originOf(settings.HOST, settings.PORT)).origin,
    isCookieSecure,
    sessionCookieName: isCookieSecure ? '__Host-session' : 'session',
    /** Says that a browser has logged in before; opens nothing. */
    browserCookieName: isCookieSecure ? '__Host-known-browser' : 'known-browser',
    /** The key of whoever goes on with an address of email in this browser. */
    joiningCookieName: isCookieSecure ? '__Host-joining' : 'joining',
    /** Whether browsers are told to insist on https for all subdomains, too. */
    hasHstsSubdomains: settings.HSTS_SUBDOMAINS,
    /** What production may go without, by name. */
    allowedInsecurities: settings.ALLOW_INSECURE,
    trustedProxies: settings.TRUSTED_PROXY,
    logLevel: settings.LOG_LEVEL,
    /** The commit of the code; null where no one says it. */
    commit: settings.COMMIT ?? null,
    /** What `/metrics` asks for; null: no such address. */
    metricsToken: settings.METRICS_TOKEN ?? null,
    traces: tracesOf(settings),
  };
}

/** Share of traces that is recorded, from 0 to 1; null: no collector is named. */
function tracesOf(settings: Settings): { share: number } | null {
  const collector = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  return collector === undefined ? null : { share: Number(settings.OTEL_TRACES_SAMPLER_ARG ?? 1) };
}

/** Settings of the database and email, and the keys that seal them. */
function storing(settings: Settings) {
  return {
    databaseUrl: settings.DATABASE_URL,
    databaseAuthToken: settings.DATABASE_AUTH_TOKEN ?? null,
    /** Seals and hashes. Without DATA_KEY one that lasts as long as the process; `configFor` finds the lasting one. */
    dataKey: createDataKey(settings.DATA_KEY ?? newDataKey()),
    /** What backups are sealed with; null leaves them readable to their owner. */
    backupKey: settings.BACKUP_KEY ?? null,
    backups: backupSchedule(settings),
    /** Folder of the pictures. */
    pictures: picturePlace(settings),
    /** What the pictures of one charity may take there together. */
    mostPictureBytes: settings.PICTURES_MOST_MB * 1024 * 1024,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    /** Secret that the email service sends with bounce reports; null if none may report. */
    mailHookSecret: settings.MAIL_HOOK_SECRET ?? null,
  };
}

/** What the installation is called, and what holds in it. */
function namesAndRules(settings: Settings) {
  return {
    siteName: settings.SITE_NAME,
    titleId: settings.TITLE_ID,
    /** The volunteer whose public profile wears a crown; the demo world makes this person. */
    demoVolunteerId: settings.DEMO_VOLUNTEER_ID,
    /** Below it no account exists. */
    minimumAge: settings.MINIMUM_AGE ?? (isProduction(settings) ? 13 : 10),
    /** Answers tell no one whether an address has an account. */
    hasGenericAuthErrors: settings.AUTH_GENERIC_ERRORS ?? isProduction(settings),
    switchedOffPaths: settings.SWITCHED_OFF_PATHS,
  };
}

/** Addresses outside of the product, such as forms and app stores; pages hide links without one. */
function leadingElsewhere(settings: Settings) {
  return {
    supportEmail: settings.SUPPORT_EMAIL ?? null,
    iosAppUrl: settings.IOS_APP_URL ?? null,
    androidAppUrl: settings.ANDROID_APP_URL ?? null,
    sponsorFormUrl: settings.SPONSOR_FORM_URL ?? null,
    tipUrl: settings.TIP_URL ?? null,
    dioceseFormUrl: settings.DIOCESE_FORM_URL ?? null,
    schoolFormUrl: settings.SCHOOL_FORM_URL ?? null,
    businessFormUrl: settings.BUSINESS_FORM_URL ?? null,
    providerSurveyUrl: settings.PROVIDER_SURVEY_URL ?? null,
    newsletterUrl: settings.NEWSLETTER_URL ?? null,
    consultationUrl: settings.CONSULTATION_URL ?? null,
    socialUrls: settings.SOCIAL_URLS,
    /** URL of map tiles with {z}, {x} and {y}; null if maps show outlines. */
    mapTilesUrl: settings.MAP_TILES_URL ?? null,
    /** The payment provider's table of subscriptions, and the key that shows it to everyone. */
    stripePricingTableId: settings.STRIPE_PRICING_TABLE_ID ?? null,
    stripePublishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
  };
}

/** Origin by which a browser on this machine reaches the server; a wildcard address becomes loopback. */
function originOf(host: string, port: number): string {
  const home = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIP(home) === 6 ? `[${home}]` : home}:${port}`;
}

/** Addresses or subnets, comma separated, whose X-Forwarded-For is believed; null when none is. */
function readTrustedProxies(list: string | undefined, issues: z.RefinementCtx): BlockList | null {
  if (list === undefined) return null;
  const proxies = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    const family = version === 6 ? 'ipv6' : 'ipv4';
    const prefix = Number(bits ?? (version === 6 ? 128 : 32));
    if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > (version === 6 ? 128 : 32)) {
      issues.addIssue({
        code: 'custom',
        message: `${JSON.stringify(entry.slice(0, 60))} is no address and no subnet`,
      });
      return null;
    }
    proxies.addSubnet(address, prefix, family);
  }
  return proxies;
}
