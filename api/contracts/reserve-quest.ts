import { requireFeature, requireSelf } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationCreateContractArgs } from '#api/graphql/generated/resolvers.ts';
import { findGuild } from '#api/guilds/guild-queries.ts';
import { DomainError } from '#domain/errors.ts';
import { refusalOfReservation } from '#domain/reservation-gate.ts';
import type { ContractRow } from './contract-row.ts';
import { loadGateRows } from './gate-facts.ts';
import { insertReservation } from './insert-reservation.ts';

export type Reservation = Pick<MutationCreateContractArgs, 'chariteerId' | 'questId'> & { guildId: string };

/**
 * Reserves a quest for a guild; the reservation takes no place. Needs quest U at the quest's provider.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, QUEST_NOT_FOUND and those of RESERVATION_GATE.
 */
export async function reserveQuest(context: Context, args: Reservation): Promise<ContractRow> {
  const { accountId } = requireSelf(context.viewer, args.chariteerId);
  const { now } = context;
  return context.store.write(async (tx) => {
    const question = { viewerId: accountId, questIds: [args.questId], isCountingAlways: false };
    const [quest] = await loadGateRows(tx, question);
    if (!quest) throw new DomainError('QUEST_NOT_FOUND');
    requireFeature(context.viewer, quest.providerId, 'reserveQuests');
    const hasGuild = (await findGuild(tx, args.guildId)) !== undefined;
    const refusal = refusalOfReservation({
      now,
      quest,
      hasGuild,
      isReserved: quest.reservingGuildId !== null,
    });
    if (refusal) throw new DomainError(refusal);
    const { questId, providerId } = quest;
    return insertReservation(tx, { questId, providerId, guildId: args.guildId, accountId, now });
  });
}
