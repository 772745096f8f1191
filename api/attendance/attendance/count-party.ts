import { eq } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationCountPartyArgs } from '#api/graphql/generated/types.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { contract } from '#db/schema/contract.ts';
import { instantOfMark } from '#domain/attendance/device-mark.ts';
import { refusalOfCount } from '#domain/attendance/party-count.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { loadAttendanceFacts } from './attendance-facts.ts';
import { contractRow } from './mark-contracts.ts';

/**
 * Keeps how many of the people who were to come along came; of two counts the one made later. Needs chariteerAttendance U. Errors: NOT_LOGGED_IN,
 * FORBIDDEN, CONTRACT_NOT_FOUND, NOT_SIGNED_UP, BAD_USER_INPUT.
 */
export async function countParty(
  { viewer, store, now }: Context,
  { contractId, othersCame = null, ...times }: MutationCountPartyArgs,
): Promise<ContractRow> {
  requireLogin(viewer);
  return store.write(async (tx) => {
    const [row] = await loadAttendanceFacts(tx, [contractId]);
    if (!row) throw new DomainError('CONTRACT_NOT_FOUND');
    requireFeature(viewer, row.providerId, 'takeAttendance');
    const refusal = refusalOfCount(row, othersCame, now);
    if (refusal) throw new DomainError(refusal.refusal, refusal);
    const othersCountedAt = instantOfMark(times, now);
    if (othersCountedAt < (row.othersCountedAt ?? 0)) return contractRow(row);
    await tx.update(contract).set({ othersCame, othersCountedAt }).where(eq(contract.id, contractId));
    return contractRow({ ...row, othersCame });
  });
}
