import { and, asc, eq, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import { clashesWithNothingOf } from '#api/rows/contracts/clash-where.ts';
import type { SuggestedQuestRow } from '#api/rows/discovery/suggested-quest-row.ts';
import { startsAfter } from '#api/rows/quests/quest-where.ts';
import { isServed } from '#api/rows/recaps/recap-where.ts';
import { isTakeableBy } from '#api/rows/sign-up/takeable-by.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { type Liking, suggestQuests, type TakeableQuest } from '#domain/discovery/for-you.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';

/** How many of the quests that the viewer could take are looked at, by start. */
const CANDIDATES = 100;

/**
 * Up to six quests that the viewer could take now, nothing of theirs being in the way, and why each is suggested.
 * The same number of statements however many there are. Errors: NOT_LOGGED_IN.
 */
export async function listSuggestedQuests(context: Context): Promise<SuggestedQuestRow[]> {
  const { accountId } = requireLogin(context.viewer);
  const [takeable, liking] = await Promise.all([
    readTakeable(context, accountId),
    readLiking(context, accountId),
  ]);
  const suggested = suggestQuests(takeable, liking);
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(suggested.map(({ id }) => byId.load(id)));
  return suggested.flatMap(({ reason }, index) => {
    const row = quests[index];
    return row ? [{ quest: row, reason }] : [];
  });
}

function readTakeable(context: Context, accountId: string): Promise<TakeableQuest[]> {
  const { store, viewer, now } = context;
  const select = store.read
    .select({
      id: quest.id,
      templateQuestId: quest.templateQuestId,
      districtId: provider.districtId,
      serviceTags: quest.serviceTags,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, accountId))
    .where(
      and(
        startsAfter(now),
        // The plus keeps the planner on the index by start.
        sql`+${quest.publishingStatus} = 'Published'`,
        eq(provider.isVisible, true),
        ...isTakeableBy(viewer, now),
        clashesWithNothingOf(accountId, now),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(CANDIDATES);
  return context.loaders(createTogether)(select);
}

async function readLiking(context: Context, chariteerId: string): Promise<Liking> {
  const { read } = context.store;
  const together = context.loaders(createTogether);
  const favorites = read
    .select({ id: favoriteDistrict.districtId })
    .from(favoriteDistrict)
    .where(eq(favoriteDistrict.chariteerId, chariteerId))
    .orderBy(asc(favoriteDistrict.position));
  const doneBefore = read
    .selectDistinct({ serviceTags: quest.serviceTags })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(eq(contract.chariteerId, chariteerId), isServed));
  const [districts, served] = await Promise.all([together(favorites), together(doneBefore)]);
  return {
    districtIds: districts.map(({ id }) => id),
    types: new Set(served.map(({ serviceTags }) => categoryOf(serviceTags).id)),
  };
}
