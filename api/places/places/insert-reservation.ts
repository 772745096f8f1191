import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { GuildSpots } from '#domain/reservations/guild-spots.ts';
import { insertContract } from './insert-contract.ts';
import { holdPlaces } from './place-counter.ts';

export type NewReservation = {
  questId: string;
  providerId: string;
  guildId: string;
  /** Account that reserves. */
  accountId: string;
  /** Batch in which the quest was posted for a whole month; null for a single reservation. */
  postingId: string | null;
  /** Part of the spots; null: the whole quest. */
  held: GuildSpots | null;
  /** Epoch ms. */
  now: number;
};

/**
 * Reserves a quest, or a number of its spots, for a guild; takes no place. Errors: GUILD_ALREADY_RESERVED, QUEST_FULL
 * where fewer spots are free.
 */
export async function insertReservation(
  tx: Db,
  { questId, providerId, guildId, accountId, postingId, held, now }: NewReservation,
): Promise<ContractRow> {
  const noForm = { formJSON: null, expectedArrivalAt: null, expectedDepartureAt: null };
  const who = { chariteerId: accountId, guildId, postingId };
  const part = held && { guildSpots: held.spots, guildSpotsLeft: held.spots, releasesAt: held.releasesAt };
  const values = { ...noForm, ...who, ...part, questId, providerId, claimedAt: now };
  const made = await insertContract(tx, values, 'GUILD_ALREADY_RESERVED');
  if (held && !(await holdPlaces(tx, questId, held.spots))) throw new DomainError('QUEST_FULL');
  return made;
}
