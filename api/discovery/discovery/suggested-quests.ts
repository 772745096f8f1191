import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { followedQuests, followsCharity, followsType } from '#api/discovery/follows/follow-where.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { clashesWithNothingOf } from '#api/rows/clash-where.ts';
import { isServed } from '#api/rows/contract-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { isTakeableBy } from '#api/rows/takeable-by.ts';
import { zipCode } from '#db/schema/area.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { GeoPoint } from '#domain/areas/area.ts';
import { milesBetween } from '#domain/discovery/distance.ts';
import type { SuggestionReason } from '#domain/discovery/for-you.ts';
import { type Liking, suggestQuests, type TakeableQuest } from '#domain/discovery/for-you.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import { localQuests } from './local-where.ts';

/** A quest that someone could take, and why it is suggested. */
export type SuggestedQuestRow = { quest: QuestRow; reason: SuggestionReason };

/** How many of the quests that the viewer could take are looked at, by start. */
const CANDIDATES = 100;
/** And of those that are followed or near home. */
const CLOSE = 40;

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

/** The first ones, and among them or later the first of what is followed and of what is near home, by start. */
async function readTakeable(context: Context, accountId: string): Promise<TakeableQuest[]> {
  const together = context.loaders(createTogether);
  const isClose = sql`${quest.id} IN (${followedQuests(accountId)} UNION ${localQuests(accountId)})`;
  const found = await Promise.all([
    together(selectTakeable(context, accountId, CANDIDATES)),
    together(selectTakeable(context, accountId, CLOSE, isClose)),
  ]);
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  return [...rows.values()]
    .toSorted((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0) || (a.id < b.id ? -1 : 1))
    .map(({ startedAt: _, followsCharity, followsType, place, home, ...row }) => ({
      ...row,
      miles: milesFrom(home, place),
      followed: followsCharity ? ('charity' as const) : followsType ? ('type' as const) : null,
    }));
}

type Place = { latitude: number | null; longitude: number | null } | null;

function milesFrom(home: Place, place: Place): number | null {
  const [from, to] = [home, place].map(pointOf);
  return from && to ? milesBetween(from, to) : null;
}

function pointOf(place: Place): GeoPoint | null {
  if (place?.latitude == null || place.longitude === null) return null;
  return { latitude: place.latitude, longitude: place.longitude };
}

/** CROSS JOIN keeps the order of the tables: with statistics the planner began at the charities and sorted all quests. */
function selectTakeable({ store, viewer, now }: Context, accountId: string, most: number, ...more: SQL[]) {
  return store.read
    .select({
      id: quest.id,
      providerId: quest.providerId,
      eventTitle: quest.eventTitle,
      eventType: quest.eventType,
      districtId: provider.districtId,
      serviceTags: quest.serviceTags,
      startedAt: quest.startedAt,
      followsCharity: followsCharity(accountId).as('followsCharity'),
      followsType: followsType(accountId).as('followsType'),
      home: { latitude: zipCode.latitude, longitude: zipCode.longitude },
      place: { latitude: location.latitude, longitude: location.longitude },
    })
    .from(chariteer)
    .crossJoin(quest)
    .crossJoin(provider)
    .leftJoin(zipCode, eq(zipCode.zip, chariteer.zipCode))
    .leftJoin(location, eq(location.id, quest.locationId))
    .where(
      and(
        eq(chariteer.id, accountId),
        eq(provider.id, quest.providerId),
        startsAfter(now),
        // The plus keeps the planner on the index by start.
        sql`+${quest.publishingStatus} = 'Published'`,
        eq(provider.isVisible, true),
        ...more,
        ...isTakeableBy(viewer, now),
        clashesWithNothingOf(accountId, now),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(most);
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
