import { eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { translatedTitle } from '#api/rows/quests/quest-title-columns.ts';
import type { CancelledQuest } from '#api/sdl/generated/types.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isOver, isToldAsCancelled } from '#domain/quests/quest-status.ts';

/**
 * What everybody may know of a cancelled quest whose address was known once: no more than that it is cancelled.
 * Errors: QUEST_NOT_FOUND, also for any other quest and for those of a hidden charity.
 */
export async function findCancelledQuest(
  { store, now, request }: Context,
  id: string,
): Promise<CancelledQuest> {
  const [found] = await store.read
    .select({
      ...COLUMNS,
      providerName: provider.name,
      translatedTitle: translatedTitle(request.pageLocale),
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, id));
  if (!found?.isProviderVisible || !isToldAsCancelled(found)) throw new DomainError('QUEST_NOT_FOUND');
  const { providerId, providerName, eventTitle, translatedTitle: translated, startedAt } = found;
  const title = { eventTitle, translatedTitle: translated };
  return { id, providerId, providerName, ...title, startedAt, isOver: isOver(found, now) };
}

const COLUMNS = {
  providerId: quest.providerId,
  eventTitle: quest.eventTitle,
  eventType: quest.eventType,
  publishingStatus: quest.publishingStatus,
  startedAt: quest.startedAt,
  endedAt: quest.endedAt,
  announcedAt: quest.announcedAt,
  isProviderVisible: provider.isVisible,
};
