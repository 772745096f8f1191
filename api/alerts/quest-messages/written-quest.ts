import { eq } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { providerMessaging } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** A quest as messages about it need it. */
export type WrittenQuest = NonNullable<Awaited<ReturnType<typeof readWrittenQuest>>>;

export async function readWrittenQuest(db: Db, questId: string) {
  const [found] = await db
    .select({
      id: quest.id,
      providerId: quest.providerId,
      title: QUEST_TITLE,
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      charity: provider.name,
      answersTo: providerMessaging.answersTo,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(providerMessaging, eq(providerMessaging.providerId, provider.id))
    .where(eq(quest.id, questId));
  return found ?? null;
}

/**
 * A quest to whose people the viewer may write: quest U and memberContactInfo R, which no one under 18 has.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN.
 */
export async function requireWrittenQuest(
  { viewer, store }: Context,
  questId: string,
): Promise<WrittenQuest> {
  requireLogin(viewer);
  const found = await readWrittenQuest(store.read, questId);
  if (!found) throw new DomainError('QUEST_NOT_FOUND');
  requireFeature(viewer, found.providerId, 'editQuests');
  requireFeature(viewer, found.providerId, 'readContactInfo');
  return found;
}
