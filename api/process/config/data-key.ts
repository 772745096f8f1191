import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { createCellKey } from '#db/cells/cell-key.ts';
import { Cells } from '#db/cells/cells.ts';

/** What sealed values and hashes are for: each purpose has a key of its own, so that one is no good for another. */
export type KeyPurpose =
  | 'mail'
  | 'answers-address'
  | 'charity-request'
  | 'ban'
  | 'recipient'
  | 'check'
  | 'guardian-code'
  | 'audit'
  | 'key'
  | 'closed-account'
  | 'double'
  | 'record-merge'
  | 'merge-request'
  | 'proof-code'
  | 'joining-code'
  | 'answer-link'
  | 'unsubscribe'
  | 'friend-link'
  | 'vapid'
  | 'text-code'
  | 'named-peer'
  | 'short-link'
  | 'poster'
  | 'poster-word'
  | 'kiosk'
  | 'device';

type OneKey = {
  /** Encrypts a text; the same text never looks the same twice. */
  seal(purpose: KeyPurpose, text: string): string;
  /** The text behind `seal`; null when it was sealed by a key that is not known, or changed since. */
  open(purpose: KeyPurpose, sealed: string): string | null;
  /** A hash (hex) that finds equal texts and that no one without the key can try out. */
  hash(purpose: KeyPurpose, text: string): string;
};

/**
 * The installation's secret, in use. It stands in no backup and in no log. While it is changed, and afterwards for what
 * cannot be hashed anew, others are known beside it: they open, and find.
 */
export type DataKey = OneKey & {
  /** The hashes of a text under every known key, the one in use first. */
  hashes(purpose: KeyPurpose, text: string): string[];
  /** Seals and opens single cells of tables. */
  readonly cells: Cells;
  /** Makes another key known (64 hexadecimal digits), and seals cells with it, or all that is sealed and hashed. */
  learn(secret: string, inUseFor: 'nothing' | 'cells' | 'all'): void;
  /** All known keys, the one in use first; only to be sealed. */
  secrets(): string[];
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
  const known = new Map([[secret.toLowerCase(), createOneKey(secret)]]);
  let inUse = secret.toLowerCase();
  const cells = new Cells(createCellKey(secret));
  const current = () => known.get(inUse) as OneKey;
  const inOrder = () => [current(), ...[...known.values()].filter((key) => key !== current())];
  return {
    cells,
    seal: (purpose, text) => current().seal(purpose, text),
    open(purpose, sealed) {
      for (const key of inOrder()) {
        const text = key.open(purpose, sealed);
        if (text !== null) return text;
      }
      return null;
    },
    hash: (purpose, text) => current().hash(purpose, text),
    hashes: (purpose, text) => inOrder().map((key) => key.hash(purpose, text)),
    secrets: () => [inUse, ...[...known.keys()].filter((one) => one !== inUse)],
    learn(other, inUseFor) {
      const name = other.toLowerCase();
      known.set(name, known.get(name) ?? createOneKey(name));
      cells.learn(createCellKey(name), { isInUse: inUseFor !== 'nothing' });
      if (inUseFor === 'all') inUse = name;
    },
  };
}

function createOneKey(secret: string): OneKey {
  const keys = new Map<string, KeyObject>();
  // From the bytes Node would make a key anew at each use: 12 µs for a hash in place of 2.
  const derive = (name: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', name, 32)));
  const keyFor = (use: 'seal' | 'hash', purpose: KeyPurpose): KeyObject => {
    const name = `${use}:${purpose}`;
    const known = keys.get(name) ?? derive(name);
    keys.set(name, known);
    return known;
  };
  return {
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyFor('seal', purpose), iv);
      const body = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...body]).toString('base64');
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
