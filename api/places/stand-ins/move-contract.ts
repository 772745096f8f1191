import { and, eq, isNull } from 'drizzle-orm';
import { giveSpotsBack } from '#api/places/places/place-counter.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import type { Db } from '#db/store.ts';
import { NO_MARK } from '#domain/attendance/attendance-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';

type Moved = { takenByContractId: string; now: number };

/**
 * Ends a contract as handed over, with the request that it was taken by; other requests for that place end with it. Its
 * own place is not given back, those of people who came along are: a sub takes the place of one. Returns how many they
 * are. Errors: PLACE_GONE when either has ended meanwhile.
 */
export async function moveContract(
  tx: Db,
  { id, contractId }: { id: string; contractId: string },
  { takenByContractId, now }: Moved,
): Promise<number> {
  const [request] = await tx
    .update(standInRequest)
    .set({ state: 'handed-over', endedAt: now, takenByContractId })
    .where(and(eq(standInRequest.id, id), eq(standInRequest.state, 'wanted')))
    .returning({ id: standInRequest.id });
  const [ended] = await tx
    .update(contract)
    // Spots change hands before the start, so that a mark of one’s own tells of nothing.
    .set({ ...NO_MARK, abandonedAt: now, handedToId: takenByContractId })
    .where(and(eq(contract.id, contractId), isActiveSignUp(), isNull(contract.status)))
    .returning({ questId: contract.questId, others: contract.others });
  if (!request || !ended) throw new DomainError('PLACE_GONE');
  if (ended.others > 0) await giveSpotsBack(tx, ended.questId, ended.others);
  return ended.others;
}
