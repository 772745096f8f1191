import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import { readClashes } from '#api/reads/sign-up/clashing-places.ts';
import type { SuggestedQuestRow } from '#api/rows/discovery/suggested-quest-row.ts';
import { followsCharity, followsType, isFollowedBy } from '#api/rows/follows/follow-where.ts';
import { startsAfter } from '#api/rows/quests/quest-where.ts';
import { isServed } from '#api/rows/recaps/recap-where.ts';
import { isTakeableBy } from '#api/rows/sign-up/takeable-by.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type Liking, suggestQuests, type TakeableQuest } from '#domain/discovery/for-you.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';

/** How many of the quests that the viewer could take are looked at, by start. */
const CANDIDATES = 100;
/** And of those that are followed. */
const FOLLOWED = 20;

/**
 * Up to six quests that the viewer could take now, nothing of theirs being in the way, and why each is suggested.
 * Five statements however many there are. Errors: NOT_LOGGED_IN.
 */
export async function listSuggestedQuests(context: Context): Promise<SuggestedQuestRow[]> {
  const { accountId } = requireLogin(context.viewer);
  const { store, now } = context;
  const takeable = await readTakeable(context, accountId);
  if (takeable.length === 0) return [];
  const questIds = takeable.map(({ id }) => id);
  const clashes = await readClashes(store.read, { chariteerId: accountId, questIds, now });
  const taken = new Set(clashes.map(({ wantedId }) => wantedId));
  const free = takeable.filter(({ id }) => !taken.has(id));
  const suggested = suggestQuests(free, await readLiking(store.read, accountId));
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(suggested.map(({ id }) => byId.load(id)));
  return suggested.flatMap(({ reason }, index) => {
    const row = quests[index];
    return row ? [{ quest: row, reason }] : [];
  });
}

/** The first ones, and among them or later the first of what is followed; one statement. */
async function readTakeable(context: Context, accountId: string): Promise<TakeableQuest[]> {
  const first = takeableBy(context, accountId, CANDIDATES).as('found');
  const followed = takeableBy(context, accountId, FOLLOWED, isFollowedBy(accountId)).as('rest');
  const { read } = context.store;
  const rows = await read.select().from(first).union(read.select().from(followed));
  return rows
    .toSorted((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0) || (a.id < b.id ? -1 : 1))
    .map(({ startedAt: _, followsCharity, followsType, ...row }) => ({
      ...row,
      followed: followsCharity ? ('charity' as const) : followsType ? ('type' as const) : null,
    }));
}

function takeableBy({ store, viewer, now }: Context, accountId: string, most: number, ...more: SQL[]) {
  return store.read
    .select({
      id: quest.id,
      templateQuestId: quest.templateQuestId,
      districtId: provider.districtId,
      serviceTags: quest.serviceTags,
      startedAt: quest.startedAt,
      followsCharity: followsCharity(accountId).as('followsCharity'),
      followsType: followsType(accountId).as('followsType'),
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
        ...more,
        ...isTakeableBy(viewer, now),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(most);
}

async function readLiking(db: Db, chariteerId: string): Promise<Liking> {
  const districts = await db
    .select({ id: favoriteDistrict.districtId })
    .from(favoriteDistrict)
    .where(eq(favoriteDistrict.chariteerId, chariteerId))
    .orderBy(asc(favoriteDistrict.position));
  const served = await db
    .selectDistinct({ serviceTags: quest.serviceTags })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(eq(contract.chariteerId, chariteerId), isServed));
  return {
    districtIds: districts.map(({ id }) => id),
    types: new Set(served.map(({ serviceTags }) => categoryOf(serviceTags).id)),
  };
}
