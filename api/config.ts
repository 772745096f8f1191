import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { createDataKey, DATA_KEY_PATTERN, newDataKey } from './auth/data-key.ts';

const text = z.string().trim().min(1);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const webAddress = z.url({ protocol: /^https?$/ });
/** Comma separated; none when not set. */
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item));

/** What an installation in production may go without, if it says so by name; see config-safety.ts. */
const insecurity = z.enum(['origin', 'cookies', 'mail', 'proxy']);

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.regex(/^[\w.:-]+$/, 'is no name or address of a host').default('127.0.0.1'),
  PUBLIC_ORIGIN: webAddress.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|libsql:|libsql-file:|https?:)/, 'must begin with file:, libsql: or http(s):')
    .default('file:./.data/app.db'),
  DATABASE_AUTH_TOKEN: text.optional(),
  DATA_KEY: z.string().regex(DATA_KEY_PATTERN, 'must be 64 hexadecimal digits').optional(),
  SESSION_COOKIE_SECURE: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.regex(/^[^\r\n]+$/, 'must be one line').default('Chariteers <no-reply@localhost>'),
  ALLOW_INSECURE: list(insecurity),
  TRUSTED_PROXY: text.optional().transform(readTrustedProxies),
  SUPPORT_EMAIL: z.email().optional(),
  SITE_NAME: text.default('Chariteers'),
  MINIMUM_AGE: z.coerce.number().int().min(10).max(18).optional(),
  DEMO_VOLUNTEER_ID: z.uuid().default('01930000-0000-7000-8000-00000000c0de'),
  TITLE_ID: text.default('chariteers'),
  AUTH_GENERIC_ERRORS: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
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
  STRIPE_PRICING_TABLE_ID: z
    .string()
    .regex(/^prctbl_\w+$/, 'must begin with prctbl_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'must begin with pk_')
    .optional(),
  SWITCHED_OFF_PATHS: list(z.string().regex(/^\/[\w/-]+$/, 'must be paths of pages')),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * The settings of this process, from the environment; an empty variable counts as not set.
 * Throws an Error whose message is one line for each malformed variable, naming it.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
    );
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  const isCookieSecure = settings.SESSION_COOKIE_SECURE ?? isProduction;
  return {
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    /** Links in mails are built from this, never from a Host header. No slash at the end. */
    publicOrigin: new URL(settings.PUBLIC_ORIGIN ?? originOf(settings.HOST, settings.PORT)).origin,
    databaseUrl: settings.DATABASE_URL,
    databaseAuthToken: settings.DATABASE_AUTH_TOKEN ?? null,
    /** Seals and hashes. Without DATA_KEY one that lasts as long as the process; `configFor` finds the lasting one. */
    dataKey: createDataKey(settings.DATA_KEY ?? newDataKey()),
    isCookieSecure,
    sessionCookieName: isCookieSecure ? '__Host-session' : 'session',
    /** Says that a browser has logged in before; opens nothing. */
    browserCookieName: isCookieSecure ? '__Host-known-browser' : 'known-browser',
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    /** What production may go without, by name. */
    allowedInsecurities: settings.ALLOW_INSECURE,
    trustedProxies: settings.TRUSTED_PROXY,
    supportEmail: settings.SUPPORT_EMAIL ?? null,
    siteName: settings.SITE_NAME,
    /** The volunteer whose public profile wears a crown; the demo world makes this person. */
    demoVolunteerId: settings.DEMO_VOLUNTEER_ID,
    /** Below it no account exists. */
    minimumAge: settings.MINIMUM_AGE ?? (isProduction ? 13 : 10),
    titleId: settings.TITLE_ID,
    /** Answers tell nobody whether an address has an account. */
    hasGenericAuthErrors: settings.AUTH_GENERIC_ERRORS ?? isProduction,
    logLevel: settings.LOG_LEVEL,
    iosAppUrl: settings.IOS_APP_URL ?? null,
    androidAppUrl: settings.ANDROID_APP_URL ?? null,
    sponsorFormUrl: settings.SPONSOR_FORM_URL ?? null,
    tipUrl: settings.TIP_URL ?? null,
    /** Forms outside of the product; a page hides the one without an address. */
    dioceseFormUrl: settings.DIOCESE_FORM_URL ?? null,
    schoolFormUrl: settings.SCHOOL_FORM_URL ?? null,
    businessFormUrl: settings.BUSINESS_FORM_URL ?? null,
    providerSurveyUrl: settings.PROVIDER_SURVEY_URL ?? null,
    newsletterUrl: settings.NEWSLETTER_URL ?? null,
    consultationUrl: settings.CONSULTATION_URL ?? null,
    socialUrls: settings.SOCIAL_URLS,
    /** The payment provider's table of subscriptions; null when one of its two settings is missing. */
    pricingTable: pricingTableOf(settings.STRIPE_PRICING_TABLE_ID, settings.STRIPE_PUBLISHABLE_KEY),
    switchedOffPaths: settings.SWITCHED_OFF_PATHS,
  };
}

/** Where a browser on this machine finds the server: one that listens everywhere is found at home. */
function originOf(host: string, port: number): string {
  const home = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIP(home) === 6 ? `[${home}]` : home}:${port}`;
}

function pricingTableOf(id: string | undefined, publishableKey: string | undefined) {
  return id !== undefined && publishableKey !== undefined ? { id, publishableKey } : null;
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
      issues.addIssue({ code: 'custom', message: `«${entry}» is no address and no subnet` });
      return null;
    }
    proxies.addSubnet(address, prefix, family);
  }
  return proxies;
}
