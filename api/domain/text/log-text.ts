/** What a text of an error may hold of people, and what stands in its place. The order matters: links hold keys. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\nparams:.*/gs, ''],
  [/\b(?!file:)[a-z][a-z\d+.-]*:\/\/\S+/gi, '‹link›'],
  [/\?[\w%.~-]+=\S*/g, '?…'],
  [/\S*\$argon2\S*/g, '‹hash›'],
  [/[^\s"'<>()[\]{},;:=]+(@|%40)[^\s"'<>()[\]{},;:=]+/gi, '‹address›'],
  [/(["'`«“‘]).*?(["'`»”’])/gs, '$1…$2'],
  [/\b(\d{4}-\d\d-\d\d(T[\d:.]+Z?)?|\d{1,2}\/\d{1,2}\/\d{4})/g, '‹day›'],
];
/** Keys, and numbers of telephones; not the numbers of requests and rows, by which people ask us about an error. */
const KEY_OR_NUMBER =
  /\b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b|\b(?=[\w-]*\d)([\w-]{20,})|[+(]?\b(?:\d[\s().-]{0,2}){8,}\d\b/gi;

const MOST_CHARACTERS = 500;
const LONGEST_READ = 10_000;

/**
 * A text of an error, fit for a log that strangers to the people in it may read: one line, without addresses, links,
 * keys, hashes, days, numbers of telephones, and without whatever it quotes, since programs quote what they were given.
 */
export function logText(text: string): string {
  const masked = MASKS.reduce(
    (left, [pattern, mask]) => left.replace(pattern, mask),
    text.slice(0, LONGEST_READ),
  );
  return masked
    .replace(KEY_OR_NUMBER, (_, rowId?: string, key?: string) => rowId ?? (key ? '‹key›' : '‹number›'))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
}
