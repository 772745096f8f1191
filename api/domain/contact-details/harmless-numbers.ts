import { chunkAt, textAt } from './reading.ts';
import type { TextPart } from './text-parts.ts';
import { LINE_LABELS, MONTHS, NUMBER_LABELS } from './words.ts';

/** Which parts of a text are numbers that no one calls: hours, days, prices, ZIP codes, years, orders. */
export function harmlessNumbers(parts: readonly TextPart[]): ReadonlySet<number> {
  const harmless = new Set<number>();
  parts.forEach((part, at) => {
    if (!part.isNumber || harmless.has(at)) return;
    const length = RULES.reduce((longest, rule) => Math.max(longest, rule(parts, at, part)), 0);
    for (let step = 0; step < length; step++) harmless.add(at + step);
  });
  return harmless;
}

/** How many parts from here are such a number; 0 for none. */
type Rule = (parts: readonly TextPart[], at: number, part: TextPart) => number;

const numberAt = (parts: readonly TextPart[], at: number) => (parts[at]?.isNumber ? textAt(parts, at) : '');
const isHour = (text: string) => /^(?:[01]?\d|2[0-4])$/.test(text);
const isMinute = (text: string) => /^[0-5]\d$/.test(text);
const isDay = (text: string) => /^(?:0?[1-9]|[12]\d|3[01])$/.test(text);
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);
const isDigitAfter = (parts: readonly TextPart[], at: number) => {
  const part = parts[at];
  return part?.isNumber === true && /^[-/.:]$/.test(part.before);
};
const isDigitBefore = (parts: readonly TextPart[], at: number) =>
  isDigitAfter(parts, at) && parts[at - 1]?.isNumber === true;

const time: Rule = (parts, at, { text }) => {
  const minute = parts[at + 1];
  if (!isHour(text) || minute?.before !== ':' || !isMinute(minute.text)) return 0;
  const isChained =
    parts[at]?.before === ':' || (parts[at + 2]?.isNumber === true && parts[at + 2]?.before === ':');
  return isChained ? 0 : 2;
};

const date: Rule = (parts, at, { text }) => {
  const [second, third] = [numberAt(parts, at + 1), numberAt(parts, at + 2)];
  const [join, again] = [parts[at + 1]?.before ?? '', parts[at + 2]?.before ?? ''];
  const isWhole = /^[-/. ]$/.test(join) && join === again && isDay(second);
  if (isWhole && isYear(text) && isDay(third)) return 3;
  if (isWhole && isDay(text) && isYear(third) && !isDigitAfter(parts, at + 3)) return 3;
  if (!isDay(text) || !isDay(second) || !/^[/.]$/.test(join) || isDigitBefore(parts, at)) return 0;
  if (/^[/.]$/.test(again) && /^\d\d$/.test(third)) return isDigitAfter(parts, at + 3) ? 0 : 3;
  return isDigitAfter(parts, at + 2) ? 0 : 2;
};

/** “November 28, 2026”, “28 de noviembre de 2026”. */
const dayOfMonth: Rule = (parts, at, { text }) => {
  const isAfterMonth = MONTHS.has(textAt(parts, at - 1));
  if (isAfterMonth && isYear(text)) return 1;
  if (!isAfterMonth || !isDay(text)) return 0;
  return isYear(numberAt(parts, at + 1)) && /^,? $/.test(parts[at + 1]?.before ?? '') ? 2 : 1;
};

const years: Rule = (parts, at, { text }) => {
  const [next, join] = [numberAt(parts, at + 1), parts[at + 1]?.before ?? ''];
  const isSpan = isYear(text) && /^ ?[-–/] ?$/.test(join) && (isYear(next) || /^\d\d$/.test(next));
  return isSpan && !isDigitAfter(parts, at + 2) ? 2 : 0;
};

/** “0900-1300”: hours as soldiers write them. */
const hours: Rule = (parts, at, { text }) => {
  const isOne = (number: string) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(number);
  const next = parts[at + 1];
  const isSpan = isOne(text) && isOne(numberAt(parts, at + 1)) && /^ ?[-–] ?$/.test(next?.before ?? '');
  return isSpan && !isDigitBefore(parts, at) && !isDigitAfter(parts, at + 2) ? 2 : 0;
};

const price: Rule = (parts, at, part) => {
  const isPrice =
    /[$€£]\s?$/.test(part.before) || /^(?:dollars?|usd|dolares|bucks|euros?)$/.test(textAt(parts, at + 1));
  if (!isPrice) return 0;
  let length = 1;
  while (length < 6 && parts[at + length]?.isNumber && /^[,.]$/.test(parts[at + length]?.before ?? ''))
    length++;
  return length;
};

/** “1,250,000 meals”: as many as no one has a telephone for. */
const thousands: Rule = (parts, at, { text }) => {
  if (!/^\d{1,3}$/.test(text) || isDigitBefore(parts, at)) return 0;
  let length = 1;
  while (length < 3 && parts[at + length]?.before === ',' && /^\d{3}$/.test(numberAt(parts, at + length)))
    length++;
  const isOver = parts[at + length]?.isNumber !== true || !/^[ ,.-]?$/.test(parts[at + length]?.before ?? '');
  return length > 1 && isOver ? length : 0;
};

/** “Hoboken, NJ 07030”, “ZIP 10001-1234”. */
const zip: Rule = (parts, at, { text }) => {
  const before = textAt(parts, at - 1);
  const isCode = /^\d{5}$/.test(text) && /^(?:nj|ny|pa|ct|zip|code|codigo|postal|zipcode)$/.test(before);
  if (!/^\d{5}$/.test(text)) return 0;
  const isLong = /^\d{4}$/.test(numberAt(parts, at + 1)) && parts[at + 1]?.before === '-';
  if (isLong && !isDigitBefore(parts, at) && !isDigitAfter(parts, at + 2)) return 2;
  return isCode ? 1 : 0;
};

/** “Order 12345678”, “Serial no. A12-33-7781”, but not with as many digits as a telephone and its area have. */
const labelled: Rule = (parts, at) => {
  const label = labelBefore(parts, chunkAt(parts, at).from - 1);
  if (!NUMBER_LABELS.has(label)) return 0;
  let length = 1;
  while (length < GROUPS_MAX && isDigitAfter(parts, at + length)) length++;
  const digits = parts.slice(at, at + length).reduce((sum, { text }) => sum + text.length, 0);
  return BOOK_LABELS.test(label) || (digits !== 10 && digits !== 11) ? length : 0;
};

/** Most groups of digits in such a number: a book has five. */
const GROUPS_MAX = 5;
const BOOK_LABELS = /^(?:isbn|upc|ein)$/;

/** The word that says what a number counts, also before “number”, “no.”, and “is”. */
function labelBefore(parts: readonly TextPart[], last: number): string {
  let at = last;
  while (last - at < 2 && /^(?:number|no|num|id|numero|is|es)$/.test(textAt(parts, at))) at--;
  return textAt(parts, at);
}

/** “Buses 126 119 22”, “Apts 201/202/203”. */
const lines: Rule = (parts, at) => {
  if (!LINE_LABELS.has(textAt(parts, at - 1))) return 0;
  let length = 0;
  while (
    length < 8 &&
    /^\d{1,3}$/.test(numberAt(parts, at + length)) &&
    /^[ /,&-]{0,3}$/.test(parts[at + length]?.before ?? '')
  )
    length++;
  return numberAt(parts, at + length).length > 3 ? 0 : length;
};

const RULES: readonly Rule[] = [time, date, dayOfMonth, years, hours, price, thousands, zip, labelled, lines];
