import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { requireAdmin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryCharityFileArgs } from '#api/graphql/generated/types.ts';
import { charityFile, charityFilePart } from '#db/schema/charity-file.ts';
import type { Db } from '#db/store.ts';
import { isFileThere, percentOf } from '#domain/charity-files/charity-file.ts';
import type { CharityFileRow } from './charity-file-row.ts';

/** Pieces in memory for each download. */
const PIECES_AT_ONCE = 4;

/** The row of a charity's file, or undefined. */
export async function readCharityFile(db: Db, providerId: string) {
  const [file] = await db.select().from(charityFile).where(eq(charityFile.providerId, providerId));
  return file;
}

/** The file as its page shows it; null before one was asked for, and once it is gone. Errors: PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function findCharityFile(
  context: Context,
  args: QueryCharityFileArgs,
): Promise<CharityFileRow | null> {
  const { id } = await findProvider(context, args.providerId);
  requireAdmin(context.viewer, id);
  const file = await readCharityFile(context.store.read, id);
  if (!file || (file.state === 'ready' && !isFileThere(file, context.now))) return null;
  const { state, askedAt, expiresAt } = file;
  return { state, askedAt, percent: percentOf(file), expiresAt };
}

/** The text of one part of a file, in pieces, a few at a time. */
export async function* readPieces(db: Db, providerId: string, name: string): AsyncGenerator<string> {
  for (let from = 0; ; from += PIECES_AT_ONCE) {
    const { position } = charityFilePart;
    const isNext = and(gte(position, from), lt(position, from + PIECES_AT_ONCE));
    const pieces = await db
      .select({ id: charityFilePart.id, content: charityFilePart.content })
      .from(charityFilePart)
      .where(and(eq(charityFilePart.providerId, providerId), eq(charityFilePart.name, name), isNext))
      .orderBy(asc(position));
    for (const { id, content } of pieces) {
      const text = db.cells.open('charity_file_part.content', id, content);
      if (text === null) throw new Error('A piece of a charity’s file cannot be opened: its key is lost');
      yield text;
    }
    if (pieces.length < PIECES_AT_ONCE) return;
  }
}

/** The lines of one part of a file, without their ends. */
export async function* readLines(db: Db, providerId: string, name: string): AsyncGenerator<string[]> {
  let rest = '';
  for await (const piece of readPieces(db, providerId, name)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
}
