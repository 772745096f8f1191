import { FIRST_LOCALE, LOCALES, type Locale } from './locale.ts';
import {
  openMessages,
  type PackedMessage,
  type PackedSubject,
  type PackedTexts,
  packedTexts,
} from './message.ts';

/** The texts of one subject in every language. */
export type Catalogue<Texts> = {
  (locale: Locale): Texts;
  /** Whether the subject has texts of its own in a language. */
  speaks(locale: Locale): boolean;
  /** For an island: one language, as text. */
  packed(locale: Locale): PackedTexts<Texts>;
};

type Messages = Readonly<Record<string, PackedMessage>>;
/** What the console alone says stands only in the languages that it speaks. */
type MessagesByLocale = { readonly [Name in Locale]?: Messages } & {
  readonly [First in typeof FIRST_LOCALE]: Messages;
};

/** Makes the packed messages of a subject into its texts, once for each language; those of the first stand in for what is missing. */
export function catalogueOf<Texts>(messages: MessagesByLocale): Catalogue<Texts> {
  const subjects = LOCALES.map((name): [Locale, PackedSubject] => {
    const locale = messages[name] ? name : FIRST_LOCALE;
    return [name, { locale, messages: messages[locale] ?? messages[FIRST_LOCALE] }];
  });
  const opened = new Map(
    subjects.map(([name, { locale, messages: own }]) => [name, openMessages<Texts>(locale, own)]),
  );
  const packed = new Map(subjects.map(([name, subject]) => [name, packedTexts(subject)]));
  const of = (locale: Locale) => opened.get(locale) as Texts;
  return Object.assign(of, {
    speaks: (locale: Locale) => messages[locale] !== undefined,
    packed: (locale: Locale) => packed.get(locale) as PackedTexts<Texts>,
  });
}
