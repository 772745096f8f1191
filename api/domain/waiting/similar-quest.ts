import { milesBetween } from '../discovery/distance.ts';
import { categoryOf } from '../quests/quest-category.ts';

/** What decides whether one quest can stand in for another. */
export type ComparedQuest = {
  id: string;
  providerId: string;
  districtId: string | null;
  serviceTags: readonly string[];
  /** Epoch ms. */
  startedAt: number | null;
  latitude: number | null;
  longitude: number | null;
};

export const SIMILAR_WITHIN_MILES = 5;
export const SIMILAR_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

/** Whether a quest is like another: of its charity or type, in its district or near it, and within three days of it. */
export function isSimilar(one: ComparedQuest, other: ComparedQuest): boolean {
  if (one.id === other.id || one.startedAt === null || other.startedAt === null) return false;
  const isAlike = one.providerId === other.providerId || hasSameType(one, other);
  const isInTime = Math.abs(one.startedAt - other.startedAt) <= SIMILAR_WITHIN_MS;
  return isAlike && isInTime && isNear(one, other);
}

/** Compares quests by similarity: same charity first, then closest in time, then by ID. */
export function bySimilarity(wanted: ComparedQuest) {
  const isElsewhere = ({ providerId }: ComparedQuest) => (providerId === wanted.providerId ? 0 : 1);
  const away = ({ startedAt }: ComparedQuest) => Math.abs((startedAt ?? 0) - (wanted.startedAt ?? 0));
  return (a: ComparedQuest, b: ComparedQuest) =>
    isElsewhere(a) - isElsewhere(b) || away(a) - away(b) || (a.id < b.id ? -1 : 1);
}

function hasSameType(one: ComparedQuest, other: ComparedQuest): boolean {
  const { id } = categoryOf(one.serviceTags);
  return id !== 'uncategorized' && id === categoryOf(other.serviceTags).id;
}

function isNear(one: ComparedQuest, other: ComparedQuest): boolean {
  if (one.districtId !== null && one.districtId === other.districtId) return true;
  const [here, there] = [pointOf(one), pointOf(other)];
  return here !== null && there !== null && milesBetween(here, there) <= SIMILAR_WITHIN_MILES;
}

/** Null where it has no place on the map. */
function pointOf({ latitude, longitude }: ComparedQuest) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
