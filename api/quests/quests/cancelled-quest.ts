import { and, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { CancelledQuest } from '#api/graphql/generated/types.ts';
import { createNoticeLoaders } from '#api/messages/messages/notice-loaders.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isOver, isToldAsCancelled } from '#domain/quests/quest-status.ts';

/**
 * What everyone may know of a cancelled quest whose address was known once: no more than that it is cancelled. Who was
 * on its waitlist then reads the reason too.
 * Errors: QUEST_NOT_FOUND, also for any other quest and for those of a hidden charity.
 */
export async function findCancelledQuest(context: Context, id: string): Promise<CancelledQuest> {
  const { store, now, request } = context;
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
  const reason = await readReason(context, id);
  return { id, providerId, providerName, ...title, startedAt, isOver: isOver(found, now), reason };
}

/** The reason of a cancellation for who was on the waitlist then, which the email about its end shows. */
async function readReason({ store, viewer, loaders }: Context, questId: string): Promise<string | null> {
  if (viewer === null) return null;
  const [told] = await store.read
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.questId, questId),
        eq(outboxMessage.kind, 'waiting-list-ended'),
        eq(outboxMessage.ownerId, viewer.accountId),
      ),
    )
    .limit(1);
  return told ? loaders(createNoticeLoaders).cancelReason.load(questId) : null;
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
