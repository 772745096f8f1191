import { eq } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { refusalOfAlert } from '#domain/alerts/alert-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** A quest with what an alert tells of it, and its charity's age policies as JSON text. */
export type AlertQuest = Awaited<ReturnType<typeof loadAlertQuest>>;

/**
 * The quest, to which the viewer may alert volunteers now.
 * Errors: QUEST_NOT_FOUND, NOT_LOGGED_IN, FORBIDDEN, and those of refusalOfAlert.
 */
export async function loadAlertQuest({ viewer, now }: Context, db: Db, questId: string) {
  const [row] = await db
    .select({
      id: quest.id,
      providerId: quest.providerId,
      providerName: provider.name,
      isProviderVisible: provider.isVisible,
      agePolicies: provider.agePolicies,
      title: QUEST_TITLE,
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      location: { name: location.name, address: location.address, detail: location.detail },
      agePolicyIndex: quest.agePolicyIndex,
      takenCount: quest.takenCount,
      heldCount: quest.heldCount,
      resourceMaxNumber: quest.resourceMaxNumber,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(eq(quest.id, questId));
  if (!row) throw new DomainError('QUEST_NOT_FOUND');
  requireFeature(viewer, row.providerId, 'sendAlerts');
  const refusal = refusalOfAlert(row, now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  return row;
}
