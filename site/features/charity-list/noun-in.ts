import { districtsTexts } from '#domain/texts/generated/districts.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';

/** What the charities of a district are called together: a word of staff's own stays as it is, the usual one is ours. */
export function nounIn(locale: Locale, noun: string): string {
  const isUsual = noun === districtsTexts(FIRST_LOCALE).charities;
  return isUsual ? districtsTexts(locale).charities : noun;
}
