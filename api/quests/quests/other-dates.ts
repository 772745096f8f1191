import DataLoader from 'dataloader';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { MOST_DATES } from '#domain/sign-up/several-dates.ts';
import { createQuestLoaders } from './quest-loaders.ts';
import type { QuestRow } from './quest-row.ts';

/** The other dates of a quest, by their start; the quest itself is one of those that can be taken in one step. */
export async function listOtherDates(context: Context, questId: string): Promise<QuestRow[]> {
  const ids = await context.loaders(createDateLoaders).otherIds.load(questId);
  const { byId } = context.loaders(createQuestLoaders);
  const rows = await Promise.all(ids.map((id) => byId.load(id)));
  return rows.filter((row) => row !== null);
}

/** Ids of the other dates to come of quests, by their start; one statement however many are asked. */
export function createDateLoaders({ store, now }: Context) {
  return {
    otherIds: new DataLoader(async (questIds: readonly string[]) => {
      const rows = await otherDates(store.read, questIds, now);
      return listsInOrderOf(questIds, rows, ({ wantedId }) => wantedId).map((dates) =>
        dates.map(({ id }) => id),
      );
    }),
  };
}

const wanted = alias(quest, 'wanted');

/** Reads each list in the order of its index (`quest_same_dates`), up to the limit. */
function otherDates(db: Db, questIds: readonly string[], now: number) {
  const dates = db
    .select({ id: quest.id })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, wanted.providerId),
        eq(quest.titleKey, wanted.titleKey),
        eq(quest.eventType, wanted.eventType),
        sql`${quest.publishingStatus} = 'Published'`,
        startsAfter(now),
        ne(quest.id, wanted.id),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(MOST_DATES - 1);
  return db
    .select({ wantedId: wanted.id, id: other.id })
    .from(wanted)
    .innerJoin(other, inArray(other.id, dates))
    .where(isInList(wanted.id, questIds))
    .orderBy(asc(other.startedAt), asc(other.id));
}

const other = alias(quest, 'other');
