import { eq, inArray } from 'drizzle-orm';
import { contract } from '#db/schema/contract.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';

/** Erases who supervised someone, and whom someone supervised. */
export async function forgetSupervision(tx: Db, chariteerId: string): Promise<void> {
  const own = tx.select({ id: contract.id }).from(contract).where(eq(contract.chariteerId, chariteerId));
  await tx.delete(supervision).where(inArray(supervision.contractId, own));
  await tx.update(supervision).set({ supervisorId: null }).where(eq(supervision.supervisorId, chariteerId));
}
