import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#api/http/answers/headers.ts';
import { siteConfigOf } from '#api/http/site-locals.ts';
import { readConfig, SETTINGS } from '#api/process/config/config.ts';
import { misspeltSettings } from '#api/process/config/config-names.ts';
import { atLeast } from './support/at-least.ts';
import { runScript } from './support/started-process.ts';
import { temporaryFolder } from './support/store-backends.ts';

const table = readFileSync(path.resolve(import.meta.dirname, '../scripts/SETTINGS.md'), 'utf8');
/** Names of the documented variables, in the order of the table. */
const documented = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
);

const ADDRESS = ['x', 'forms.example/join', 'javascript:alert(1)', 'https://', 'ftp://x.example'];
const BUCKET = [...ADDRESS, 'https://me:secret@bucket.example/things', 'https://bucket.example/things?x=1'];
const FLAG = ['yes', '2', 'on'];
/** What each variable refuses. */
const RUBBISH: Readonly<Record<string, readonly string[]>> = {
  PORT: ['eighty', '70000', '-1', '1e3', '0x50', '80.5', ' '],
  HOST: ['my box', 'http://x', 'a/b'],
  PUBLIC_ORIGIN: [...ADDRESS, 'chariteers.example'],
  DATABASE_URL: [
    'postgres://localhost/app',
    'app.db',
    'file:',
    'file::memory:',
    'libsql:',
    'http://',
    'file:data/',
  ],
  DATABASE_AUTH_TOKEN: ['two words', ' '],
  BACKUP_KEY: ['x', 'f'.repeat(63), `${'f'.repeat(63)}g`],
  BACKUP_DIR: ['two\nlines', ' ', 'x'.repeat(1_001)],
  BACKUP_URL: [...BUCKET, 'http://bucket.example/backups'],
  BACKUP_KEY_ID: ['x', 'two words', 'x'.repeat(129)],
  BACKUP_SECRET: ['short', 'two words long', 'x'.repeat(257)],
  BACKUP_REGION: ['a b', 'x/y', 'x'.repeat(65)],
  BACKUP_EVERY_HOURS: ['0', '169', 'daily', '1.5'],
  DATA_KEY: ['x', 'f'.repeat(63), `${'f'.repeat(63)}g`],
  PICTURES_DIR: ['two\nlines', ' ', 'x'.repeat(1_001)],
  PICTURES_URL: [...BUCKET, 'http://bucket.example/pictures'],
  PICTURES_KEY_ID: ['x', 'two words', 'x'.repeat(129)],
  PICTURES_SECRET: ['short', 'two words long', 'x'.repeat(257)],
  PICTURES_REGION: ['a b', 'x/y', 'x'.repeat(65)],
  PICTURES_MOST_MB: ['0', '-1', 'many', '1.5', '1000001'],
  SESSION_COOKIE_SECURE: [...FLAG, 'maybe'],
  HSTS_SUBDOMAINS: FLAG,
  SMTP_URL: ['https://mail.example', 'mail.example', 'smtp://', 'localhost:25'],
  MAIL_FROM: ['nobody', 'Chariteers <a@b.example>\r\nBcc: c@d.example', 'Chariteers <>', 'a@b@c'],
  VAPID_PUBLIC_KEY: ['x', 'B'.repeat(86), 'not a key!', `B${'A'.repeat(86)}=`],
  VAPID_PRIVATE_KEY: ['x', 'A'.repeat(44), 'not a key!'],
  VAPID_SUBJECT: ['nobody', 'help@demo.example', 'http://x.example', 'mailto:', 'https://'],
  SMS_URL: [...ADDRESS, 'http://texts.example', 'smtp://texts.example'],
  MAP_TILES_URL: [
    ...ADDRESS,
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://me:secret@tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}/{y}/{y}.png',
    'https://tiles.example/{z}/{x}/{y}.png; script-src *',
  ],
  SMS_ACCOUNT: ['AC 1', 'a/b', 'x'.repeat(65)],
  SMS_TOKEN: ['short', 'two words long', ' '],
  SMS_FROM: ['Chariteers', '+', '123', '555-0123'],
  COMMIT: ['main', 'abc', 'g'.repeat(40), 'a'.repeat(41)],
  METRICS_TOKEN: ['short', 'fifteen letters and blanks', 'ümlauts-are-none-of-them'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ADDRESS,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ADDRESS,
  OTEL_TRACES_SAMPLER_ARG: ['-1', '1.1', 'half'],
  MAIL_HOOK_SECRET: ['short', 'fifteen letters and blanks', 'ümlauts-are-none-of-them'],
  ALLOW_INSECURE: ['everything', 'mail,1'],
  TRUSTED_PROXY: ['the-proxy', '10.0.0.0/40', '10.0.0.1;10.0.0.2', '10.0.0.1\n10.0.0.2', '*'],
  SITE_NAME: [' ', 'two\nlines', 'x'.repeat(61)],
  SUPPORT_EMAIL: ['nobody', 'a@b.example, c@d.example', 'mailto:a@b.example'],
  TITLE_ID: ['two words', '"', 'x'.repeat(65)],
  MINIMUM_AGE: ['9', '19', 'young', '13.5', '0x0D'],
  DEMO_VOLUNTEER_ID: ['gold', '01930000-0000-7000-8000'],
  AUTH_GENERIC_ERRORS: FLAG,
  IOS_APP_URL: ADDRESS,
  ANDROID_APP_URL: ADDRESS,
  DIOCESE_FORM_URL: ADDRESS,
  SCHOOL_FORM_URL: ADDRESS,
  BUSINESS_FORM_URL: ADDRESS,
  SPONSOR_FORM_URL: ADDRESS,
  TIP_URL: ADDRESS,
  PROVIDER_SURVEY_URL: ADDRESS,
  STRIPE_PRICING_TABLE_ID: [
    '"><script>',
    'x',
    'prctbl_',
    'prctbl_1 2',
    'pk_live_1',
    `prctbl_${'x'.repeat(101)}`,
  ],
  STRIPE_PUBLISHABLE_KEY: [
    'sk_live_secret',
    'pk_"',
    'pk_',
    'pk_live_1 2',
    'prctbl_1',
    `pk_${'x'.repeat(201)}`,
  ],
  STRIPE_WEBHOOK_SECRET: ['short', 'fifteen letters and blanks', 'ümlauts-are-none-of-them'],
  STRIPE_SECRET_KEY: ['short', 'fifteen letters and blanks', 'ümlauts-are-none-of-them'],
  STRIPE_API_URL: [...ADDRESS, 'http://pay.example'],
  MANA_PACKAGES: ['1000', '1000:0.49', '0:5', '1000:9.5', '1000:$9', '1000:9.50;5000:40'],
  NEWSLETTER_URL: ADDRESS,
  CONSULTATION_URL: ADDRESS,
  SOCIAL_URLS: [...ADDRESS, 'https://social.example, javascript:alert(1)'],
  SWITCHED_OFF_PATHS: ['contest', '/a b', '/contest?x', 'https://x.example/contest'],
  NODE_ENV: ['staging', 'Production'],
  LOG_LEVEL: ['loud', 'INFO'],
};

function refusalOf(env: Record<string, string>): string | null {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the settings', () => {
  it('are those of scripts/SETTINGS.md, no more and no less', () => {
    expect(documented.length).toBe(new Set(documented).size);
    expect(documented.toSorted()).toEqual(SETTINGS.toSorted());
  });

  it('are all tried with rubbish', () => {
    expect(Object.keys(RUBBISH).sort()).toEqual(SETTINGS.toSorted());
  });

  it.each(Object.entries(RUBBISH))('%s refuses rubbish with one clear line that names it', (name, values) => {
    for (const value of atLeast(1, values)) {
      const message = refusalOf({ [name]: value });
      expect(message, value).toMatch(new RegExp(`^${name}: [^\n]{10,150}$`));
      // Not the checker's words, which are about its types.
      expect(message, value).not.toMatch(/Invalid input|expected|NaN|Too (small|big)/);
      // Someone may have pasted a secret.
      if (/KEY|SECRET|TOKEN/.test(name) && value.length > 3) expect(message).not.toContain(value);
    }
  });

  it.each([
    [{ SMS_URL: 'https://texts.example', SMS_TOKEN: 'secret-token' }, ['SMS_ACCOUNT', 'SMS_FROM']],
    [{ STRIPE_SECRET_KEY: 'sk_test_of_the_shop' }, ['STRIPE_WEBHOOK_SECRET']],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_of_the_service' }, ['STRIPE_SECRET_KEY']],
    [{ MANA_PACKAGES: '1000:9.50' }, ['STRIPE_SECRET_KEY']],
    [{ BACKUP_SECRET: 'of-the-bucket' }, ['BACKUP_URL', 'BACKUP_KEY_ID']],
    [{ VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url') }, ['VAPID_PUBLIC_KEY']],
  ])('%o is not enough: what is missing is named [MSG-17, MSG-15, EDG-11]', (env, missing) => {
    const lines = refusalOf(env)?.split('\n') ?? [];
    expect(lines.map((line) => line.slice(0, line.indexOf(':')))).toEqual(missing);
  });

  it('take no bucket of backups without a key, and no second place [OPS-10]', () => {
    const bucket = {
      BACKUP_URL: 'https://bucket.example/b',
      BACKUP_KEY_ID: 'key',
      BACKUP_SECRET: 'of the bucket'.replaceAll(' ', '-'),
    };
    expect(refusalOf(bucket)).toMatch(/^BACKUP_KEY: is missing.*encrypted/);
    expect(refusalOf({ ...bucket, BACKUP_KEY: 'ab'.repeat(32) })).toBeNull();
    const both = { ...bucket, BACKUP_KEY: 'ab'.repeat(32), BACKUP_DIR: '/srv/backups' };
    expect(refusalOf(both)).toMatch(/^BACKUP_DIR: .*one of them$/);
    expect(readConfig({ BACKUP_DIR: '/srv/backups' }).backups).toEqual({
      place: { folder: '/srv/backups' },
      everyHours: 24,
    });
  });

  it('open subscriptions only with all payment keys [NAV-02, DEC-81]', () => {
    const keys = { STRIPE_PRICING_TABLE_ID: ' prctbl_1 ', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    const secrets = {
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_service',
      STRIPE_SECRET_KEY: 'sk_test_of_the_shop',
    };
    const tableOf = (env: Record<string, string>) => siteConfigOf(readConfig(env)).pricingTable;
    expect(tableOf({ ...keys, ...secrets })).toEqual({ id: 'prctbl_1', publishableKey: 'pk_live_1' });
    expect(tableOf(keys), 'no one would hear of a payment').toBeNull();
    for (const [name, value] of Object.entries(keys))
      expect(tableOf({ ...secrets, [name]: value }), name).toBeNull();
  });

  it('have the documented defaults', () => {
    const config = readConfig({});
    for (const value of [
      config.port,
      config.host,
      config.databaseUrl,
      config.mailFrom,
      config.titleId,
      config.logLevel,
    ]) {
      expect(table).toContain(String(value));
    }
  });

  it('say whether browsers insist on https for subdomains, too: not unless they are told', () => {
    const hsts = (env: Record<string, string>) =>
      securityHeaders(readConfig({ NODE_ENV: 'production', ...env }))['strict-transport-security'];
    expect(hsts({})).toBe('max-age=63072000');
    expect(hsts({ HSTS_SUBDOMAINS: '1' })).toBe('max-age=63072000; includeSubDomains');
    expect(hsts({ HSTS_SUBDOMAINS: '1', SESSION_COOKIE_SECURE: '0' })).toBeUndefined();
  });
});

describe('a name with a slip in it', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_UR', 'SMTP_URL'],
    ['database_url', 'DATABASE_URL'],
    ['TRUSTED_PROXIES', null],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXY'],
    ['SOCIAL_URL', 'SOCIAL_URLS'],
    ['SUPORT_MAIL', 'SUPPORT_EMAIL'],
    ['NODE_ENVIRONMENT', null],
    ['HOTS', 'HOST'],
    ['HOME', null],
    ['HOSTNAME', null],
    ['PATH', null],
    ['API_URL', null],
    ['HTTP_PROXY', null],
    ['PORT', null],
  ])('%s is taken for %s', (name, meant) => {
    expect(misspeltSettings([name], SETTINGS)).toEqual(meant === null ? [] : [{ name, meant }]);
  });

  it('is named where the start fails for it, and where a command runs', async () => {
    const place = temporaryFolder();
    const env = {
      DATABASE_URL: `file:${path.join(place.folder, 'app.db')}`,
      SMPT_URL: 'smtp://mail.example',
    };
    const slip = 'SMPT_URL: there is no such setting. Was SMTP_URL meant?';
    const [started, command] = await Promise.all([
      runScript('scripts/serve.ts', { ...env, NODE_ENV: 'production' }),
      runScript('scripts/ledger.ts', env),
    ]);
    expect(started.code).toBe(1);
    expect(started.output.trim().split('\n').at(-1)).toBe(slip);
    expect(command.output.trim().split('\n')).toEqual([slip, '0 wrong entries.']);
    place.remove();
  });
});
