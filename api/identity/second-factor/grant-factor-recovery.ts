import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { factorRecovery } from '#db/schema/second-factor.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { RECOVERY_WAIT_MS } from '#domain/identity/second-factor.ts';
import { readRecoveryRow } from './recovery-queries.ts';
import type { FactorRecoveryRow } from './second-factor-rows.ts';
import { newRecoveryToken, tellOfRecovery } from './tell-of-recovery.ts';

/**
 * Agrees to a recovery, which then waits for 24 hours; its owner is told, with a link that stops it. Once: agreeing again
 * neither begins the wait anew nor shortens it. No one agrees to the own one.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, REQUEST_NOT_FOUND, PROOF_NEEDED.
 */
export async function grantFactorRecovery(
  context: Context,
  { accountId }: { accountId: string },
): Promise<FactorRecoveryRow> {
  const { viewer, store, now } = context;
  const person = requireStaff(viewer);
  if (person.accountId === accountId) throw new DomainError('FORBIDDEN');
  requireRecentProof(context);
  return store.write(async (tx) => {
    const { token, tokenHash } = newRecoveryToken();
    const granted = { grantedAt: now, grantedById: person.accountId, endsAt: now + RECOVERY_WAIT_MS };
    const isOpen = and(eq(factorRecovery.accountId, accountId), isNull(factorRecovery.grantedAt));
    const [row] = await tx
      .update(factorRecovery)
      .set({ ...granted, tokenHash })
      .where(isOpen)
      .returning();
    if (!row) throw new DomainError('REQUEST_NOT_FOUND');
    await recordAudit(tx, now, {
      action: 'factor-recovery-granted',
      actorId: person.accountId,
      subjectId: accountId,
    });
    await tellOfRecovery(tx, context, { accountId, token, stage: 'begun' });
    return readRecoveryRow(tx, accountId);
  });
}
