import path from 'node:path';
import { manaPackages } from '#domain/payments/mana-package.ts';

/** Settings that are nothing without each other. */
const TOGETHER = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'],
  ['PICTURES_URL', 'PICTURES_KEY_ID', 'PICTURES_SECRET'],
  ['BACKUP_URL', 'BACKUP_KEY_ID', 'BACKUP_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

/** The variables that do not go with those that are given, each with why. */
export function mismatchedSettings(given: Record<string, string | undefined>): [string, string][] {
  const { BACKUP_URL: bucket, BACKUP_DIR: folder, BACKUP_KEY: key } = given;
  const backup: [string, string][] = [];
  if (bucket && !key)
    backup.push(['BACKUP_KEY', 'is missing: a bucket of backups takes encrypted ones only']);
  if (bucket && folder) backup.push(['BACKUP_DIR', 'and BACKUP_URL are both set: backups go to one of them']);
  const { MANA_PACKAGES: sold, STRIPE_SECRET_KEY: sells } = given;
  const unsold: [string, string][] =
    sold && !sells ? [['STRIPE_SECRET_KEY', 'is missing: MANA_PACKAGES are sold with it']] : [];
  const missing = TOGETHER.filter((names) => names.some((name) => given[name] !== undefined)).flatMap(
    (names) =>
      names
        .filter((name) => given[name] === undefined)
        .map((name): [string, string] => [name, `is missing: ${names.join(', ')} come together`]),
  );
  return [...missing, ...unsold, ...backup];
}

/** Whether a service is spoken with where no one listens: by https, or on this machine. */
export function isSafeService(address: string): boolean {
  // What is no address is told already.
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}

/** Whether an address names each tile of a map by level, column and row: on one host, which the policy of the page names. */
export function isTileAddress(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { origin, username, host } = new URL(address);
  const hasAll = ['{z}', '{x}', '{y}'].every((part) => address.split(part).length === 2);
  const isOneHost = username === '' && /^[\w.:[\]-]+$/.test(host);
  return hasAll && isOneHost && address.startsWith(`${origin}/`) && /^[\w.:/{}?=&%~@-]+$/.test(address);
}

type Alone = (typeof TOGETHER)[number][number];
type Given = Partial<Record<Alone | 'VAPID_SUBJECT', string | undefined>>;

/** The services of push and text; null where there is none, or where keys are made by the product itself. */
export function messagingServices(settings: Given) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  const { SMS_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = settings;
  return {
    vapidKeys: publicKey && privateKey ? { publicKey, privateKey } : null,
    /** Whom a push service may write to; null: found among the other settings. */
    vapidSubject: settings.VAPID_SUBJECT ?? null,
    /** No slash at the end. */
    textService:
      url && account && token && from ? { url: url.replace(/\/+$/, ''), account, token, from } : null,
  };
}

type PaymentSettings = Partial<Record<'STRIPE_WEBHOOK_SECRET' | 'STRIPE_SECRET_KEY', string | undefined>> & {
  STRIPE_API_URL: string;
  MANA_PACKAGES: readonly string[];
};

/** What the payment service signs its events with; and its key and address, with the Mana that is sold there, if any. */
export function paymentService(settings: PaymentSettings) {
  return {
    paymentSecret: settings.STRIPE_WEBHOOK_SECRET ?? null,
    paymentShop: {
      key: settings.STRIPE_SECRET_KEY ?? '',
      url: settings.STRIPE_API_URL,
      packages: manaPackages(settings.MANA_PACKAGES),
    },
  };
}

type PricingSettings = Record<
  'stripePricingTableId' | 'stripePublishableKey' | 'paymentSecret',
  string | null
>;

/** Returns the table of prices, or null where it would not be shown, or no one would hear who has subscribed. */
export function pricingTableOf(config: PricingSettings): { id: string; publishableKey: string } | null {
  const { stripePricingTableId: id, stripePublishableKey: publishableKey, paymentSecret } = config;
  return id !== null && publishableKey !== null && paymentSecret !== null ? { id, publishableKey } : null;
}

/** Whether an address names a host or a mailbox. */
export function leadsToSomebody(address: string): boolean {
  // What is no address is told already.
  if (!URL.canParse(address)) return true;
  const { hostname, pathname } = new URL(address);
  return hostname !== '' || /^[^@]+@[^@]+$/.test(pathname);
}

/** Whether an address is that of a bucket alone: what signs a request goes behind it. */
export function isBucketAddress(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password, search, hash } = new URL(address);
  return username === '' && password === '' && search === '' && hash === '';
}

/** A folder of this machine, or a bucket of a service that speaks S3. */
export type FilePlace =
  | { folder: string }
  | { bucket: { url: string; keyId: string; secret: string; region: string } };

function bucketOf(url: string | undefined, keyId: string | undefined, secret: string | undefined) {
  return url && keyId && secret ? { url: url.replace(/\/+$/, ''), keyId, secret } : null;
}

type PictureSettings = Given & {
  PICTURES_DIR?: string | undefined;
  PICTURES_REGION: string;
  DATABASE_URL: string;
};

/** The bucket where one is named; else the folder, beside the database unless told otherwise. */
export function picturePlace(settings: PictureSettings): FilePlace {
  const bucket = bucketOf(settings.PICTURES_URL, settings.PICTURES_KEY_ID, settings.PICTURES_SECRET);
  if (bucket) return { bucket: { ...bucket, region: settings.PICTURES_REGION } };
  const [, file = '.data/app.db'] = /^(?:libsql-)?file:(.+)$/.exec(settings.DATABASE_URL) ?? [];
  return { folder: path.resolve(settings.PICTURES_DIR ?? path.join(path.dirname(file), 'pictures')) };
}

type BackupSettings = Given & {
  BACKUP_DIR?: string | undefined;
  BACKUP_REGION: string;
  BACKUP_EVERY_HOURS: number;
};

/** The place of scheduled backups, and how often one is made; null: never. */
export function backupSchedule(settings: BackupSettings): { place: FilePlace; everyHours: number } | null {
  const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: everyHours } = settings;
  const bucket = bucketOf(settings.BACKUP_URL, settings.BACKUP_KEY_ID, settings.BACKUP_SECRET);
  if (bucket) return { place: { bucket: { ...bucket, region: settings.BACKUP_REGION } }, everyHours };
  return folder === undefined ? null : { place: { folder: path.resolve(folder) }, everyHours };
}
