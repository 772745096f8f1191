/** The favorite districts after a click on one's toggle, in the order of choosing. */
export function toggledFavorites(
  favoriteIds: readonly string[],
  districtId: string,
  isWanted: boolean,
): string[] {
  const others = favoriteIds.filter((id) => id !== districtId);
  return isWanted ? [...others, districtId] : others;
}

/** The districts with the favorite ones first, in the order of choosing; the others keep theirs. */
export function favoritesFirst<District extends { id: string }>(
  districts: readonly District[],
  favoriteIds: readonly string[],
): District[] {
  const favorites = favoriteIds.flatMap((id) => districts.find((district) => district.id === id) ?? []);
  return [...favorites, ...districts.filter(({ id }) => !favoriteIds.includes(id))];
}
