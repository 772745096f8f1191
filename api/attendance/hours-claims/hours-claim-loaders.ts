import DataLoader from 'dataloader';
import { asc } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { isInList } from '#db/in-list.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import type { HoursClaimRow } from './hours-claim-queries.ts';
import { claimRow, selectClaims } from './hours-claim-queries.ts';

/** Loader of the latest claim of each contract, or null; one statement per request. */
export function createClaimLoaders({ store }: Context) {
  return {
    byContract: new DataLoader(async (contractIds: readonly string[]) => {
      const rows = await selectClaims(store.read)
        .where(isInList(hoursClaim.contractId, contractIds))
        .orderBy(asc(hoursClaim.createdAt), asc(hoursClaim.id));
      const latest = new Map<string | null, HoursClaimRow>(
        rows.map((row) => [row.claim.contractId, claimRow(row)]),
      );
      return contractIds.map((id) => latest.get(id) ?? null);
    }),
  };
}
