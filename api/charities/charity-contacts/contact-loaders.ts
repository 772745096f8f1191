import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { eq, sql } from 'drizzle-orm';
import { inOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { isContactOpen, isOnQuest } from '#api/rows/contact-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { CharityRelation } from '#domain/charities/charity-view.ts';

/** A statement about more people would keep other requests waiting. */
const MOST_AT_ONCE = 1_000;

type Pair = { chariteerId: string; providerId: string };

/** What decides who at a charity reads what of a volunteer; asked for those alone who have a right to read it. */
export function createContactLoaders({ store, now }: Pick<Context, 'store' | 'now'>) {
  const { read } = store;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    /** How a volunteer and a charity stand to each other. */
    tie: new DataLoader(
      async (pairs: readonly Pair[]): Promise<CharityRelation[]> => {
        // A list of many thousands is asked about part after part, so that other requests get their turn.
        if (pairs.length === MOST_AT_ONCE) {
          turn = turn.then(() => setImmediate());
          await turn;
        }
        const asked = sql`json_each(${JSON.stringify(pairs)}) AS pair`;
        const person = sql`pair.value ->> 'chariteerId'`;
        const charity = sql`pair.value ->> 'providerId'`;
        const rows = await read
          .select({
            isOnQuest: isOnQuest(person, charity).mapWith(Boolean),
            isContactOpen: isContactOpen(person, charity, now).mapWith(Boolean),
          })
          .from(asked)
          .orderBy(sql`pair.key`);
        return rows;
      },
      {
        maxBatchSize: MOST_AT_ONCE,
        cacheKeyFn: ({ chariteerId, providerId }) => `${providerId} ${chariteerId}`,
      },
    ),
    /** When the quest of a sign-up is. */
    times: new DataLoader(async (contractIds: readonly string[]) => {
      const rows = await read
        .select({ id: contract.id, startedAt: quest.startedAt, endedAt: quest.endedAt })
        .from(contract)
        .innerJoin(quest, eq(quest.id, contract.questId))
        .where(isInList(contract.id, contractIds));
      return inOrderOf(contractIds, rows, (row) => row.id);
    }),
  };
}
