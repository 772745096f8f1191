import { eq, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { EventType, PublishingStatus } from '#domain/quests/quest-status.ts';

export type ContractFacts = {
  id: string;
  questId: string;
  providerId: string;
  chariteerId: string;
  guildId: string | null;
  abandonedAt: number | null;
  eventType: EventType;
  publishingStatus: PublishingStatus;
  startedAt: number | null;
  endedAt: number | null;
};

/** A contract with what decides about giving it up; undefined when there is none. */
export async function loadContractFacts(db: Db, contractId: string): Promise<ContractFacts | undefined> {
  const [facts] = await factsOfContract(db).all({ contractId });
  return facts;
}

const factsOfContract = prepareOnce((db: Db) =>
  db
    .select({
      id: contract.id,
      questId: contract.questId,
      providerId: quest.providerId,
      chariteerId: contract.chariteerId,
      guildId: contract.guildId,
      abandonedAt: contract.abandonedAt,
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(eq(contract.id, sql.placeholder('contractId')))
    .prepare(),
);
