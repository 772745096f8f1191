import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { clashesWithNothingOf } from '#api/rows/clash-where.ts';
import { isTakeable } from '#api/rows/gate-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { follow, followNews } from '#db/schema/follow.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questListing } from '#db/schema/quest-listing.ts';
import type { Db } from '#db/store.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const MOST_QUESTS = 3;

/**
 * Of these people who want it told, up to three quests each that everyone could open first in the last seven days, of
 * what they follow, that the gate lets them take and that nothing of theirs clashes with; of each series the next date. One statement. `now` in epoch ms.
 */
export async function readNewAtFollowed(
  db: Db,
  personIds: readonly string[],
  now: number,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({
      personId: chariteer.id,
      questId: quest.id,
      stampId: quest.templateQuestId,
      startedAt: quest.startedAt,
    })
    .from(followNews)
    .innerJoin(chariteer, eq(chariteer.id, followNews.accountId))
    .innerJoin(follow, eq(follow.accountId, followNews.accountId))
    .innerJoin(
      questListing,
      or(eq(questListing.providerId, follow.providerId), eq(questListing.category, follow.category)),
    )
    .innerJoin(quest, eq(quest.id, questListing.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(
      and(
        isInList(followNews.accountId, personIds),
        gt(quest.announcedAt, now - WEEK_MS),
        eq(quest.publishingStatus, 'Published'),
        eq(provider.isVisible, true),
        startsAfter(now),
        ...isTakeable(now),
        clashesWithNothingOf(sql`${chariteer.id}`, now),
      ),
    )
    .orderBy(asc(chariteer.id), asc(quest.startedAt), asc(quest.id));
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return new Map([...byPerson].map(([personId, own]) => [personId, nextOfSeries(own)]));
}

function nextOfSeries(rows: readonly { questId: string; stampId: string | null }[]): string[] {
  const series = new Map(rows.toReversed().map(({ questId, stampId }) => [stampId ?? questId, questId]));
  const next = new Set(series.values());
  return rows.flatMap(({ questId }) => (next.has(questId) ? questId : []));
}

/** New quests at followed charities, without those the message already lists. */
export function newBeside(followed: readonly string[], told: readonly string[]): string[] {
  return followed.filter((id) => !told.includes(id)).slice(0, MOST_QUESTS);
}
