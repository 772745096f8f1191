import { recordAudit } from '#api/access/audit/record-audit.ts';
import { makeRecoveryCodes } from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireShownFactor } from './require-shown-factor.ts';
import type { RecoveryCodesRow } from './second-factor-rows.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Makes ten recovery codes in the place of all before, answered once.
 * Errors: NOT_LOGGED_IN, NO_SECOND_FACTOR, SECOND_FACTOR_REQUIRED, PROOF_NEEDED.
 */
export async function renewRecoveryCodes(context: Context): Promise<RecoveryCodesRow> {
  const { store, now } = context;
  const person = await requireShownFactor(context);
  const { accountId } = person;
  const codes = await store.write(async (tx) => {
    await recordAudit(tx, now, { action: 'recovery-codes-made', actorId: accountId, subjectId: accountId });
    await tellOwner(tx, context, person, 'codes');
    return makeRecoveryCodes(tx, accountId);
  });
  return { ownerId: accountId, codes };
}
