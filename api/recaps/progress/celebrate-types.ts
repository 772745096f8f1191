import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { formatCelebrated, parseCelebrated, uncelebrated } from '#domain/attendance/celebrated-types.ts';
import { typesOf } from '#domain/attendance/progress.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { selectDeeds } from './deed-queries.ts';

/** Keeps that the person has been told of new types of the own arms. Errors: NOT_LOGGED_IN, NO_VOLUNTEER_RECORD. */
export async function celebrateTypes(
  { viewer, store }: Context,
  { types }: { types: readonly string[] },
): Promise<boolean> {
  const { accountId, hasRecord } = requireLogin(viewer);
  if (!hasRecord) throw new DomainError('NO_VOLUNTEER_RECORD');
  return store.write(async (tx) => {
    const deeds = await selectDeeds(tx, accountId);
    const before = parseCelebrated(deeds[0]?.celebratedTypes ?? null);
    const told = uncelebrated(typesOf(deeds), before).filter((type) => types.includes(type));
    if (told.length === 0) return false;
    const celebratedTypes = formatCelebrated([...before, ...told]);
    await tx.update(chariteer).set({ celebratedTypes }).where(eq(chariteer.id, accountId));
    return true;
  });
}
