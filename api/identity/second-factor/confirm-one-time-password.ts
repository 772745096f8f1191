import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { forgive } from '#api/access/auth/rate-limit.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import {
  endOtherSessions,
  makeRecoveryCodes,
  noteSecondFactor,
  spendStep,
} from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { countPasswordProof } from '#api/access/request/password-proof.ts';
import { oneTimePassword } from '#db/schema/second-factor.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { factorCodeOf } from '#domain/identity/second-factor.ts';
import { readOneTimePassword } from './factor-queries.ts';
import type { RecoveryCodesRow } from './second-factor-rows.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Turns one-time passwords on by a first code: this session has shown it, every other one ends, and the ten recovery
 * codes are answered once. Errors: NOT_LOGGED_IN, PROOF_NEEDED, NO_SECOND_FACTOR, WRONG_SECOND_FACTOR, RATE_LIMITED.
 */
export async function confirmOneTimePassword(
  context: Context,
  { code: typed }: { code: string },
): Promise<RecoveryCodesRow> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  requireRecentProof(context);
  const { accountId } = person;
  const counted = await countPasswordProof(context, person);
  const codes = await store.write(async (tx) => {
    const begun = await readOneTimePassword(tx, accountId);
    if (!begun || begun.confirmedAt !== null) throw new DomainError('NO_SECOND_FACTOR');
    const code = factorCodeOf(typed);
    const isRight = code?.kind === 'one-time' && (await spendStep(tx, now, begun, code.code));
    if (!isRight) throw new DomainError('WRONG_SECOND_FACTOR');
    await forgive(tx, counted);
    const isOwn = eq(oneTimePassword.accountId, accountId);
    await tx.update(oneTimePassword).set({ confirmedAt: now }).where(isOwn);
    await noteSecondFactor(tx, now, person.sessionId);
    await endOtherSessions(tx, person);
    await recordAudit(tx, now, { action: 'second-factor-on', actorId: accountId, subjectId: accountId });
    await tellOwner(tx, context, person, 'on');
    return makeRecoveryCodes(tx, accountId);
  });
  return { ownerId: accountId, codes };
}
