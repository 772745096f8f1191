/** Seals texts for the browser's storage; `open` answers null for what another key has sealed. */
export type Sealing = {
  seal(text: string): Promise<string>;
  open(sealed: string): Promise<string | null>;
};

const CIPHER = 'AES-GCM';
const IV_BYTES = 12;

/** Seals by a key of 32 bytes, as hexadecimal digits; null in a browser that offers no cipher. */
export async function createSealing(key: string): Promise<Sealing | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle || key.length !== 64) return null;
  const cryptoKey = await subtle.importKey('raw', bytesOfHex(key), CIPHER, false, ['encrypt', 'decrypt']);
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const body = await subtle.encrypt({ name: CIPHER, iv }, cryptoKey, new TextEncoder().encode(text));
      return btoa(String.fromCharCode(...iv, ...new Uint8Array(body)));
    },
    async open(sealed) {
      try {
        const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0));
        const algorithm = { name: CIPHER, iv: bytes.subarray(0, IV_BYTES) };
        return new TextDecoder().decode(await subtle.decrypt(algorithm, cryptoKey, bytes.subarray(IV_BYTES)));
      } catch {
        return null;
      }
    },
  };
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
}
