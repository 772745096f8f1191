import { LOCALES, type Locale } from './locale.ts';
import { openMessages, type PackedMessage, type PackedSubject, type PackedTexts } from './message.ts';

/** The texts of one subject in every language. */
export type Catalogue<Texts> = {
  (locale: Locale): Texts;
  /** For an island: one language, as text. */
  packed(locale: Locale): PackedTexts<Texts>;
};

/** Makes the packed messages of a subject into its texts, once for each language. */
export function catalogueOf<Texts>(
  messages: Readonly<Record<Locale, Readonly<Record<string, PackedMessage>>>>,
): Catalogue<Texts> {
  const opened = new Map(LOCALES.map((locale) => [locale, openMessages<Texts>(locale, messages[locale])]));
  const packed = new Map(
    LOCALES.map((locale) => [
      locale,
      JSON.stringify({ locale, messages: messages[locale] } satisfies PackedSubject),
    ]),
  );
  const of = (locale: Locale) => opened.get(locale) as Texts;
  return Object.assign(of, { packed: (locale: Locale) => packed.get(locale) as PackedTexts<Texts> });
}
