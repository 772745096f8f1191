import type { KeyStore } from './login-seal.ts';

/** A browser's keys of logins, in memory. */
export function memoryKeys(): KeyStore & { all: Map<string, CryptoKey> } {
  const all = new Map<string, CryptoKey>();
  return {
    all,
    find: async (login) => all.get(login),
    put: async (login, key) => void all.set(login, key),
    async deleteOthers(login) {
      for (const name of all.keys()) if (name !== login) all.delete(name);
    },
  };
}

/** The caches of a browser in memory, as far as the worker uses them. */
export function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL) =>
    new URL(typeof asked === 'object' && 'url' in asked ? asked.url : String(asked), 'https://quests.example')
      .pathname;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (asked: RequestInfo) => kept.get(keyOf(asked))?.clone(),
      put: async (asked: RequestInfo, answer: Response) => void kept.set(keyOf(asked), answer),
      delete: async (asked: RequestInfo) => kept.delete(keyOf(asked)),
      keys: async () => [...kept.keys()].map((path) => new Request(`https://quests.example${path}`)),
    } as unknown as Cache;
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(asked: RequestInfo) {
      for (const kept of all.values()) if (kept.has(keyOf(asked))) return kept.get(keyOf(asked))?.clone();
      return undefined;
    },
  } as unknown as CacheStorage;
}
