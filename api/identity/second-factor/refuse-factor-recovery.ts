import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { factorRecovery } from '#db/schema/second-factor.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** Refuses a recovery, or ends one that still waits. Errors: NOT_LOGGED_IN, FORBIDDEN, REQUEST_NOT_FOUND. */
export async function refuseFactorRecovery(
  { viewer, store, now }: Context,
  { accountId }: { accountId: string },
): Promise<true> {
  const person = requireStaff(viewer);
  await store.write(async (tx) => {
    const isOpen = and(eq(factorRecovery.accountId, accountId), isNull(factorRecovery.takenAt));
    const [gone] = await tx.delete(factorRecovery).where(isOpen).returning();
    if (!gone) throw new DomainError('REQUEST_NOT_FOUND');
    const about = { actorId: person.accountId, subjectId: accountId };
    await recordAudit(tx, now, { ...about, action: 'factor-recovery-refused' });
  });
  return true;
}
