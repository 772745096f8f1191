import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { session } from '#db/schema/session.ts';
import type { Store } from '#db/store.ts';

/** Browser, system and network of a session, as far as its owner needs them to recognize it. */
export type UsedBy = {
  browserName: string | null;
  systemName: string | null;
  addressPrefix: string | null;
  browserHash: string | null;
};

type Use = UsedBy & { usedAt: number };

/** What was not written yet, for each session the last use. It is bounded by `MOST_WAITING`. */
const waiting = new WeakMap<Store, Map<string, Use>>();
/** Maximum number of session uses held between two writes; those beyond are written with a later use. */
const MOST_WAITING = 10_000;
const MOST_OF_A_WRITE = 500;

/** Remembers in this process that a session is used; `writeUses` writes it down. `id`: the hash of its token. */
export function noteUse(store: Store, id: string, use: Use): void {
  const uses = waiting.get(store) ?? new Map<string, Use>();
  waiting.set(store, uses);
  if (uses.size < MOST_WAITING || uses.has(id)) uses.set(id, use);
}

/**
 * Writes down which sessions were used since the last time, off the way of every request. True when there are more. A
 * session that has ended meanwhile stays ended.
 */
export async function writeUses(store: Store): Promise<boolean> {
  const uses = waiting.get(store);
  if (!uses || uses.size === 0 || !store.availability.isWritable) return false;
  const taken = [...uses].slice(0, MOST_OF_A_WRITE);
  await store.write(async (tx) => {
    for (const [id, use] of taken) {
      const isOlder = or(isNull(session.usedAt), lt(session.usedAt, use.usedAt));
      await tx
        .update(session)
        .set(use)
        .where(and(eq(session.id, id), isOlder));
    }
  });
  for (const [id, use] of taken) if (uses.get(id) === use) uses.delete(id);
  return uses.size > 0;
}
