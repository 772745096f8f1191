import type { ErrorCode } from '../errors/errors.ts';
import { CATEGORY_IDS, type CategoryId } from '../quests/quest-category.ts';

/** Maximum number of charities and types that a person can follow. */
export const FOLLOWS_MAX = 100;

/** What someone follows: a charity by its id, or a type. */
export type Followed = { providerId: string; category: null } | { providerId: null; category: CategoryId };

/** Just one of the two, and of types one that there is; null for anything else. */
export function followedOf(asked: { providerId?: string | null; type?: string | null }): Followed | null {
  const providerId = asked.providerId ?? null;
  const type = asked.type ?? null;
  if (providerId !== null) return type === null ? { providerId, category: null } : null;
  const category = CATEGORY_IDS.find((id) => id === type);
  return category === undefined ? null : { providerId: null, category };
}

/** Why someone cannot follow one more; null when they can, and for what they follow already. */
export function refusalOfFollow(facts: { isFollowed: boolean; count: number }): ErrorCode | null {
  return !facts.isFollowed && facts.count >= FOLLOWS_MAX ? 'TOO_MANY_FOLLOWED' : null;
}
