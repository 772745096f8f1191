import DataLoader from 'dataloader';
import { asc, eq } from 'drizzle-orm';
import { CHARITEER_COLUMNS } from '#api/chariteers/chariteer-columns.ts';
import type { ChariteerRow } from '#api/chariteers/chariteer-row.ts';
import { readJoined, readPart, type Values } from '#api/graphql/bare-rows.ts';
import { listsInOrderOf } from '#api/graphql/batches.ts';
import type { Context } from '#api/graphql/context.ts';
import { isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { mayAt } from '#domain/permissions.ts';
import { CONTRACT_COLUMNS } from './contract-columns.ts';
import type { ContractRow } from './contract-row.ts';

/** The contracts of quests with their volunteers, in one statement for all quests of a request. */
export function createContractLoaders(context: Context) {
  return {
    byQuest: new DataLoader(async (questIds: readonly string[]) => {
      const statement = pledgesOfQuests(context.store.read);
      const rows = (await statement.values({ questIds: JSON.stringify(questIds) })) as Values[];
      const visible = rows.map(shapePledge).filter((row) => isVisible(context, row));
      return listsInOrderOf(questIds, visible, (row) => row.questId);
    }),
  };
}

const pledgesOfQuests = prepareOnce((db) =>
  db
    .select({ contract: CONTRACT_COLUMNS, chariteer: CHARITEER_COLUMNS, providerId: quest.providerId })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(isInListOf(contract.questId, 'questIds'))
    .orderBy(asc(contract.claimedAt), asc(contract.id))
    .prepare(),
);

const CONTRACT_NAMES = Object.keys(CONTRACT_COLUMNS);
const CHARITEER_NAMES = Object.keys(CHARITEER_COLUMNS);
const CHARITEER_AT = CONTRACT_NAMES.length;
const PROVIDER_AT = CHARITEER_AT + CHARITEER_NAMES.length;

/** Ended contracts are the business of those who see the inside of the charity. */
function isVisible({ viewer }: Context, { abandonedAt, providerId }: ContractRow): boolean {
  return abandonedAt === null || mayAt(viewer, providerId, 'seeEndedContracts');
}

function shapePledge(values: Values): ContractRow {
  const row = readPart<ContractRow>(CONTRACT_NAMES, values, 0);
  const person = readJoined<ChariteerRow>(CHARITEER_NAMES, values, CHARITEER_AT);
  row.ownerId = row.chariteerId;
  row.providerId = values[PROVIDER_AT] as string;
  row.chariteer = person;
  if (person) {
    person.ownerId = person.id;
    person.providerId = row.providerId;
    person.contractId = row.id;
    person.abandonedAt = row.abandonedAt;
  }
  return row;
}
