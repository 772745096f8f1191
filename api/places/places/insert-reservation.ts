import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { insertContract } from './insert-contract.ts';

export type NewReservation = {
  questId: string;
  providerId: string;
  guildId: string;
  /** Account that reserves. */
  accountId: string;
  /** Batch in which the quest was posted for a whole month; null for a single reservation. */
  postingId: string | null;
  /** Epoch ms. */
  now: number;
};

/** Reserves a quest for a guild; takes no place. Errors: GUILD_ALREADY_RESERVED. */
export function insertReservation(
  tx: Db,
  { questId, providerId, guildId, accountId, postingId, now }: NewReservation,
): Promise<ContractRow> {
  const noForm = { formJSON: null, expectedArrivalAt: null, expectedDepartureAt: null };
  const who = { chariteerId: accountId, guildId, postingId };
  const values = { ...noForm, ...who, questId, providerId, claimedAt: now };
  return insertContract(tx, values, 'GUILD_ALREADY_RESERVED');
}
