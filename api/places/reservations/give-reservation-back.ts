import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireGuildAdmin } from '#api/guilds-and-groups/guilds/require-guild-admin.ts';
import { abandon } from '#api/places/places/abandon.ts';
import { loadContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import { quest } from '#db/schema/quest.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isOver } from '#domain/quests/quest-status.ts';
import { GIVE_BACK_REASON } from '#domain/reservations/reservation.ts';
import { mailAnswer } from './mail-answer.ts';

/**
 * An admin of the guild gives a reserved quest back; who has signed up stays. Who reserved it is told.
 * Errors: NOT_LOGGED_IN, CONTRACT_NOT_FOUND, also when it has been released before, FORBIDDEN, QUEST_OVER_BAIL.
 */
export async function giveReservationBack(context: Context, id: string): Promise<boolean> {
  const { viewer, store, now } = context;
  await store.write(async (tx) => {
    const facts = await loadContractFacts(tx, id);
    if (!facts || facts.guildId === null) throw new DomainError('CONTRACT_NOT_FOUND');
    const { guild, accountId } = await requireGuildAdmin(tx, viewer, facts.guildId);
    if (isOver(facts, now)) throw new DomainError('QUEST_OVER_BAIL');
    const end = { abandonedAt: now, abandonReason: GIVE_BACK_REASON };
    await abandon(tx, context, facts, end, 'CONTRACT_NOT_FOUND');
    await report(tx, context, 'SpotFreed', { questId: facts.questId, count: Number.POSITIVE_INFINITY });
    await recordAudit(tx, now, {
      action: 'reservation-given-back',
      actorId: accountId,
      subjectId: facts.questId,
      detail: { guildId: facts.guildId },
    });
    const [held] = await tx.select().from(quest).where(eq(quest.id, facts.questId));
    if (!held) throw new DomainError('QUEST_NOT_FOUND');
    const told = { recipientId: facts.chariteerId, accountId, guildName: guild.name, quest: held };
    await mailAnswer(tx, context, { ...told, answer: 'given-back' });
  });
  return true;
}
