import DataLoader from 'dataloader';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QuestRow } from '#api/rows/quests/quest-row.ts';
import { startsAfter } from '#api/rows/quests/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { MOST_DATES } from '#domain/sign-up/several-dates.ts';
import { createQuestLoaders } from './quest-loaders.ts';

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

function otherDates(db: Db, questIds: readonly string[], now: number) {
  const numbered = db
    .select({
      id: quest.id,
      wantedId: sql<string>`${wanted.id}`.as('wantedId'),
      number:
        sql<number>`row_number() OVER (PARTITION BY ${wanted.id} ORDER BY ${quest.startedAt}, ${quest.id})`.as(
          'number',
        ),
    })
    .from(wanted)
    .innerJoin(
      quest,
      and(
        eq(quest.templateQuestId, wanted.templateQuestId),
        eq(quest.providerId, wanted.providerId),
        eq(quest.eventTitle, wanted.eventTitle),
        sql`${quest.id} <> ${wanted.id}`,
        // The plus keeps the planner on the index by stamp.
        sql`+${quest.publishingStatus} = 'Published'`,
        startsAfter(now),
      ),
    )
    .where(isInList(wanted.id, questIds))
    .as('numbered');
  return db
    .select({ id: numbered.id, wantedId: numbered.wantedId })
    .from(numbered)
    .where(lte(numbered.number, MOST_DATES - 1))
    .orderBy(asc(numbered.number));
}
