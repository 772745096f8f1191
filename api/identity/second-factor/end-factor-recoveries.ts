import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { readFactorMeans, removeSecondFactor } from '#api/access/auth/second-factor.ts';
import type { Sessions } from '#api/access/auth/session.ts';
import type { Config } from '#api/process/config/config.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { account } from '#db/schema/account.ts';
import { factorRecovery } from '#db/schema/second-factor.ts';
import type { Db, Store } from '#db/store.ts';
import { keptFactorsText } from '#domain/identity/kept-factors.ts';
import { RECOVERY_UNDO_MS } from '#domain/identity/second-factor.ts';
import { readCodeHashes, readOneTimePassword } from './factor-queries.ts';
import { newRecoveryToken, tellOfRecovery } from './tell-of-recovery.ts';

type EndingContext = { store: Store; now: number; config: Config; sessions: Pick<Sessions, 'endAll'> };

const MOST_AT_ONCE = 50;

/**
 * Takes the second factors away where staff agreed 24 hours ago and no one stopped it: one write an account. Forgets
 * what can no longer be put back. Returns whether more are due.
 */
export async function endFactorRecoveries(context: EndingContext): Promise<boolean> {
  const { store, now } = context;
  const isDue = and(
    isNull(factorRecovery.takenAt),
    isNotNull(factorRecovery.endsAt),
    lte(factorRecovery.endsAt, now),
  );
  const due = await store.read
    .select({ accountId: factorRecovery.accountId })
    .from(factorRecovery)
    .where(isDue)
    .limit(MOST_AT_ONCE);
  for (const { accountId } of due)
    await store.write(async (tx) => {
      const isMeant = and(eq(factorRecovery.accountId, accountId), isDue);
      // Read anew: it may have been stopped a moment ago.
      if (await tx.select().from(factorRecovery).where(isMeant).get()) await end(tx, context, accountId);
    });
  await deleteInSteps(store, factorRecovery, lte(factorRecovery.takenAt, now - RECOVERY_UNDO_MS));
  return due.length === MOST_AT_ONCE;
}

async function end(tx: Db, context: EndingContext, accountId: string): Promise<void> {
  const { now, sessions } = context;
  const keptSecret = tx.cells.seal('factor_recovery.keptSecret', accountId, await readKept(tx, accountId));
  const { token, tokenHash } = newRecoveryToken();
  await tx
    .update(factorRecovery)
    .set({ takenAt: now, keptSecret, tokenHash })
    .where(eq(factorRecovery.accountId, accountId));
  await removeSecondFactor(tx, accountId);
  await tx.update(account).set({ passkeyAsked: false }).where(eq(account.id, accountId));
  await sessions.endAll(accountId);
  await recordAudit(tx, now, { action: 'factor-recovery-ended', actorId: null, subjectId: accountId });
  await tellOfRecovery(tx, context, { accountId, token, stage: 'ended' });
}

/** All that goes, so that the link of the email can put it back. */
async function readKept(tx: Db, accountId: string): Promise<string> {
  const known = await readOneTimePassword(tx, accountId);
  const { hasOneTimePassword, asksPasskey } = await readFactorMeans(tx, accountId);
  const secret =
    known && hasOneTimePassword ? tx.cells.open('one_time_password.secret', accountId, known.secret) : null;
  return keptFactorsText({ secret, asksPasskey, codeHashes: await readCodeHashes(tx, accountId) });
}
