import { recordAudit } from '#api/access/audit/record-audit.ts';
import { removeSecondFactor } from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireShownFactor } from './require-shown-factor.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Turns one-time passwords off, with their recovery codes.
 * Errors: NOT_LOGGED_IN, NO_SECOND_FACTOR, SECOND_FACTOR_REQUIRED, PROOF_NEEDED.
 */
export async function removeOneTimePassword(context: Context): Promise<true> {
  const { store, now } = context;
  const person = await requireShownFactor(context);
  const { accountId } = person;
  await store.write(async (tx) => {
    await removeSecondFactor(tx, accountId);
    await recordAudit(tx, now, { action: 'second-factor-off', actorId: accountId, subjectId: accountId });
    await tellOwner(tx, context, person, 'off');
  });
  return true;
}
