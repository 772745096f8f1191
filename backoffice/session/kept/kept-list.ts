import {
  dropOldItems,
  type KEPT_LISTS,
  readSealed,
  type SealedItem,
} from '#domain/attendance/kept-attendance.ts';
import { listeners } from '../../api-client/session-end.ts';
import { createSealing, type Sealing } from './sealing.ts';

/** What one account keeps of one quest, in the browser's storage, so that it outlives a reload. */
export type KeptKey = { accountId: string; questId: string };

const changes = listeners();
const lists: Pick<KeptList<unknown>, 'load' | 'reload' | 'lock'>[] = [];
/** Sealing of the account that is logged in; null: nothing is written, and lists last until the page is left. */
let sealing: Sealing | null = null;
let unlockedBy: string | null = null;

/** For useSyncExternalStore; other tabs are heard too. */
export const onKept = changes.subscribe;

/** Reads what an account keeps here, with the key that only its login gets. What is too old goes, of every account. */
export async function unlockKept(accountId: string, key: string): Promise<void> {
  if (unlockedBy === key) return;
  unlockedBy = key;
  sealing = await createSealing(key);
  stored((storage) => dropOldItems(storage, Date.now()));
  await Promise.all(lists.map((list) => list.load(accountId)));
  changes.tell();
}

/** Forgets the key, and what it has opened. */
export function lockKept(): void {
  sealing = null;
  unlockedBy = null;
  for (const list of lists) list.lock();
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key) void Promise.all(lists.map((list) => list.reload(key))).then(changes.tell);
});

type Kind<Item> = {
  prefix: (typeof KEPT_LISTS)[number];
  /** Makes a list of the text that `JSON.stringify` made of one, without what is too old. */
  read: (text: string, now: number) => readonly Item[];
  /** Epoch ms. */
  madeAt: (item: Item) => number;
};

/** Lists of what the server does not have yet, under a prefix of their own, sealed in the browser's storage. */
export class KeptList<Item> {
  private readonly kind: Kind<Item>;
  private readonly none: readonly Item[] = [];
  private readonly known = new Map<string, readonly Item[]>();
  private readonly unwritten = new Set<string>();

  constructor(kind: Kind<Item>) {
    this.kind = kind;
    lists.push(this);
  }

  kept(key: KeptKey): readonly Item[] {
    return this.under(this.nameOf(key));
  }

  keep(key: KeptKey, change: (items: readonly Item[]) => readonly Item[]): void {
    const name = this.nameOf(key);
    this.known.set(name, change(this.under(name)));
    void this.write(name);
    changes.tell();
  }

  questsOf(accountId: string): string[] {
    const start = this.nameOf({ accountId, questId: '' });
    const names = [...this.known.keys()].filter((name) => name.startsWith(start));
    return names.filter((name) => this.under(name).length > 0).map((name) => name.slice(start.length));
  }

  countOf(accountId: string): number {
    return this.questsOf(accountId).reduce(
      (sum, questId) => sum + this.kept({ accountId, questId }).length,
      0,
    );
  }

  forget(accountId: string): void {
    for (const questId of this.questsOf(accountId)) this.keep({ accountId, questId }, () => this.none);
  }

  async load(accountId: string): Promise<void> {
    const start = this.nameOf({ accountId, questId: '' });
    const names = stored((storage) => Object.keys(storage)) ?? [];
    await Promise.all(names.filter((name) => name.startsWith(start)).map((name) => this.reload(name)));
  }

  /** Reads a list from the storage again, but for one with a change that is not written yet. */
  async reload(name: string): Promise<void> {
    const before = this.known.get(name);
    const key = sealing;
    if (!name.startsWith(`${this.kind.prefix}/`) || !key || this.unwritten.has(name)) return;
    const sealed = readSealed(stored((storage) => storage.getItem(name)) ?? null, Date.now());
    const texts = await Promise.all(sealed.map(([, text]) => key.open(text)));
    if (this.known.get(name) !== before || sealing !== key) return;
    this.known.set(name, this.kind.read(`[${texts.filter((text) => text !== null).join()}]`, Date.now()));
  }

  lock(): void {
    this.known.clear();
    this.unwritten.clear();
  }

  private nameOf({ accountId, questId }: KeptKey): string {
    return `${this.kind.prefix}/${accountId}/${questId}`;
  }

  private under(name: string): readonly Item[] {
    return this.known.get(name) ?? this.none;
  }

  private async write(name: string): Promise<void> {
    const items = this.under(name);
    const key = sealing;
    this.unwritten.delete(name);
    if (items.length === 0) return void stored((storage) => storage.removeItem(name));
    if (!key) return;
    this.unwritten.add(name);
    const sealed = await Promise.all(
      items.map(
        async (item): Promise<SealedItem> => [this.kind.madeAt(item), await key.seal(JSON.stringify(item))],
      ),
    );
    // What has changed meanwhile is written by its own change.
    if (this.under(name) !== items || sealing !== key) return;
    stored((storage) => storage.setItem(name, JSON.stringify(sealed)));
    this.unwritten.delete(name);
  }
}

// Undefined: this browser has no storage to offer.
function stored<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
