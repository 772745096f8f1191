import DataLoader from 'dataloader';
import { and, desc, eq } from 'drizzle-orm';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { contract } from '#db/schema/contract.ts';
import { deviceMark } from '#db/schema/device-mark.ts';
import { quest } from '#db/schema/quest.ts';

/** A mark that differs, seen through the charity of its quest. */
export type DifferingMarkRow = Pick<
  typeof deviceMark.$inferSelect,
  'contractId' | 'status' | 'markedAt' | 'deviceAt'
> & { markedBy: string | null; providerId: string };

/** Loader of marks that differ from those that hold, by contract, latest first; one statement per request. */
export function createDeviceMarkLoaders({ store }: Context) {
  return {
    differing: new DataLoader(async (contractIds: readonly string[]) => {
      const rows: DifferingMarkRow[] = await store.read
        .select({
          contractId: deviceMark.contractId,
          status: deviceMark.status,
          markedAt: deviceMark.markedAt,
          deviceAt: deviceMark.deviceAt,
          markedBy: account.username,
          providerId: quest.providerId,
        })
        .from(deviceMark)
        .innerJoin(contract, eq(contract.id, deviceMark.contractId))
        .innerJoin(quest, eq(quest.id, contract.questId))
        .leftJoin(account, eq(account.id, deviceMark.actorId))
        .where(and(isInList(deviceMark.contractId, contractIds), eq(deviceMark.differs, true)))
        .orderBy(desc(deviceMark.markedAt));
      return listsInOrderOf(contractIds, rows, (row) => row.contractId);
    }),
  };
}
