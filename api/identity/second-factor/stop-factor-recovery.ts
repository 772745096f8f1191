import { and, eq, gte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { removeSecondFactor } from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { insertRows } from '#db/insert-rows.ts';
import { account } from '#db/schema/account.ts';
import { passkey } from '#db/schema/passkey.ts';
import { factorRecovery, oneTimePassword, recoveryCode } from '#db/schema/second-factor.ts';
import type { Db } from '#db/store.ts';
import { readKeptFactors } from '#domain/identity/kept-factors.ts';
import { recoveryStateOf, stepAt } from '#domain/identity/second-factor.ts';
import { type FactorRecovery, requireRecoveryByToken } from './recovery-queries.ts';

/**
 * Stops a recovery by the link of its email, or puts back what it has taken, in the place of what was set up since. Whoever
 * asked for it knows the password: every session ends, and every login that waits. Errors: INVALID_TOKEN.
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

async function putBack(
  tx: Db,
  now: number,
  { accountId, keptSecret, takenAt }: FactorRecovery,
): Promise<void> {
  // Whoever got in since may have let a device of theirs in.
  const isSince = and(eq(passkey.accountId, accountId), gte(passkey.createdAt, takenAt ?? now));
  await tx.delete(passkey).where(isSince);
  const text = tx.cells.open('factor_recovery.keptSecret', accountId, keptSecret);
  if (text === null) return;
  const { secret: known, codeHashes, asksPasskey } = readKeptFactors(text);
  await tx.update(account).set({ passkeyAsked: asksPasskey }).where(eq(account.id, accountId));
  await removeSecondFactor(tx, accountId);
  if (known === null) return;
  const secret = tx.cells.seal('one_time_password.secret', accountId, known);
  const times = { createdAt: now, confirmedAt: now, lastStep: stepAt(now) };
  await tx.insert(oneTimePassword).values({ accountId, secret, ...times });
  const codes = codeHashes.map((codeHash) => ({ accountId, codeHash }));
  await insertRows(tx, recoveryCode, codes);
}
