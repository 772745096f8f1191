import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { type COPY_SIDES, dataCopy, dataCopyPart } from '#db/schema/data-copy.ts';
import type { Db } from '#db/store.ts';
import type { DataCopyState } from '#domain/data-copies/data-copy.ts';
import { COPY_PAUSE_MS, isCopyThere, refusalOfCopy } from '#domain/data-copies/data-copy.ts';

/** The own file with all that is stored, as its page shows it. Instants in epoch ms. */
export type DataCopyRow = {
  state: DataCopyState;
  askedAt: number;
  madeAt: number | null;
  expiresAt: number | null;
  bytes: number | null;
  /** Time from which the next copy can be requested; null if that's now, or only after this copy is made. */
  nextAskAt: number | null;
};

/** Chunks kept in memory for each download. */
const PARTS_AT_ONCE = 4;

/** The file that someone asked for last, or undefined. */
export async function readCopy(db: Db, accountId: string) {
  const [copy] = await db.select().from(dataCopy).where(eq(dataCopy.accountId, accountId));
  return copy;
}

/** The own file as its page shows it; null before one was asked for, and once it is gone. Errors: NOT_LOGGED_IN. */
export async function findOwnCopy({ viewer, store, now }: Context): Promise<DataCopyRow | null> {
  const { accountId } = requireLogin(viewer);
  const copy = await readCopy(store.read, accountId);
  if (!copy || (copy.state === 'ready' && !isCopyThere(copy, now))) return null;
  const { state, askedAt, madeAt, expiresAt, bytes } = copy;
  const isLater = refusalOfCopy(copy, now)?.code === 'DATA_COPY_TODAY';
  return { state, askedAt, madeAt, expiresAt, bytes, nextAskAt: isLater ? askedAt + COPY_PAUSE_MS : null };
}

/** The pieces of one side of a file, a few at a time. */
export async function* readCopyParts(
  db: Db,
  accountId: string,
  side: (typeof COPY_SIDES)[number],
): AsyncGenerator<string> {
  for (let from = 0; ; from += PARTS_AT_ONCE) {
    const { position } = dataCopyPart;
    const isNext = and(gte(position, from), lt(position, from + PARTS_AT_ONCE));
    const parts = await db
      .select({ id: dataCopyPart.id, content: dataCopyPart.content })
      .from(dataCopyPart)
      .where(and(eq(dataCopyPart.accountId, accountId), eq(dataCopyPart.side, side), isNext))
      .orderBy(asc(position));
    for (const { id, content } of parts) {
      const text = db.cells.open('data_copy_part.content', id, content);
      if (text === null) throw new Error('A piece of a file cannot be opened: its key is lost');
      yield text;
    }
    if (parts.length < PARTS_AT_ONCE) return;
  }
}
