import { FIRST_LOCALE, isLocale, type Locale } from '../texts/locale.ts';
import type { MailText } from './letter.ts';

/** What someone chose, as it is kept; null where no one did. */
type Chosen = string | null | undefined;

/**
 * The language of what someone gets: the first one that was chosen for them, their own before the one of whom they
 * answer for (a guardian's before the young person's); English where none was, or a language that is no more.
 */
export function localeOf(...chosen: readonly Chosen[]): Locale {
  return chosen.find(isLocale) ?? FIRST_LOCALE;
}

/** An email in the language of its reader. */
export type MailInLanguage = MailText & {
  locale: Locale;
  /** Writes the email in another language, for a recipient of a copy. */
  write: (locale: Locale) => MailText;
};

/** Writes an email in a language, and keeps how. */
export function mailIn(locale: Locale, write: MailInLanguage['write']): MailInLanguage {
  return { locale, ...write(locale), write };
}
