import { digitOf, digitsIn, repeatsOf, soundOf } from './digit-words.ts';
import { harmlessNumbers } from './harmless-numbers.ts';
import { chunkAt, type Found, textAt } from './reading.ts';
import type { TextPart } from './text-parts.ts';
import { DIGIT_JOINERS, PHONE_CUES } from './words.ts';

/** Digits from which on a row of them is a telephone number. */
const PHONE_DIGITS = 7;
/** Digits of a telephone number with its area. */
const WHOLE_DIGITS = 10;

/** A row of digits as one reads it, from one part of the text to another. */
type Row = { from: number; to: number; groups: string[]; isInWords: boolean; isLastSpoken: boolean };

/** Telephone numbers, also in words, taken apart, or with letters for digits; `known`: those that may be written. */
export function phonesIn(parts: readonly TextPart[], known: ReadonlySet<string>): Found[] {
  const harmless = harmlessNumbers(parts);
  const all = rowsOf(parts, harmless);
  const rows = all.filter((row) => isPhone(row) && !isKnown(row, known));
  const found = [...rows, ...placedIn(parts, all, known)].map(({ from, to }) => ({
    kind: 'phone' as const,
    from,
    to,
  }));
  return [...found, ...mixedIn(parts, harmless), ...scatteredIn(parts, harmless, known)];
}

/** A telephone number without the country before it. */
export function lastTen(digits: string): string {
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** A telephone number with another number before it: “at 9 201-555-0143”. */
function isKnown({ groups }: Row, known: ReadonlySet<string>): boolean {
  if (known.size === 0) return false;
  const at = groups.slice(0, 5).findIndex((_group, from) => known.has(lastTen(groups.slice(from).join(''))));
  return at >= 0 && groups.slice(0, at).join('').length < PHONE_DIGITS;
}

function isPhone({ groups, isInWords }: Row): boolean {
  const digits = groups.join('');
  return digits.length >= PHONE_DIGITS && !(!isInWords && isList(groups)) && !isCounting(digits, groups);
}

/** “Ages 8 10 12 14”: short numbers that rise, or years. */
function isList(groups: readonly string[]): boolean {
  if (groups.every((group) => /^(?:19[5-9]|20[0-4])\d$/.test(group))) return true;
  return groups.every(
    (group, at) => group.length < 3 && (at === 0 || Number(group) > Number(groups[at - 1])),
  );
}

/** “One, two, three, four, five, six, seven.” */
function isCounting(digits: string, groups: readonly string[]): boolean {
  return groups.length > 3 && ('0123456789'.includes(digits) || '12345678910'.includes(digits));
}

function rowsOf(parts: readonly TextPart[], harmless: ReadonlySet<number>): Row[] {
  const rows: Row[] = [];
  let row: Row | undefined;
  let times = 1;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as TextPart;
    const repeats = repeatsOf(part.text, textAt(parts, at + 1));
    const isSaid = !harmless.has(at) && repeats === undefined;
    const digits = isSaid ? digitsAt(parts, at, row?.to === at - 1) : null;
    if (digits === null) {
      times = repeats ?? (digitJoins(part, row, at) ? times : 1);
      continue;
    }
    const isSpoken = !part.isNumber || times > 1;
    if (row && isJoined(parts, row, at, { digits, isSpoken })) row.groups.push(digits.repeat(times));
    else {
      row = { from: at, to: at, groups: [digits.repeat(times)], isInWords: true, isLastSpoken: isSpoken };
      rows.push(row);
    }
    row.to = at;
    row.isLastSpoken = isSpoken;
    row.isInWords = row.isInWords && !part.isNumber;
    times = 1;
  }
  return rows.map(withTens);
}

const digitJoins = (part: TextPart, row: Row | undefined, at: number) =>
  row !== undefined && at - row.to <= 2 && DIGIT_JOINERS.has(part.text);

/** “Twenty one” is 21: a ten before a digit says one of its two. */
function withTens(row: Row): Row {
  const groups = row.isInWords
    ? row.groups.map((group, at) =>
        /^[2-9]0$/.test(group) && /^[1-9]$/.test(row.groups[at + 1] ?? '') ? group.slice(0, 1) : group,
      )
    : row.groups;
  return { ...row, groups };
}

/** The digits that a part stands for, or null; letters count beside digits, sounds between them. */
function digitsAt(parts: readonly TextPart[], at: number, isBehindDigits: boolean): string | null {
  const { text, isNumber, before } = parts[at] as TextPart;
  if (isNumber) return text;
  const known = digitsIn(text);
  if (known !== null) return known;
  const next = parts[at + 1];
  const isBeforeDigits = next !== undefined && (next.isNumber || digitOf(next.text) !== undefined);
  if (/^[oilsbz|]{1,4}$/.test(text) && (isBehindDigits || isBeforeDigits)) {
    const isBetween = before === '' && isBehindDigits && next?.before === '' && isBeforeDigits;
    // At one end more letters than two are a name: “Bill2009”.
    const isAtEnd =
      text.length < 3 && ((before === '' && isBehindDigits) || (next?.before === '' && isBeforeDigits));
    const isInside = isBetween || isAtEnd;
    const isOh = /^o+$/.test(text) && isBehindDigits && isBeforeDigits;
    if (isInside || isOh || (isBehindDigits && /^[-.]$/.test(before)))
      return [...text].map((letter) => LETTERS[letter]).join('');
  }
  const sound = isBehindDigits && !parts[at - 1]?.isNumber && !next?.isNumber ? soundOf(text) : undefined;
  const goesOn = next !== undefined && (digitOf(next.text) !== undefined || soundOf(next.text) !== undefined);
  return sound !== undefined && goesOn ? sound : null;
}

