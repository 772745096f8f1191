import { listeners } from '../../api-client/listeners.ts';

/** What one account keeps of one quest, in the browser's storage, so that it outlives a reload. */
export type KeptKey = { accountId: string; questId: string };

const changes = listeners();

/** For useSyncExternalStore; other tabs are heard too. */
export function onKept(listener: () => void): () => void {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/**
 * Lists of what the server does not have yet, under a prefix of their own. `read` makes a list of the text it was kept
 * as, without what is too old; `now` in epoch ms.
 */
export function keptStore<Item>(prefix: string, read: (text: string, now: number) => readonly Item[]) {
  const none: readonly Item[] = [];
  // What was read last: the same text is the same list, as useSyncExternalStore wants it. A browser that
  // refuses its storage still keeps the list until the page is left.
  const known = new Map<string, { text: string; items: readonly Item[] }>();

  const nameOf = ({ accountId, questId }: KeptKey) => `${prefix}/${accountId}/${questId}`;
  const under = (name: string): readonly Item[] => {
    const last = known.get(name);
    const text = storedText(name) ?? last?.text ?? '[]';
    if (last?.text === text) return last.items;
    const items = text === '[]' ? none : read(text, Date.now());
    known.set(name, { text, items });
    return items;
  };
  const questsOf = (accountId: string): string[] => {
    const start = nameOf({ accountId, questId: '' });
    const names = [...new Set([...known.keys(), ...storedNames()])].filter((name) => name.startsWith(start));
    return names.map((name) => name.slice(start.length));
  };
  const keep = (key: KeptKey, change: (items: readonly Item[]) => readonly Item[]): void => {
    const name = nameOf(key);
    const items = change(under(name));
    const text = JSON.stringify(items);
    known.set(name, { text, items });
    try {
      if (items.length === 0) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    } catch {
      // Kept in memory above.
    }
    changes.tell();
  };
  return {
    kept: (key: KeptKey) => under(nameOf(key)),
    keep,
    questsOf,
    countOf: (accountId: string) =>
      questsOf(accountId).reduce((sum, questId) => sum + under(nameOf({ accountId, questId })).length, 0),
    forget: (accountId: string) => {
      for (const questId of questsOf(accountId)) keep({ accountId, questId }, () => none);
    },
  };
}

// Null: this browser has no storage to offer. Another tab may have emptied it, which is '[]'.
function storedText(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? '[]';
  } catch {
    return null;
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
