import { and, asc, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { requireFeature, requireLogin, requireSelfOrStaff } from '#api/access/auth/authorize.ts';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryGetChariteerMergedContractsArgs } from '#api/graphql/generated/types.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActive, isSignUp, recapInstant } from '#api/rows/contract-where.ts';
import type { CreditRow } from '#api/rows/credit-row.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import { monthSums } from '#domain/attendance/quest-history.ts';
import { mayAt } from '#domain/permissions/permissions.ts';
import { monthBounds, newYorkMonth } from '#domain/time/new-york-time.ts';
import { CREDIT_COLUMNS } from './credit-queries.ts';

export const HISTORY_PAGE_SIZE = 10;

export type MergedContract = { month: string; contract: ContractRow; credits: CreditRow[] };

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
    .select({ ...CONTRACT_COLUMNS, providerId: quest.providerId, instant: recapInstant })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(isListed)
    .orderBy(desc(recapInstant), desc(contract.id))
    .limit(limit)
    .offset(offset);
  const totalCount = counted?.total ?? 0;
  const isOwn = context.viewer?.accountId === chariteerId;
  return {
    page,
    pageSize: HISTORY_PAGE_SIZE,
    totalPages: Math.ceil(totalCount / HISTORY_PAGE_SIZE),
    totalCount,
    mergedContracts: await withCredits(context, contracts),
    months: isOwn ? await readMonths(context, contracts, isListed) : [],
  };
}

/** The months of listed sign-ups, the latest first, with what all of the month have earned. */
async function readMonths({ store }: Context, contracts: readonly Listed[], isListed: SQL | undefined) {
  const months = [...new Set(contracts.map(({ instant }) => newYorkMonth(instant)))];
  const [last, first] = [months.at(0), months.at(-1)];
  if (last === undefined || first === undefined) return [];
  const earned = await store.read
    .select({ instant: recapInstant, minutes: credit.value })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(credit, eq(credit.contractId, contract.id))
    .where(
      and(
        isListed,
        eq(credit.type, 'volunteerTime'),
        gte(recapInstant, monthBounds(first).start),
        lt(recapInstant, monthBounds(last).end),
      ),
    );
  return monthSums(months, earned);
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

type Listed = Omit<ContractRow, 'ownerId'> & { instant: number };

async function withCredits({ store }: Context, contracts: readonly Listed[]): Promise<MergedContract[]> {
  const ids = contracts.map(({ id }) => id);
  const credits = await store.read
    .select({ ...CREDIT_COLUMNS, contractId: credit.contractId })
    .from(credit)
    .where(isInList(credit.contractId, ids))
    .orderBy(asc(credit.type));
  const lists = listsInOrderOf(ids, credits, (row) => row.contractId);
  return contracts.map(({ instant, ...held }, index) => {
    const seenThrough = { ownerId: held.chariteerId, providerId: held.providerId };
    return {
      month: newYorkMonth(instant),
      contract: { ...held, ...seenThrough },
      credits: (lists[index] ?? []).map((row) => ({ ...row, ...seenThrough })),
    };
  });
}
