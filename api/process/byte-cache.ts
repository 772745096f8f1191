import { hash } from 'node:crypto';

/** A longer text of a stranger is answered, and forgotten. */
const LONGEST_TEXT_BYTES = 16_384;
/** What an entry takes besides its value: the key, its places in the table, the objects around the value. */
const ENTRY_BYTES = 1_000;

/** What a text is remembered by: its hash, however long it is. Null for a text that is too long to be worth it. */
export function keyOfText(text: string): string | null {
  const isShort = text.length <= LONGEST_TEXT_BYTES && Buffer.byteLength(text) <= LONGEST_TEXT_BYTES;
  return isShort ? hash('sha256', text, 'base64url') : null;
}

/**
 * Values that cost more to make than to keep, up to so many bytes in all: what was used longest ago goes first, and a
 * value larger than the whole is not kept. `sizeOf` answers the bytes of a value when it is put in.
 */
export function createByteCache<Value>({
  mostBytes,
  sizeOf,
}: {
  mostBytes: number;
  sizeOf: (value: Value) => number;
}) {
  const kept = new Map<string, { value: Value; bytes: number }>();
  let bytes = 0;

  function drop(key: string): void {
    const old = kept.get(key);
    if (!old) return;
    kept.delete(key);
    bytes -= old.bytes;
  }

  return {
    get(key: string): Value | undefined {
      const found = kept.get(key);
      if (!found) return undefined;
      // Taken out and put back, so that the first entry of the Map is the one used longest ago.
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key: string, value: Value): void {
      drop(key);
      const entry = { value, bytes: ENTRY_BYTES + 2 * key.length + sizeOf(value) };
      if (entry.bytes > mostBytes) return;
      kept.set(key, entry);
      bytes += entry.bytes;
      while (bytes > mostBytes) drop(kept.keys().next().value ?? '');
    },
    drop,
    /** Bytes of all that is kept. */
    get bytes(): number {
      return bytes;
    },
  };
}
