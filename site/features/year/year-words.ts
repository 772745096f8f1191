import { armsTypes } from '#domain/brand/arms/coat-of-arms.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { type YourYearTexts, yourYearTexts } from '#domain/texts/generated/your-year.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { YearInReviewDataFragment } from '../../gql/generated.ts';

/** What a year came to, as number and noun; hours with one decimal at most. */
export function yearNumbers(
  locale: Locale,
  { minutes, quests, charities, weeksInARow }: YearInReviewDataFragment,
): { number: string; noun: string }[] {
  const t = yourYearTexts(locale);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const one = (name: 'hours' | 'quests' | 'charities' | 'weeks', count: number) => ({
    number: format.format(count),
    noun: t[name]({ count }),
  });
  const hours = Math.round(minutes / 6) / 10;
  return [one('hours', hours), one('quests', quests), one('charities', charities), one('weeks', weeksInARow)];
}

/** The sentence that names what came into the arms; null where nothing did. */
export function newTypesWords(
  locale: Locale,
  t: Pick<YourYearTexts, 'newTypes'>,
  { year, newTypes }: Pick<YearInReviewDataFragment, 'year' | 'newTypes'>,
): string | null {
  if (newTypes.length === 0) return null;
  const names = armsTypes(newTypes).map((type) => categoriesTexts(locale)[type]);
  return t.newTypes({ year: String(year), types: new Intl.ListFormat(locale).format(names) });
}

/** The year that an address names; null for what is none. */
export function yearIn(text: string | undefined): number | null {
  return text !== undefined && /^[12]\d{3}$/.test(text) ? Number(text) : null;
}
