import type { Glossary } from './read-texts.ts';

/** English words that are none in another language written in Latin letters. */
const ENGLISH_ONLY =
  /\b(the|and|of|you|your|with|for|this|that|are|was|have|not|from|please|will|what|who|when|where)\b/i;
const LATIN_WORD = /[A-Za-z][A-Za-z’'-]+/g;

/** What was left in English: the same text, or words that the language cannot have. */
export function untranslatedWords(
  locale: string,
  english: string,
  text: string,
  { names }: Glossary,
): string[] {
  const words = withoutNames(wordsAlone(text), names);
  if (!/\p{L}/u.test(words)) return [];
  if (words === withoutNames(wordsAlone(english), names)) return ['is the same as in English'];
  if (isInOtherLetters(locale)) {
    const latin = words.match(LATIN_WORD) ?? [];
    return latin.length > 0 ? [`has words in Latin letters: ${latin.join(', ')}`] : [];
  }
  const found = ENGLISH_ONLY.exec(words);
  return found ? [`has the English word «${found[0]}»`] : [];
}

/** Words of the product that are not said as the glossary says them. */
export function wrongWords(locale: string, english: string, text: string, { entries }: Glossary): string[] {
  const plain = wordsAlone(text).toLocaleLowerCase(locale);
  return entries
    .filter(({ isFree, term }) => !isFree && new RegExp(`\\b${term}`).test(wordsAlone(english)))
    .flatMap(({ term, said }) => {
      const allowed = said[locale] ?? [];
      const isSaid = allowed.some((word) => plain.includes(word.toLocaleLowerCase(locale)));
      return isSaid ? [] : [`says «${term}» otherwise than the glossary (${allowed.join(', ')})`];
    });
}

/** A text without the names of its values, forms and elements. */
function wordsAlone(text: string): string {
  let plain = text.replace(/<\/?\w+>/g, ' ');
  // From the inside out: a form may hold values, and a value forms.
  plain = plain.replace(/\{\w+(?:,\s*number)?\}/g, ' ');
  return plain
    .replace(/\{\w+,\s*(?:plural|select),/g, ' ')
    .replace(/(?:=\d+|\b[\w-]+)\s*\{/g, ' ')
    .replaceAll('}', ' ');
}

function withoutNames(text: string, names: readonly string[]): string {
  return names
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
}

function isInOtherLetters(locale: string): boolean {
  return new Intl.Locale(locale).maximize().script !== 'Latn';
}
