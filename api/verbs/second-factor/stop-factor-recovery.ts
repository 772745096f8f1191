import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { removeSecondFactor } from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { type FactorRecovery, requireRecoveryByToken } from '#api/reads/second-factor/recovery-queries.ts';
import { factorRecovery, oneTimePassword } from '#db/schema/second-factor.ts';
import type { Db } from '#db/store.ts';
import { recoveryStateOf, stepAt } from '#domain/identity/second-factor.ts';

/**
 * Stops a recovery by the link of its mail, or puts back what it has taken, in the place of what was set up since. Whoever
 * asked for it knows the password: every session ends, and every log-in that waits. Errors: INVALID_TOKEN.
 */
export async function stopFactorRecovery(
  { store, now, sessions }: Context,
  { token }: { token: string },
): Promise<true> {
  await store.write(async (tx) => {
    const recovery = await requireRecoveryByToken(tx, now, token);
    const { accountId } = recovery;
    if (recoveryStateOf(recovery) === 'ENDED') await putBack(tx, now, recovery);
    await tx.delete(factorRecovery).where(eq(factorRecovery.accountId, accountId));
    await sessions.endAll(accountId);
    const detail = { state: recoveryStateOf(recovery) };
    const about = { actorId: null, subjectId: accountId, detail };
    await recordAudit(tx, now, { ...about, action: 'factor-recovery-stopped' });
  });
  return true;
}

async function putBack(tx: Db, now: number, { accountId, keptSecret }: FactorRecovery): Promise<void> {
  const text = tx.cells.open('factor_recovery.keptSecret', accountId, keptSecret);
  if (text === null) return;
  await removeSecondFactor(tx, accountId);
  const secret = tx.cells.seal('one_time_password.secret', accountId, text);
  const times = { createdAt: now, confirmedAt: now, lastStep: stepAt(now) };
  await tx.insert(oneTimePassword).values({ accountId, secret, ...times });
}
