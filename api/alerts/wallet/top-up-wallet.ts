import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationTopUpWalletArgs } from '#api/graphql/generated/types.ts';
import { refusalOfTopUp } from '#domain/alerts/mana.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { insertWalletEntry } from './insert-wallet-entry.ts';
import { readMana } from './wallet-queries.ts';
import type { WalletRow } from './wallet-row.ts';

/**
 * Changes the Mana of a charity by an amount. For staff.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, PROVIDER_NOT_FOUND, EDIT_CONFLICT, BAD_USER_INPUT, PROOF_NEEDED.
 */
export async function topUpWallet(
  context: Context,
  { providerId: id, amount, reason, seenMana }: MutationTopUpWalletArgs,
): Promise<WalletRow> {
  const { accountId } = requireStaff(context.viewer);
  const { id: providerId } = await findProvider(context, id);
  const { store, now } = context;
  return store.write(async (tx) => {
    const mana = await readMana(tx, providerId);
    const refusal = refusalOfTopUp({ amount, reason, seenMana }, mana);
    if (refusal) throw new DomainError(refusal.code, refusal);
    const change = { providerId, amount, reason: reason.trim(), alertId: null, createdBy: accountId };
    requireRecentProof(context);
    await insertWalletEntry(tx, now, change);
    await recordAudit(tx, now, {
      action: 'wallet-topped-up',
      actorId: accountId,
      subjectId: providerId,
      detail: { amount },
    });
    return { providerId, mana: mana + amount };
  });
}
