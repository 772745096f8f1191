import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { closeRequest, loadRequest } from './open-request.ts';

/**
 * The charity takes back what it asked of a guild, or would ask. Needs quest U at the quest's provider.
 * Errors: NOT_LOGGED_IN, REQUEST_NOT_FOUND, FORBIDDEN, REQUEST_ENDED.
 */
export async function withdrawReservationRequest(
  { viewer, store, now }: Context,
  id: string,
): Promise<boolean> {
  await store.write(async (tx) => {
    const { request, quest } = await loadRequest(tx, id);
    const { accountId } = requireFeature(viewer, quest.providerId, 'reserveQuests');
    await closeRequest(tx, id, { status: 'withdrawn', now });
    await recordAudit(tx, now, {
      action: 'reservation-withdrawn',
      actorId: accountId,
      subjectId: quest.id,
      detail: { guildId: request.guildId },
    });
  });
  return true;
}
