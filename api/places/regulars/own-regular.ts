import { eq, type SQL } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { isOwnChild } from '#api/people/children/child-queries.ts';
import { regular } from '#db/schema/regular.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readRegulars } from './regular-queries.ts';
import type { RegularRow } from './regular-row.ts';

export type StoredRegular = typeof regular.$inferSelect;

/** A regular of the session's own volunteer, or of a child under its account. Errors: NOT_LOGGED_IN, REQUEST_NOT_FOUND. */
export async function requireOwnRegular({ viewer }: Context, tx: Db, id: string): Promise<StoredRegular> {
  const person = requireLogin(viewer);
  const [row] = await tx.select().from(regular).where(eq(regular.id, id));
  const isOwn =
    row && (row.chariteerId === person.accountId || (await isOwnChild(tx, person, row.chariteerId)));
  if (!isOwn) throw new DomainError('REQUEST_NOT_FOUND');
  return row;
}

/** Returns an own regular as it is after a change. Errors: REQUEST_NOT_FOUND. */
export async function findOwnRegular(context: Context, tx: Db, which: SQL | undefined): Promise<RegularRow> {
  const [row] = await readRegulars(context, tx, which);
  if (!row) throw new DomainError('REQUEST_NOT_FOUND');
  return row;
}
