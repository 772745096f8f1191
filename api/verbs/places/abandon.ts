import { sql } from 'drizzle-orm';
import type { ContractFacts } from '#api/reads/sign-up/contract-facts.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contracts/contract-columns.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import { isActive } from '#api/rows/contracts/contract-where.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';

/** Ends an active contract. Errors: `refusal` when it has ended meanwhile. */
export async function abandon(
  tx: Db,
  facts: ContractFacts,
  end: { abandonedAt: number; abandonReason: string | null },
  refusal: ErrorCode,
): Promise<ContractRow> {
  const [row] = await abandonStatement(tx).all({ ...end, contractId: facts.id });
  if (!row) throw new DomainError(refusal);
  return { ...(row as ContractRow), ownerId: facts.chariteerId, providerId: facts.providerId };
}

const { placeholder } = sql;

const abandonStatement = prepareOnce((db: Db) =>
  db
    .update(contract)
    .set({
      abandonedAt: sql`${placeholder('abandonedAt')}`,
      abandonReason: sql`${placeholder('abandonReason')}`,
    })
    .where(sql`${contract.id} = ${placeholder('contractId')} AND ${isActive()}`)
    .returning(CONTRACT_COLUMNS)
    .prepare(),
);
