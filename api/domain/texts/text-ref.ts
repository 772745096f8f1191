import { FIRST_LOCALE, type Locale } from './locale.ts';

/** A text of the catalogue before its language is chosen: what was refused, or what a field is called, as data. */
export type TextRef = {
  readonly subject: Subject<unknown>;
  readonly key: string;
  /** A value may have words of its own in each language. */
  readonly values: Values;
};

/** Key under which an error carries its message as data: JSON leaves symbols out, and bundles share this one. */
export const TEXT = Symbol.for('text of the message');

type Values = Readonly<Record<string, string | number | TextRef>>;
type Subject<Texts> = {
  (locale: Locale): Texts;
  speaks?: (locale: Locale) => boolean;
};

/** Texts of a subject with something else in the place of each: rules say with it what is wrong, in words or as data. */
export type TextsAs<Texts, Text> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? Text
    : Texts[Key] extends (values: infer Needed) => string
      ? (values: ValuesAs<Needed, Text>) => Text
      : unknown;
};
type ValuesAs<Needed, Text> = {
  readonly [Name in keyof Needed]: string extends Needed[Name] ? Needed[Name] | Text : Needed[Name];
};

const known = new WeakMap<object, unknown>();

/** The texts of a subject as data. */
export function refsOf<Texts extends object>(subject: Subject<Texts>): TextsAs<Texts, TextRef> {
  const refs = known.get(subject) ?? makeRefs(subject);
  known.set(subject, refs);
  return refs as TextsAs<Texts, TextRef>;
}

function makeRefs<Texts extends object>(subject: Subject<Texts>) {
  const refs = Object.entries(subject(FIRST_LOCALE)).map(([key, text]) => {
    const refWith = (values: Values): TextRef => ({ subject, key, values });
    return [key, typeof text === 'function' ? refWith : refWith({})];
  });
  return Object.fromEntries(refs);
}

/** A text in a language; null where the language has no words for it. */
export function textIn(locale: Locale, { subject, key, values }: TextRef): string | null {
  if (subject.speaks?.(locale) === false) return null;
  const text = (subject(locale) as Readonly<Record<string, unknown>>)[key];
  if (typeof text !== 'function') return typeof text === 'string' ? text : null;
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? textIn(locale, value) : value,
  ]);
  return said.some(([, value]) => value === null) ? null : text(Object.fromEntries(said));
}

/** Words for those who call the API by hand. */
export function englishOnly(text: string): TextRef {
  return { subject: spokenInEnglish, key: 'text', values: { text } };
}

/** What a text is about, before it: “First Name: Please fill out this field.” */
export function textAbout(about: string | TextRef, text: TextRef): TextRef {
  return { subject: aboutTexts, key: 'about', values: { about, text } };
}

const spokenInEnglish = (locale: Locale) =>
  locale === FIRST_LOCALE ? { text: ({ text }: { text: string }) => text } : {};
const aboutTexts = () => ({
  about: ({ about, text }: { about: string; text: string }) => `${about}: ${text}`,
});
