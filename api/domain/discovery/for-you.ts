import { categoryOf } from '../quests/quest-category.ts';
import { seriesKey } from '../quests/series-key.ts';

/** How many quests are suggested at most. */
export const FOR_YOU_MOST = 6;
/** Maximum number that come first because the person follows their charity or type; others get a chance, too. */
const FOLLOWED_FIRST = 3;
/** Miles from the person's ZIP code. */
export const NEAR_MILES = 5;

export const SUGGESTION_REASONS = [
  'FOLLOWED_CHARITY',
  'FOLLOWED_TYPE',
  'NEW_TYPE',
  'FAVORITE_DISTRICT',
  'NEAR_ZIP',
  'TYPE_DONE',
  'SOON',
] as const;
/** Why a quest is suggested. SOON: nothing is known yet of what the person likes. */
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

/** A quest that the person could take. */
export type TakeableQuest = {
  id: string;
  providerId: string;
  eventTitle: string;
  eventType: string;
  districtId: string | null;
  serviceTags: readonly string[];
  /** What of it the person follows; both: the charity. */
  followed: 'charity' | 'type' | null;
  /** Miles from the person's ZIP code; null where one of the two has no point. */
  miles: number | null;
};

/** What is known of what the person likes. */
export type Liking = {
  /** Favorite districts, the first one first. */
  districtIds: readonly string[];
  /** Ids of the types in which the person has served. */
  types: ReadonlySet<string>;
};

export type Suggestion = { id: string; reason: SuggestionReason };

/**
 * Of the quests that someone could take, by start, up to six, of each series its next date alone: first three of what
 * the person follows, then what fits best, and what else is followed, if the list is not full.
 */
export function suggestQuests(takeable: readonly TakeableQuest[], liking: Liking): Suggestion[] {
  const next = nextOfEachSeries(takeable);
  const followed = next.flatMap(followedAs);
  const first = followed.slice(0, FOLLOWED_FIRST);
  const isIn = (suggested: readonly Suggestion[], { id }: { id: string }) =>
    suggested.some((one) => one.id === id);
  const fitting = suggestFitting(
    next.filter((quest) => !isIn(first, quest)),
    liking,
  );
  const chosen = [...first, ...fitting].slice(0, FOR_YOU_MOST);
  return [...chosen, ...followed.filter((one) => !isIn(chosen, one))].slice(0, FOR_YOU_MOST);
}

function followedAs({ id, followed }: TakeableQuest): Suggestion[] {
  if (followed === null) return [];
  return [{ id, reason: followed === 'charity' ? 'FOLLOWED_CHARITY' : 'FOLLOWED_TYPE' }];
}

/**
 * Those that fit best first, and one of a type that is still to be discovered, in a favorite district where there is
 * one. Someone of whom little is known is told of what comes next, near their ZIP code first.
 */
function suggestFitting(next: readonly TakeableQuest[], liking: Liking): Suggestion[] {
  if (liking.districtIds.length === 0 && liking.types.size === 0) {
    const near = next.filter(isNear).map(({ id }) => ({ id, reason: 'NEAR_ZIP' as const }));
    const rest = next.filter((quest) => !isNear(quest));
    return [...near, ...rest.map(({ id }) => ({ id, reason: 'SOON' as const }))].slice(0, FOR_YOU_MOST);
  }
  const discovery = nearestFirst(
    next.filter((quest) => isNewType(quest, liking)),
    liking,
  )[0];
  const liked = nearestFirst(
    next.filter((quest) => quest !== discovery && isLiked(quest, liking)),
    liking,
  );
  const suggested = liked.map((quest) => ({ id: quest.id, reason: reasonOf(quest, liking) }));
  return discovery ? [{ id: discovery.id, reason: 'NEW_TYPE' }, ...suggested] : suggested;
}

function nextOfEachSeries(takeable: readonly TakeableQuest[]): TakeableQuest[] {
  const series = new Map(takeable.toReversed().map((quest) => [seriesOf(quest), quest]));
  return takeable.filter((quest) => series.get(seriesOf(quest)) === quest);
}

const seriesOf = (quest: TakeableQuest) => `${quest.providerId} ${seriesKey(quest)}`;

/** Sorts by favorite district, nearness, and whether the person has done the type before; keeps the order by start. */
function nearestFirst(quests: readonly TakeableQuest[], liking: Liking): TakeableQuest[] {
  const rank = (quest: TakeableQuest) => {
    const place = liking.districtIds.indexOf(quest.districtId ?? '');
    const elsewhere = liking.districtIds.length + (isNear(quest) ? 0 : 1);
    return (place < 0 ? elsewhere : place) * 2 + (isDone(quest, liking) ? 0 : 1);
  };
  return quests.toSorted((a, b) => rank(a) - rank(b));
}

function reasonOf(quest: TakeableQuest, liking: Liking): SuggestionReason {
  if (isFavorite(quest, liking)) return 'FAVORITE_DISTRICT';
  return isNear(quest) ? 'NEAR_ZIP' : 'TYPE_DONE';
}

function isLiked(quest: TakeableQuest, liking: Liking): boolean {
  return isDone(quest, liking) || isFavorite(quest, liking) || isNear(quest);
}

function isNear({ miles }: TakeableQuest): boolean {
  return miles !== null && miles <= NEAR_MILES;
}

function isFavorite({ districtId }: TakeableQuest, { districtIds }: Liking): boolean {
  return districtId !== null && districtIds.includes(districtId);
}

function isDone({ serviceTags }: TakeableQuest, { types }: Liking): boolean {
  return types.has(categoryOf(serviceTags).id);
}

function isNewType(quest: TakeableQuest, liking: Liking): boolean {
  return !isDone(quest, liking) && categoryOf(quest.serviceTags).id !== 'uncategorized';
}
