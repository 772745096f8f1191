import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * A copy of the database that only a key opens: `MAGIC`, 12 bytes of nonce, the ciphertext (AES-256-GCM), 16 bytes of
 * tag. Nothing is ever whole in memory.
 */
const MAGIC = Buffer.from('CHARITEERS-COPY-1\n');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + NONCE_BYTES;

/** Seals a file into another one, readable by its owner only. `key`: 64 hexadecimal digits. */
export async function sealCopy(source: string, target: string, key: string): Promise<void> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce);
  await replacing(target, async (partial) => {
    const sealed = async function* (plain: AsyncIterable<Buffer>) {
      yield Buffer.concat([MAGIC, nonce]);
      for await (const part of plain) yield cipher.update(part);
      yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
    };
    await pipeline(
      createReadStream(source),
      sealed,
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
  });
}

/** Whether a file is such a copy; one that is not there is none. */
export function isSealedCopy(file: string): boolean {
  return (
    statSync(file, { throwIfNoEntry: false }) !== undefined && readAt(file, 0, MAGIC.length).equals(MAGIC)
  );
}

/** Opens a sealed copy into another file. Throws, and leaves no file, with another key and for a copy that was changed. */
export async function openCopy(source: string, target: string, key: string): Promise<void> {
  const end = statSync(source).size - TAG_BYTES;
  if (end < HEAD_BYTES) throw new Error(`${source} is not whole.`);
  const nonce = readAt(source, MAGIC.length, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce);
  decipher.setAuthTag(readAt(source, end, TAG_BYTES));
  try {
    await replacing(target, async (partial) => {
      // Node reads up to and with `end`; of an empty copy there is nothing to read.
      const sealed = end === HEAD_BYTES ? [] : createReadStream(source, { start: HEAD_BYTES, end: end - 1 });
      await pipeline(sealed, decipher, createWriteStream(partial, { mode: 0o600, flush: true }));
    });
  } catch (error) {
    if (!(error as Error).message.includes('authenticate')) throw error;
    throw new Error(`${source} was sealed with another key, or was changed since.`, { cause: error });
  }
}

/** The target appears whole or not at all. */
async function replacing(target: string, write: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${target}.partial`;
  try {
    await write(partial);
    renameSync(partial, target);
  } finally {
    rmSync(partial, { force: true });
  }
}

function readAt(file: string, position: number, bytes: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const read = Buffer.alloc(bytes);
    return read.subarray(0, readSync(descriptor, read, 0, bytes, position));
  } finally {
    closeSync(descriptor);
  }
}
