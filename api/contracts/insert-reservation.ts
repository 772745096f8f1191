import type { Db } from '#db/store.ts';
import type { ContractRow } from './contract-row.ts';
import { insertContract } from './insert-contract.ts';

export type NewReservation = {
  questId: string;
  providerId: string;
  guildId: string;
  /** Who reserves. */
  accountId: string;
  /** Epoch ms. */
  now: number;
};

/** Reserves a quest for a guild; takes no place. Errors: GUILD_ALREADY_RESERVED. */
export function insertReservation(
  tx: Db,
  { questId, providerId, guildId, accountId, now }: NewReservation,
): Promise<ContractRow> {
  const noForm = { formJSON: null, expectedArrivalAt: null, expectedDepartureAt: null };
  const values = { ...noForm, questId, providerId, guildId, chariteerId: accountId, claimedAt: now };
  return insertContract(tx, values, 'GUILD_ALREADY_RESERVED');
}
