import { and, asc, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readRestingGuilds } from '#api/guilds-and-groups/guilds/guild-rest.ts';
import { abandon } from '#api/places/places/abandon.ts';
import { loadContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { isNotOver } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { REST_REASON } from '#domain/reservations/reservation.ts';
import { OPEN_REQUEST_STATUSES } from '#domain/reservations/reservation-request.ts';
import { mailAnswer } from './mail-answer.ts';

/**
 * After someone has left these groups: a guild to which no one belongs any more rests, and what was reserved for it is
 * everyone's at once; whoever has signed up stays. What it was still asked ends. Who reserved is told.
 */
export async function letGoOfResting(
  tx: Db,
  context: MailContext,
  groupIds: readonly string[],
): Promise<void> {
  const resting = await readRestingGuilds(tx, groupIds);
  if (resting.length === 0) return;
  const { now } = context;
  const ids = resting.map(({ id }) => id);
  const held = await tx
    .select({ id: contract.id, guildId: contract.guildId, quest })
    .from(contract)
    .innerJoin(quest, and(eq(quest.id, contract.questId), isNotOver(now)))
    .where(and(isInList(contract.guildId, ids), isActiveReservation()))
    .orderBy(asc(contract.id));
  for (const { id, guildId, quest: reserved } of held) {
    const facts = await loadContractFacts(tx, id);
    if (!facts) continue;
    const end = { abandonedAt: now, abandonReason: REST_REASON };
    await abandon(tx, context, facts, end, 'CONTRACT_NOT_FOUND');
    await report(tx, context, 'SpotFreed', { questId: reserved.id, count: Number.POSITIVE_INFINITY });
    await recordAudit(tx, now, {
      action: 'reservation-given-back',
      actorId: null,
      subjectId: reserved.id,
      detail: { guildId },
    });
    const guildName = resting.find((one) => one.id === guildId)?.name ?? '';
    const told = { recipientId: facts.chariteerId, accountId: null, guildName, quest: reserved };
    await mailAnswer(tx, context, { ...told, answer: 'given-back' });
  }
  await tx
    .update(reservationRequest)
    .set({ status: 'ended', decidedAt: now })
    .where(
      and(
        isInList(reservationRequest.guildId, ids),
        isInList(reservationRequest.status, OPEN_REQUEST_STATUSES),
      ),
    );
}
