import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { type UndoableChange, undoably } from '#api/access/undo/undoable.ts';
import { abandon } from '#api/places/places/abandon.ts';
import type { ContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { RELEASE_REASON } from '#domain/reservations/reservation.ts';

/**
 * Releases a reserved quest, inside the write that loaded the facts; can be taken back. Needs quest U at the quest's provider.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, CONTRACT_NOT_FOUND when it has been released before.
 */
export async function releaseReservation(
  context: Context,
  tx: Db,
  facts: ContractFacts,
): Promise<ContractRow> {
  const { viewer, now } = context;
  const { accountId } = requireFeature(viewer, facts.providerId, 'reserveQuests');
  const change: UndoableChange = {
    accountId,
    action: 'reservation-released' as const,
    feature: 'reserveQuests',
    providerIds: [facts.providerId],
    scope: { quests: [facts.questId] },
  };
  const { result, undoToken } = await undoably(tx, now, change, async () => {
    await recordAudit(tx, now, {
      action: change.action,
      actorId: accountId,
      subjectId: facts.questId,
      detail: { guildId: facts.guildId },
    });
    const end = { abandonedAt: now, abandonReason: RELEASE_REASON };
    const released = await abandon(tx, context, facts, end, 'CONTRACT_NOT_FOUND');
    await report(tx, context, 'SpotFreed', { questId: facts.questId, count: Number.POSITIVE_INFINITY });
    return released;
  });
  return { ...result, undoToken };
}
