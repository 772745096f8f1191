import type { ErrorCode } from '../errors/errors.ts';

export const FAVORITE_DISTRICTS_MAX = 2;

/** The list as it is kept: every district once, in the order of choosing. */
export function favoriteDistrictsOf(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

/** Why a list of favorites is refused, or null. */
export function refusalOfFavorites(ids: readonly string[]): ErrorCode | null {
  return ids.length > FAVORITE_DISTRICTS_MAX ? 'TOO_MANY_FAVORITE_DISTRICTS' : null;
}
