import { and, eq } from 'drizzle-orm';
import { requireFeature, requireLogin, requireSelf } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { WantedSpots } from '#domain/reservations/guild-spots.ts';
import { closeStaleRequest } from './open-request.ts';
import { placeReservations } from './place-reservations.ts';
import type { ReservationAnswerRow } from './reservation-row.ts';

type Asked = { questId: string; guildId: string; held?: WantedSpots | null | undefined };

/**
 * Reserves a quest for a guild, or asks the guild that wants to be asked; of a draft only the wish is kept. A
 * reservation takes no place. Needs quest U at the quest's provider, and of a draft to see drafts.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, QUEST_NOT_FOUND and those of placeReservations.
 */
export async function reserveQuest(
  context: Context,
  { questId, guildId, held: spots = null }: Asked,
): Promise<ReservationAnswerRow> {
  const { accountId } = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const [found] = await tx.select().from(quest).where(eq(quest.id, questId));
    if (!found) throw new DomainError('QUEST_NOT_FOUND');
    const { providerId, eventTitle } = found;
    requireFeature(context.viewer, providerId, 'reserveQuests');
    if (found.publishingStatus === 'Draft') requireFeature(context.viewer, providerId, 'seeDrafts');
    const isReserved = (await readReservation(tx, found)) !== null;
    const isAsked = await closeStaleRequest(tx, found, context.now);
    const wanted = [{ quest: found, guildId, isReserved, isAsked, spots, postingId: null }];
    const [placed] = await placeReservations(tx, context, { providerId, accountId, wanted });
    if (!placed) throw new DomainError('GUILD_NOT_FOUND');
    return { ...placed, eventTitle, contract: await readReservation(tx, found) };
  });
}

/** Reserves a quest as the session's own account; null where the guild is only asked. Errors: FORBIDDEN, those of reserveQuest. */
export async function reserveAs(
  context: Context,
  { chariteerId, ...asked }: Asked & { chariteerId: string },
): Promise<ContractRow | null> {
  requireSelf(context.viewer, chariteerId);
  return (await reserveQuest(context, asked)).contract;
}

async function readReservation(
  tx: Db,
  { id, providerId }: { id: string; providerId: string },
): Promise<ContractRow | null> {
  const [held] = await tx
    .select(CONTRACT_COLUMNS)
    .from(contract)
    .where(and(eq(contract.questId, id), isActiveReservation()));
  return held ? { ...held, ownerId: held.chariteerId, providerId } : null;
}
