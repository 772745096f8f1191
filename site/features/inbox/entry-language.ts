import { directionOf, isLocale, type Locale } from '#domain/texts/locale.ts';

/** What an element carries whose words were sent in another language than the page's. */
export function languageOf(
  { language }: { language?: string | null },
  locale: Locale,
): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  if (!isLocale(language) || language === locale) return {};
  return { lang: language, dir: directionOf(language) };
}
