import DataLoader from 'dataloader';
import { and, asc, eq, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { inOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import type { SupervisionRequest } from '#api/graphql/generated/types.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { isNotOver, isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { isAskedOrAgreed, isByAdult } from '#api/rows/supervision-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { SupervisionState } from '#domain/supervision/supervision.ts';

/** Supervisor of a minor on a quest. @access reads the minor and the quest's provider. */
export type SupervisionRow = {
  ownerId: string;
  providerId: string | null;
  id: string;
  contractId: string;
  state: SupervisionState;
  supervisorUsername: string | null;
  guardianName: string | null;
  waitsUntil: number | null;
};

const MOST_REQUESTS = 100;

/** Loader of supervision by contract, null if none is needed; one statement per request. */
export function createSupervisionLoaders({ store }: Context) {
  const { cells } = store.read;
  return {
    byContract: new DataLoader(async (contractIds: readonly string[]) => {
      const rows = await store.read
        .select({
          id: supervision.id,
          contractId: supervision.contractId,
          state: supervision.state,
          supervisorUsername: account.username,
          guardianName: supervision.guardianName,
          waitsUntil: supervision.waitsUntil,
          ownerId: contract.chariteerId,
          providerId: quest.providerId,
        })
        .from(supervision)
        .innerJoin(contract, eq(contract.id, supervision.contractId))
        .innerJoin(quest, eq(quest.id, contract.questId))
        .leftJoin(account, eq(account.id, supervision.supervisorId))
        .where(and(isInList(supervision.contractId, contractIds), eq(supervision.isCurrent, true)));
      const opened = rows.map((row) => {
        return { ...row, guardianName: cells.open('supervision.guardianName', row.id, row.guardianName) };
      });
      return inOrderOf(contractIds, opened as SupervisionRow[], (row) => row.contractId);
    }),
  };
}

/**
 * The young people who ask the viewer to supervise them, or whom the viewer supervises, on quests that are not over.
 * None where the viewer is under 18.
 */
export async function listSupervisionRequests(context: Context): Promise<SupervisionRequest[]> {
  const { store, now, request } = context;
  const { accountId } = requireLogin(context.viewer);
  const select = store.read
    .select({
      id: supervision.id,
      state: supervision.state,
      // A child has a record and no account.
      username: sql<string>`coalesce(${chariteer.username}, '')`,
      questId: quest.id,
      providerId: quest.providerId,
      eventTitle: quest.eventTitle,
      translatedTitle: translatedTitle(request.pageLocale),
      charity: provider.name,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      place: location.name,
      address: location.address,
      waitsUntil: supervision.waitsUntil,
    })
    .from(supervision)
    .innerJoin(contract, eq(contract.id, supervision.contractId))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(isAskedOrAgreed(accountId), isByAdult(now), isNotOver(now)))
    .orderBy(asc(quest.startedAt))
    .limit(MOST_REQUESTS);
  return context.loaders(createTogether)(select);
}
