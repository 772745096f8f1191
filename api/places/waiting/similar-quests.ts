import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { clashesWithNothingOf } from '#api/rows/clash-where.ts';
import { isPlaceOfQuest, startsAfter, startsBetween } from '#api/rows/quest-where.ts';
import { isTakeableBy } from '#api/rows/takeable-by.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import {
  bySimilarity,
  type ComparedQuest,
  isSimilar,
  SIMILAR_WITHIN_MS,
} from '#domain/waiting/similar-quest.ts';

const MOST = 3;
/** How many quests of the days around are looked at, by start. */
const CANDIDATES = 100;

/**
 * Up to three quests like another one that the viewer could take as they are, nothing of theirs being in the way; the
 * nearest in time first. The same number of statements however many there are. Errors: QUEST_NOT_FOUND.
 */
export async function listSimilarQuests(context: Context, questId: string): Promise<QuestRow[]> {
  const { store } = context;
  const { byId } = context.loaders(createQuestLoaders);
  if (!(await byId.load(questId))) throw new DomainError('QUEST_NOT_FOUND');
  const [wanted] = await comparedQuests(store.read).where(and(eq(quest.id, questId), isOfProvider));
  if (!wanted || wanted.startedAt === null) return [];
  const alike = (await candidates(context, wanted, wanted.startedAt))
    .filter((other) => isSimilar(wanted, other))
    .sort(bySimilarity(wanted));
  const chosen = await Promise.all(alike.slice(0, MOST).map(({ id }) => byId.load(id)));
  return chosen.filter((row) => row !== null);
}

const isOfProvider = eq(provider.id, quest.providerId);

/** Quests beside every charity: `isOfProvider` has to join them. CROSS JOIN keeps the quests first. */
function comparedQuests(db: Db) {
  return db
    .select({
      id: quest.id,
      providerId: quest.providerId,
      districtId: provider.districtId,
      serviceTags: quest.serviceTags,
      startedAt: quest.startedAt,
      latitude: location.latitude,
      longitude: location.longitude,
    })
    .from(quest)
    .crossJoin(provider)
    .leftJoin(location, isPlaceOfQuest)
    .$dynamic();
}

/** What of the charity or type the viewer could take in the days around; `isSimilar` decides. */
async function candidates(
  { store, viewer, now }: Context,
  { providerId, serviceTags }: ComparedQuest,
  startedAt: number,
): Promise<ComparedQuest[]> {
  const { id: category } = categoryOf(serviceTags);
  // The plus keeps the planner on the index by start.
  const isAlike = sql`(+${quest.providerId} = ${providerId}
    OR lower(trim(json_extract(${quest.serviceTags}, '$[0]'))) = ${category})`;
  return comparedQuests(store.read)
    .leftJoin(chariteer, eq(chariteer.id, viewer?.accountId ?? ''))
    .where(
      and(
        isOfProvider,
        startsAfter(now),
        startsBetween(startedAt - SIMILAR_WITHIN_MS, startedAt + SIMILAR_WITHIN_MS),
        sql`+${quest.publishingStatus} = 'Published'`,
        eq(provider.isVisible, true),
        isAlike,
        ...isTakeableBy(viewer, now),
        viewer ? clashesWithNothingOf(viewer.accountId, now) : undefined,
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(CANDIDATES);
}
