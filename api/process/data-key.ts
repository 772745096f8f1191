import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What sealed values and hashes are for: each purpose has a key of its own, so that one is no good for another. */
export type KeyPurpose =
  | 'mail'
  | 'ban'
  | 'recipient'
  | 'check'
  | 'guardian-code'
  | 'audit'
  | 'closed-account'
  | 'proof-code';

/** The installation's secret, in use. It stands in no backup and in no log. */
export type DataKey = {
  /** Encrypts a text; the same text never looks the same twice. */
  seal(purpose: KeyPurpose, text: string): string;
  /** The text behind `seal`; null when it was sealed by another key or changed since. */
  open(purpose: KeyPurpose, sealed: string): string | null;
  /** A hash (hex) that finds equal texts and that nobody without the key can try out. */
  hash(purpose: KeyPurpose, text: string): string;
};

/** 32 bytes, as 64 hexadecimal digits. */
export const DATA_KEY_PATTERN = /^[0-9a-f]{64}$/i;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new key, as it stands in DATA_KEY. */
export function newDataKey(): string {
  return randomBytes(32).toString('hex');
}

/** `secret`: 64 hexadecimal digits. */
export function createDataKey(secret: string): DataKey {
  const keys = new Map<string, Buffer>();
  const keyFor = (use: 'seal' | 'hash', purpose: KeyPurpose): Buffer => {
    const name = `${use}:${purpose}`;
    const known = keys.get(name) ?? Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', name, 32));
    keys.set(name, known);
    return known;
  };
  return {
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyFor('seal', purpose), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      try {
        const iv = bytes.subarray(0, IV_BYTES);
        const decipher = createDecipheriv(CIPHER, keyFor('seal', purpose), iv);
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    hash: (purpose, text) => createHmac('sha256', keyFor('hash', purpose)).update(text).digest('hex'),
  };
}
