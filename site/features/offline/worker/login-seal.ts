/** Store of the keys of logins on this device. Scripts can use a key, and none can read it. */
export type KeyStore = {
  find(login: string): Promise<CryptoKey | undefined>;
  put(login: string, key: CryptoKey): Promise<void>;
  /** Deletes the key of every login but the one named; null: of every one. */
  deleteOthers(login: string | null): Promise<void>;
};

const CIPHER = 'AES-GCM';
const IV_BYTES = 12;

/** Seals texts with a key of their login. Once that key is gone, no one can open them. */
export function createLoginSeal(store: KeyStore) {
  let known: { login: string; key: Promise<CryptoKey> } | null = null;

  const keyOf = (login: string): Promise<CryptoKey> => {
    if (known?.login === login) return known.key;
    const key = findOrMake(store, login);
    known = { login, key };
    key.catch(() => {
      known = null;
    });
    return key;
  };
  return {
    async seal(login: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const algorithm = { name: CIPHER, iv };
      const body = await crypto.subtle.encrypt(algorithm, await keyOf(login), new TextEncoder().encode(text));
      return new Uint8Array([...iv, ...new Uint8Array(body)]);
    },
    /** Null for what another key has sealed, and in a browser that keeps no keys. */
    async open(login: string, sealed: ArrayBuffer): Promise<string | null> {
      const algorithm = { name: CIPHER, iv: sealed.slice(0, IV_BYTES) };
      try {
        const text = await crypto.subtle.decrypt(algorithm, await keyOf(login), sealed.slice(IV_BYTES));
        return new TextDecoder().decode(text);
      } catch {
        return null;
      }
    },
    /** Forgets the keys of others; null: every key. */
    async forget(login: string | null): Promise<void> {
      if (known?.login !== login) known = null;
      // A page is shown whether or not this browser keeps keys.
      await store.deleteOthers(login).catch(() => undefined);
    },
  };
}

export type LoginSeal = ReturnType<typeof createLoginSeal>;

async function findOrMake(store: KeyStore, login: string): Promise<CryptoKey> {
  const found = await store.find(login);
  if (found) return found;
  const key = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  await store.put(login, key);
  return key;
}

const KEYS = 'keys';

/** The keys in the browser's own database, which outlives a restart. */
export function createKeyStore(databases: IDBFactory): KeyStore {
  const use = async <Result>(ask: (keys: IDBObjectStore) => IDBRequest<Result>): Promise<Result> => {
    const opening = databases.open('login-keys', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(KEYS);
    const database = await settled(opening);
    try {
      return await settled(ask(database.transaction(KEYS, 'readwrite').objectStore(KEYS)));
    } finally {
      database.close();
    }
  };
  return {
    find: (login) => use<CryptoKey | undefined>((keys) => keys.get(login)),
    put: async (login, key) => void (await use((keys) => keys.put(key, login))),
    async deleteOthers(login) {
      const names = await use((keys) => keys.getAllKeys());
      for (const name of names) if (name !== login) await use((keys) => keys.delete(name));
    },
  };
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