const LETTERS: Readonly<Record<string, string>> = {
  o: '0',
  i: '1',
  l: '1',
  '|': '1',
  s: '5',
  b: '8',
  z: '2',
};

/** Whether digits go on in a row: next to it, or with words between that one says in a number. */
function isJoined(
  parts: readonly TextPart[],
  row: Row,
  at: number,
  said: { digits: string; isSpoken: boolean },
): boolean {
  const between = at - row.to - 1;
  if (between > 3) return false;
  const isSpoken = row.isLastSpoken && said.isSpoken;
  const isShort = isSpoken || (said.digits.length === 1 && row.groups.at(-1)?.length === 1);
  for (let step = row.to + 1; step <= at; step++) {
    const { before, text } = parts[step] as TextPart;
    if (!(isShort ? /^.{0,5}$/su : NEAR).test(before)) return false;
    // “After 5: 555-0143”.
    if (/: $/.test(before) && (row.groups.at(-1)?.length ?? 0) < 3) return false;
    const isBridge =
      DIGIT_JOINERS.has(text) ||
      repeatsOf(text, textAt(parts, step + 1)) !== undefined ||
      ((isShort || DIGIT_JOINERS.has(textAt(parts, step + 1))) && /^(?:and|y|e)$/.test(text));
    const isTens = text === 'y' && !parts[at]?.isNumber;
    if (step < at && !isBridge && !isTens) return false;
  }
  return true;
}

/** A list of numbers has a blank after each comma. */
const NEAR = /^(?:[^,;!?$€£%&]{0,5}|,)$/su;

/** “2a0b1c5d5e5f0”: digits and letters by turns. */
function mixedIn(parts: readonly TextPart[], harmless: ReadonlySet<number>): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < parts.length; at++) {
    const { to } = chunkAt(parts, at);
    const inside = parts.slice(at, to + 1);
    const numbers = inside.filter(({ isNumber }, step) => isNumber && !harmless.has(at + step));
    const isMixed = numbers.length > 2 && numbers.length < inside.length;
    const isPlain = inside.every(({ isNumber, text }) => isNumber || text.length < 4);
    const count = numbers.reduce((sum, { text }) => sum + text.length, 0);
    if (
      isMixed &&
      isPlain &&
      count >= PHONE_DIGITS &&
      (count >= WHOLE_DIGITS ||
        !/^(?:t|am|pm|x|th|st|nd|rd)$/.test(inside.find(({ isNumber }) => !isNumber)?.text ?? ''))
    )
      found.push({ kind: 'phone', from: at, to });
    at = to;
  }
  return found;
}

const PLACES =
  /^(?:end|ends|middle|area|first|last|start|starts|beginning|final|medio|mitad|principio|inicio|primero|primeros|ultimo|ultimos|empieza|termina)$/;
const BETWEEN_GROUPS = 6;

/** «Zero one four two at the end, five five five in the middle, 917 area»: groups with the word for where each stands. */
function placedIn(parts: readonly TextPart[], rows: readonly Row[], known: ReadonlySet<string>): Row[] {
  return rows.flatMap((first, index) => {
    const group = [first];
    for (const row of rows.slice(index + 1, index + 3)) {
      const last = group.at(-1) ?? first;
      if (row.from - last.to - 1 <= BETWEEN_GROUPS) group.push(row);
      else break;
    }
    const to = group.at(-1)?.to ?? first.to;
    const said = group.map(({ groups }) => groups.join(''));
    const isShape = /^(?:33?4|343?|433?)$/.test(said.map(({ length }) => length).join(''));
    const isSpelled = group.some(
      ({ groups, isInWords }) => isInWords && groups.length > 2 && !'0123456789'.includes(groups.join('')),
    );
    const around = parts.slice(first.from, to + BETWEEN_GROUPS);
    const isPlaced = around.some(({ text }) => PLACES.test(text));
    if (!isShape || !isSpelled || !isPlaced || known.has(said.join(''))) return [];
    return [{ from: first.from, to, groups: said, isInWords: false, isLastSpoken: false }];
  });
}

const FAR = 4;

/** “My number starts 201, in the middle 555 and at the end 0143”: groups as in a number, with words between. */
function scatteredIn(
  parts: readonly TextPart[],
  harmless: ReadonlySet<number>,
  known: ReadonlySet<string>,
): Found[] {
  if (!parts.some(({ text }) => PHONE_CUES.has(text))) return [];
  const numbers = parts.flatMap((part, at) => (part.isNumber && !harmless.has(at) ? [at] : []));
  return numbers.flatMap((first, index) => {
    const [second = -1, third = -1] = numbers.slice(index + 1);
    const groups = [first, second, third].map((at) => textAt(parts, at));
    const isShape = groups.map(({ length }) => length).join('') === '334' && !known.has(groups.join(''));
    return isShape && second - first <= FAR + 1 && third - second <= FAR + 1
      ? [{ kind: 'phone' as const, from: first, to: third }]
      : [];
  });
}
