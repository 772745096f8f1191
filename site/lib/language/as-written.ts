import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';

/** What an element carries whose words a charity or someone else wrote, in English, on a page of another language. */
export function asWritten(locale: Locale): { lang?: Locale; dir?: 'auto' } {
  return locale === FIRST_LOCALE ? {} : { lang: FIRST_LOCALE, dir: 'auto' };
}

/** Language attributes of a title that its charity may have translated. */
export function asTitled(
  locale: Locale,
  { isTranslated }: { isTranslated?: boolean },
): ReturnType<typeof asWritten> {
  return isTranslated ? {} : asWritten(locale);
}
