import { asc, eq } from 'drizzle-orm';
import { requireAdmin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { programKey } from '#db/schema/program-key.ts';
import type { Db } from '#db/store.ts';

/** A key without its hash. */
export type ProgramKeyRow = Omit<typeof programKey.$inferSelect, 'tokenHash'>;

/** A key as its program sends it, which is shown once. */
export type NewProgramKeyRow = { programKey: ProgramKeyRow; key: string };

/** Columns of a key that its charity's admins see. */
export const KEY_COLUMNS = {
  id: programKey.id,
  providerId: programKey.providerId,
  name: programKey.name,
  scopes: programKey.scopes,
  createdAt: programKey.createdAt,
  expiresAt: programKey.expiresAt,
  lastUsedAt: programKey.lastUsedAt,
};

/** Keys of a charity, the oldest first. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function listProgramKeys(
  context: Context,
  { providerId }: { providerId: string },
): Promise<ProgramKeyRow[]> {
  const { id } = await findProvider(context, providerId);
  requireAdmin(context.viewer, id);
  return keysOf(context.store.read, id);
}

/** All keys of a charity, the oldest first. */
export async function keysOf(db: Db, providerId: string): Promise<ProgramKeyRow[]> {
  return db
    .select(KEY_COLUMNS)
    .from(programKey)
    .where(eq(programKey.providerId, providerId))
    .orderBy(asc(programKey.createdAt), asc(programKey.id));
}
