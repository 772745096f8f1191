import { recordAudit } from '#api/access/audit/record-audit.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { factorRecovery } from '#db/schema/second-factor.ts';
import { ownRecoveryOf, readRecovery, requirePendingLogIn } from './recovery-queries.ts';
import type { OwnFactorRecoveryRow } from './second-factor-rows.ts';

/**
 * Asks staff to take the second factors of a waiting login's account away. Asking again changes nothing.
 * Errors: LOG_IN_LAPSED, RATE_LIMITED.
 */
export async function askFactorRecovery(
  context: Context,
  { logInToken }: { logInToken?: string | null },
): Promise<OwnFactorRecoveryRow> {
  const { store, now } = context;
  const { accountId } = await requirePendingLogIn(context, logInToken);
  const known = await readRecovery(store.read, accountId);
  // Nor once it has ended: what it took can still be put back, and a new one would take that away.
  if (known) return ownRecoveryOf(known);
  await countAttempt(store, [{ limit: 'factorRecoveryByAccount', subject: accountId }], now);
  await store.write(async (tx) => {
    await tx.insert(factorRecovery).values({ accountId, askedAt: now }).onConflictDoNothing();
    const about = { actorId: accountId, subjectId: accountId };
    await recordAudit(tx, now, { ...about, action: 'factor-recovery-asked' });
  });
  return { state: 'ASKED', endsAt: null };
}
