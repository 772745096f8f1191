import { districtsTexts } from '#domain/texts/generated/districts.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';

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

/** What the charities of a district are called together: a word of staff's own stays as it is, the usual one is ours. */
export function nounIn(locale: Locale, noun: string): string {
  const isUsual = noun === districtsTexts(FIRST_LOCALE).charities;
  return isUsual ? districtsTexts(locale).charities : noun;
}
