import { and, asc, count, desc, eq } from 'drizzle-orm';
import { requireFeature, requireLogin, requireSelfOrStaff } from '#api/access/auth/authorize.ts';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryGetChariteerMergedContractsArgs } from '#api/graphql/generated/types.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActive, isSignUp } from '#api/rows/contract-where.ts';
import type { CreditRow } from '#api/rows/credit-row.ts';
import { recapInstant } from '#api/rows/recap-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import { mayAt } from '#domain/permissions/permissions.ts';
import { CREDIT_COLUMNS } from './credit-queries.ts';

export const HISTORY_PAGE_SIZE = 10;

export type MergedContract = { contract: ContractRow; credits: CreditRow[] };

/**
 * One page of a volunteer's sign-ups with their credits, the latest quest first: all own ones, or for someone with
 * donationRecap R those at that provider. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listMergedContracts(context: Context, args: QueryGetChariteerMergedContractsArgs) {
  const { chariteerId, specificProviderId: providerId } = args;
  refuseStrangers(context, chariteerId, providerId);
  const page = args.page ?? 1;
  const { limit, offset } = pageOf({ page, perPage: HISTORY_PAGE_SIZE });
  const isListed = and(
    eq(contract.chariteerId, chariteerId),
    isSignUp(),
    providerId == null ? undefined : eq(quest.providerId, providerId),
    isEndedShown(context, args) ? undefined : isActive(),
  );
  const { read } = context.store;
  const [counted] = await read
    .select({ total: count() })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(isListed);
  const contracts = await read
    .select({ ...CONTRACT_COLUMNS, providerId: quest.providerId })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(isListed)
    .orderBy(desc(recapInstant), desc(contract.id))
    .limit(limit)
    .offset(offset);
  const totalCount = counted?.total ?? 0;
  return {
    page,
    pageSize: HISTORY_PAGE_SIZE,
    totalPages: Math.ceil(totalCount / HISTORY_PAGE_SIZE),
    totalCount,
    mergedContracts: await withCredits(context, contracts),
  };
}

/** Ended sign-ups of others are for those who see the inside of the charity. */
function isEndedShown({ viewer }: Context, args: QueryGetChariteerMergedContractsArgs): boolean {
  const { chariteerId, specificProviderId: providerId } = args;
  const isOwn = viewer?.accountId === chariteerId;
  return isOwn || providerId == null || mayAt(viewer, providerId, 'seeEndedContracts');
}

function refuseStrangers(
  { viewer }: Context,
  chariteerId: string,
  providerId: string | null | undefined,
): void {
  if (requireLogin(viewer).accountId === chariteerId || providerId == null)
    requireSelfOrStaff(viewer, chariteerId);
  else requireFeature(viewer, providerId, 'readRecap');
}

type Listed = Omit<ContractRow, 'ownerId'>;

async function withCredits({ store }: Context, contracts: readonly Listed[]): Promise<MergedContract[]> {
  const ids = contracts.map(({ id }) => id);
  const credits = await store.read
    .select({ ...CREDIT_COLUMNS, contractId: credit.contractId })
    .from(credit)
    .where(isInList(credit.contractId, ids))
    .orderBy(asc(credit.type));
  const lists = listsInOrderOf(ids, credits, (row) => row.contractId);
  return contracts.map((held, index) => {
    const seenThrough = { ownerId: held.chariteerId, providerId: held.providerId };
    return {
      contract: { ...held, ...seenThrough },
      credits: (lists[index] ?? []).map((row) => ({ ...row, ...seenThrough })),
    };
  });
}
