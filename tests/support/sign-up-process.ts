import { and, eq, lt, sql } from 'drizzle-orm';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { TEST_CELLS } from './test-key.ts';

/** Takes a place if one is free, as a sign-up does. Throws “full” otherwise. */
export async function takePlace(
  tx: Db,
  questId: string,
  chariteerId: string,
  contractId: string,
): Promise<void> {
  const taken = await tx
    .update(quest)
    .set({ takenCount: sql`${quest.takenCount} + 1` })
    .where(and(eq(quest.id, questId), lt(quest.takenCount, quest.resourceMaxNumber)))
    .returning({ id: quest.id });
  if (taken.length === 0) throw new Error('full');
  await tx.insert(contract).values({ id: contractId, questId, chariteerId, claimedAt: 0 });
}

/** Main function of a child process: signs up all given people in parallel, and prints how many got a spot. */
async function main([url = '', questId = '', ...chariteerIds]: string[]): Promise<void> {
  const store = openStore({ url, cells: TEST_CELLS });
  const results = await Promise.allSettled(
    chariteerIds.map((id) => store.write((tx) => takePlace(tx, questId, id, `contract-of-${id}`))),
  );
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  const strange = reasons.filter((reason) => reason !== 'Error: full');
  await store.close();
  console.log(JSON.stringify({ taken: results.length - reasons.length, strange }));
}

if (import.meta.main) await main(process.argv.slice(2));
