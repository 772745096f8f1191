import DataLoader from 'dataloader';
import { asc, eq } from 'drizzle-orm';
import { CHARITEER_COLUMNS } from '#api/chariteers/chariteer-columns.ts';
import { listsInOrderOf } from '#api/graphql/batches.ts';
import type { Context } from '#api/graphql/context.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { isManagerOf } from '#domain/permissions.ts';
import { CONTRACT_COLUMNS } from './contract-columns.ts';
import type { ContractRow } from './contract-row.ts';

/** The contracts of quests with their volunteers, in one statement for all quests of a request. */
export function createContractLoaders(context: Context) {
  return {
    byQuest: new DataLoader(async (questIds: readonly string[]) => {
      const rows = await context.store.read
        .select({ contract: CONTRACT_COLUMNS, chariteer: CHARITEER_COLUMNS, providerId: quest.providerId })
        .from(contract)
        .innerJoin(quest, eq(quest.id, contract.questId))
        .leftJoin(chariteer, eq(chariteer.id, contract.chariteerId))
        .where(isInList(contract.questId, questIds))
        .orderBy(asc(contract.claimedAt), asc(contract.id));
      const visible = rows.map(shapePledge).filter((row) => isVisible(context, row));
      return listsInOrderOf(questIds, visible, (row) => row.questId);
    }),
  };
}

/** Ended contracts are the managers' business only. */
function isVisible({ viewer }: Context, { abandonedAt, providerId }: ContractRow): boolean {
  return abandonedAt === null || isManagerOf(viewer, providerId);
}

type Pledge = {
  contract: Omit<ContractRow, 'ownerId' | 'providerId'>;
  chariteer: Omit<NonNullable<ContractRow['chariteer']>, 'ownerId' | 'providerId'> | null;
  providerId: string;
};

function shapePledge({ contract: own, chariteer: person, providerId }: Pledge): ContractRow {
  const shown = person && { ...person, ownerId: person.id, providerId };
  return { ...own, ownerId: own.chariteerId, providerId, chariteer: shown };
}
