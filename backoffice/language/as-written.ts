import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { consoleLocale } from './console-locale.ts';

/** For the element of words that a charity or person wrote: in another console they keep their language and direction. */
export function asWritten(): { lang?: string; dir?: 'auto' } {
  return consoleLocale() === FIRST_LOCALE ? {} : { lang: FIRST_LOCALE, dir: 'auto' };
}
