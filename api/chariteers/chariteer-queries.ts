import { and, eq, isNull } from 'drizzle-orm';
import { requireSelfOrStaff } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { DomainError } from '#domain/errors.ts';
import { CHARITEER_COLUMNS } from './chariteer-columns.ts';
import type { ChariteerRow } from './chariteer-row.ts';

/** The own volunteer record; staff reads any. Errors: NOT_LOGGED_IN, FORBIDDEN, CHARITEER_NOT_FOUND. */
export async function findChariteer(context: Context, id: string): Promise<ChariteerRow> {
  requireSelfOrStaff(context.viewer, id);
  const [found] = await context.store.read
    .select(CHARITEER_COLUMNS)
    .from(chariteer)
    .where(and(eq(chariteer.id, id), isNull(chariteer.removedAt)));
  if (!found) throw new DomainError('CHARITEER_NOT_FOUND');
  return { ...found, ownerId: found.id, providerId: null };
}
