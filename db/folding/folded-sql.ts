import { foldedText, WHOLE_LETTERS } from '#domain/text/folded-text.ts';

/*
 * `foldedText` of the domain in SQL, for triggers that write a key with its name, and for migrations. SQLite knows small
 * letters of ASCII only, and a libSQL server takes no functions of ours.
 */

/** The ranges of the letters that folding changes; ASCII is left to SQLite. */
const RANGES: readonly [first: number, last: number][] = [
  [0x7f, 0x6ff],
  [0x1e00, 0x206f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** Stand for themselves while letters are exchanged one by one, for their plain forms are longer. */
const LONG: readonly [letter: string, plain: string][] = ['ß', 'æ', 'œ', 'þ'].map((letter) => [
  letter,
  foldedText(letter),
]);

/** Stands for what is dropped. */
const NOTHING = String.fromCharCode(1);

const CHANGED = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)),
).flatMap((letter): [letter: string, plain: string][] => {
  const plain = plainOf(letter);
  return plain === letter ? [] : [[letter, plain]];
});

const FROM = CHANGED.map(([letter]) => letter).join('');
const TO = CHANGED.map(([, plain]) => plain).join('');

/** Pairs of a character and its letter. */
function plainOf(letter: string): string {
  if (/\s|\u0085/.test(letter)) return ' ';
  const folded = foldedText(letter);
  return LONG.find(([, plain]) => plain === folded)?.[0] ?? (folded || NOTHING);
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** ASCII as it is, but for capitals, apostrophes and what no form sends. */
const asciiSql = (text: string) =>
  [...'\t\n\u000b\f\r'].reduce(
    (inner, blank) => `replace(${inner}, char(${blank.charCodeAt(0)}), ' ')`,
    `replace(replace(lower(${text}), '''', ''), '\`', '')`,
  );

/** The folded form of a text in SQL; null for null. Goes through the letters only where one is outside ASCII. */
export function foldedSql(text: string): string {
  const isPlain = `${text} NOT GLOB '*[^ -~]*'`;
  const letters = `(WITH RECURSIVE letter(known, plain) AS (SELECT ${quoted(FROM)}, ${quoted(TO)}),
    step(rest, done) AS (SELECT ${asciiSql(text)}, '' UNION ALL
      SELECT substr(rest, 2), done || CASE WHEN substr(rest, 1, 1) <= '~' OR instr(known, substr(rest, 1, 1)) = 0
        THEN substr(rest, 1, 1) ELSE substr(plain, instr(known, substr(rest, 1, 1)), 1) END
      FROM step, letter WHERE rest <> '')
    SELECT done FROM step WHERE rest = '')`;
  const long = [[NOTHING, ''] as const, ...LONG].reduce(
    (inner, [letter, plain]) => `replace(${inner}, ${quoted(letter)}, ${quoted(plain)})`,
    letters,
  );
  return oneBlankSql(`CASE WHEN ${isPlain} THEN ${asciiSql(text)} ELSE ${long} END`);
}

/** Runs of blanks as one, none at the ends. */
function oneBlankSql(text: string): string {
  const marked = `replace(${text}, ' ', ' ' || char(2))`;
  return `trim(replace(replace(${marked}, char(2) || ' ', ''), char(2), ''))`;
}

/** The letters with their capitals, where those are one letter that belongs to one. */
const INDEXED = Object.entries(WHOLE_LETTERS).flatMap(
  ([letter, plain]): [letter: string, plain: string][] => {
    const capital = letter.toUpperCase();
    const isOwn = capital.length === 1 && capital.toLowerCase() === letter;
    return isOwn
      ? [
          [letter, plain],
          [capital, plain],
        ]
      : [[letter, plain]];
  },
);

/** Whether a text has a letter that the full-text index does not take apart. */
const hasWholeLetterSql = (text: string) =>
  `${text} GLOB '*[${INDEXED.map(([letter]) => letter).join('')}]*'`;

/** A text with plain letters in place of those that the full-text index does not take apart. */
export function plainLettersSql(text: string): string {
  const last = INDEXED.length + 1;
  const letters = quoted(INDEXED.map(([letter]) => letter).join(''));
  const plain = quoted(INDEXED.map(([, letter]) => letter.padEnd(2)).join(''));
  return `(WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN ${hasWholeLetterSql('said')} THEN 1 ELSE ${last} END, said FROM (SELECT ${text} AS said) UNION ALL
    SELECT at + 1, replace(done, substr(${letters}, at, 1), trim(substr(${plain}, at * 2 - 1, 2)))
      FROM step WHERE at < ${last})
    SELECT done FROM step WHERE at = ${last})`;
}
