import { eq } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QuestPoster } from '#api/graphql/generated/types.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { screenSlot } from '#domain/attendance/check-in.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { posterCode, wordOfDay } from './poster-codes.ts';

/** The codes of a quest's poster and the word of today. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN. */
export async function findPoster(
  { viewer, store, config, now }: Context,
  { questId }: { questId: string },
): Promise<QuestPoster> {
  const [found] = await store.read
    .select({
      providerId: quest.providerId,
      publishingStatus: quest.publishingStatus,
      eventTitle: quest.eventTitle,
      charity: provider.name,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, questId));
  if (!found || found.startedAt === null || found.publishingStatus === 'Template')
    throw new DomainError('QUEST_NOT_FOUND');
  requireFeature(viewer, found.providerId, 'takeAttendance');
  const { eventTitle, charity, startedAt, endedAt } = found;
  const { dataKey } = config;
  return {
    questId,
    eventTitle,
    charity,
    startedAt,
    endedAt,
    printedCode: posterCode(dataKey, { kind: 'paper', questId, value: newYorkDay(startedAt) }),
    screenCode: posterCode(dataKey, { kind: 'screen', questId, value: String(screenSlot(now)) }),
    word: wordOfDay(dataKey, questId, newYorkDay(now)),
  };
}
