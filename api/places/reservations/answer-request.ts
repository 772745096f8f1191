import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireGuildAdmin } from '#api/guilds-and-groups/guilds/require-guild-admin.ts';
import { insertReservation } from '#api/places/places/insert-reservation.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { fitGuildSpots } from '#domain/reservations/guild-spots.ts';
import { standingOfRequest } from '#domain/reservations/reservation-request.ts';
import { partOf } from './begin-reservations.ts';
import { mailAnswer } from './mail-answer.ts';
import { closeRequest, loadRequest } from './open-request.ts';

/**
 * An admin of the guild says yes, and the quest is reserved, or no. Who asked is told. Errors: NOT_LOGGED_IN,
 * REQUEST_NOT_FOUND, FORBIDDEN, REQUEST_ENDED, GUILD_ALREADY_RESERVED.
 */
export async function answerReservationRequest(
  context: Context,
  { id, accepts }: { id: string; accepts: boolean },
): Promise<boolean> {
  const { viewer, store, now } = context;
  await store.write(async (tx) => {
    const { request, quest } = await loadRequest(tx, id);
    const { guild, accountId } = await requireGuildAdmin(tx, viewer, request.guildId);
    if (standingOfRequest({ ...request, quest }, now) !== 'WAITING') throw new DomainError('REQUEST_ENDED');
    const { questId, guildId, askedById, postingId } = request;
    const part = partOf(request);
    const held = part && fitGuildSpots(part, quest, now);
    if (accepts && part && !held) throw new DomainError('REQUEST_ENDED');
    await closeRequest(tx, id, { status: accepts ? 'accepted' : 'declined', now });
    if (accepts) {
      const { providerId } = quest;
      await insertReservation(tx, {
        questId,
        providerId,
        guildId,
        accountId: askedById,
        postingId,
        held,
        now,
      });
    }
    await recordAudit(tx, now, {
      action: accepts ? 'reservation-accepted' : 'reservation-declined',
      actorId: accountId,
      subjectId: questId,
      detail: { guildId },
    });
    const answer = accepts ? 'accepted' : 'declined';
    const told = { recipientId: askedById, accountId, guildName: guild.name, answer, quest } as const;
    await mailAnswer(tx, context, told);
  });
  return true;
}
