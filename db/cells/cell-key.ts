import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** A key for single cells of tables. `about` says which cell it is: what was sealed for one opens nowhere else. */
export type CellKey = {
  /** Tells keys apart and tells nothing about the key: it stands before everything that was sealed with it. */
  readonly id: string;
  seal(about: string, text: string): string;
  /** Null when it was sealed with another key, for another cell, or changed since. */
  open(about: string, sealed: string): string | null;
  /** Keyed hash, equal for equal texts in cells of one kind; without the key no one can guess texts. */
  hash(about: string, text: string): string;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `secret`: 64 hexadecimal digits. Sealing, hashing and the id have a key of their own each. */
export function createCellKey(secret: string): CellKey {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', use, 32));
  const sealing = createSecretKey(derive('cells:seal'));
  const hashing = createSecretKey(derive('cells:hash'));
  return {
    id: derive('cells:id').toString('hex').slice(0, 8),
    seal(about, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(about));
      const body = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...body]).toString('base64');
    },
    open(about, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, IV_BYTES));
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    hash: (about, text) => createHmac('sha256', hashing).update(`${about}\n${text}`).digest('hex'),
  };
}
