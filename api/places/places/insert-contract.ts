import { sql } from 'drizzle-orm';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { constraintOf } from '#db/constraint-error.ts';
import { newId } from '#db/new-id.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';

export type NewContract = {
  /** ID of the contract, if known beforehand; a new one if omitted. */
  id?: string;
  questId: string;
  chariteerId: string;
  guildId: string | null;
  /** Batch in which a reserved quest was posted for a whole month. */
  postingId?: string | null;
  claimedAt: number;
  formJSON: string | null;
  expectedArrivalAt: number | null;
  expectedDepartureAt: number | null;
  /** How many people without an account come along, and who, as JSON; no one if omitted. */
  others?: number;
  party?: string | null;
  /** Part of the spots that a reservation holds; all of them if omitted. */
  guildSpots?: number | null;
  guildSpotsLeft?: number | null;
  releasesAt?: number | null;
};

/** Writes an active contract. Errors: `refusal` when one of its kind is active already. */
export async function insertContract(
  tx: Db,
  values: NewContract & { providerId: string },
  refusal: ErrorCode,
): Promise<ContractRow> {
  try {
    const [row] = await insertStatement(tx).all({
      ...{ postingId: null, others: 0, party: null, id: newId(values.claimedAt) },
      ...{ guildSpots: null, guildSpotsLeft: null, releasesAt: null },
      ...values,
    });
    return { ...(row as ContractRow), ownerId: values.chariteerId, providerId: values.providerId };
  } catch (error) {
    if (constraintOf(error)?.kind === 'unique') throw new DomainError(refusal, { cause: error });
    throw error;
  }
}

const { placeholder } = sql;

const insertStatement = prepareOnce((db: Db) =>
  db
    .insert(contract)
    .values({
      id: placeholder('id'),
      questId: placeholder('questId'),
      chariteerId: placeholder('chariteerId'),
      guildId: placeholder('guildId'),
      postingId: placeholder('postingId'),
      claimedAt: placeholder('claimedAt'),
      formJSON: placeholder('formJSON'),
      expectedArrivalAt: placeholder('expectedArrivalAt'),
      expectedDepartureAt: placeholder('expectedDepartureAt'),
      others: placeholder('others'),
      party: placeholder('party'),
      guildSpots: placeholder('guildSpots'),
      guildSpotsLeft: placeholder('guildSpotsLeft'),
      releasesAt: placeholder('releasesAt'),
    })
    .returning(CONTRACT_COLUMNS)
    .prepare(),
);
