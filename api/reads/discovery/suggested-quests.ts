import { and, asc, eq, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import { readClashes } from '#api/reads/sign-up/clashing-places.ts';
import type { SuggestedQuestRow } from '#api/rows/discovery/suggested-quest-row.ts';
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

function readTakeable({ store, viewer, now }: Context, accountId: string): Promise<TakeableQuest[]> {
  return store.read
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
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(CANDIDATES);
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
