import { reservationRequest } from '../schema/reservation-request.ts';
import type { Db } from '../store.ts';
import { insertGuild } from './insert-group.ts';
import { insertQuest } from './insert-quest.ts';
import { FACTORY_NOW, nextNumber, only } from './sequence.ts';

export type ReservationRequest = typeof reservationRequest.$inferSelect;

/** A guild is asked about a quest. */
export async function insertReservationRequest(
  tx: Db,
  overrides: Partial<ReservationRequest> = {},
): Promise<ReservationRequest> {
  const row = {
    id: `request-${nextNumber('request')}`,
    askedById: 'managers',
    status: 'asked' as const,
    createdAt: FACTORY_NOW,
    askedAt: FACTORY_NOW,
    ...overrides,
    questId: overrides.questId ?? (await insertQuest(tx)).id,
    guildId: overrides.guildId ?? (await insertGuild(tx)).id,
  };
  return only(await tx.insert(reservationRequest).values(row).returning());
}
