import { withPlainDigits } from '../text/typed-digits.ts';
import { isDay } from '../time/new-york-time.ts';

/** How months begin in the languages of our readers, January first; Arabic has two sets of names. */
const MONTHS: readonly RegExp[] = [
  /^(jan|ene|يناير|كانون الثاني)/,
  /^(feb|فبراير|شباط)/,
  /^(mar|مارس|آذار|اذار)/,
  /^(apr|abr|أبريل|ابريل|إبريل|نيسان)/,
  /^(may|مايو|أيار|ايار)/,
  /^(jun|يونيو|يونيه|حزيران)/,
  /^(jul|يوليو|يوليه|تموز)/,
  /^(aug|ago|أغسطس|اغسطس|آب)/,
  /^(sep|set|سبتمبر|أيلول|ايلول)/,
  /^(oct|أكتوبر|اكتوبر|تشرين الأول|تشرين الاول)/,
  /^(nov|نوفمبر|تشرين الثاني)/,
  /^(dec|dic|ديسمبر|كانون الأول|كانون الاول)/,
];

/** Maximum length of a typed date. */
const LONGEST = 60;

/**
 * A day as people type it, as YYYY-MM-DD: 2008-01-02, 1/2/2008 (the month first, as here; the day first where there is
 * no such month), 1.2.2008, 01022008, Jan 2 2008, 2 de enero de 2008. What is no day, or leaves the century open, comes
 * back as it was typed.
 */
export function readTypedDay(typed: string): string {
  if (typed.length > LONGEST) return typed;
  const plain = withPlainDigits(typed).trim().toLowerCase();
  const day = byNumbers(plain) ?? byMonthName(plain);
  return day ?? typed;
}

function byNumbers(plain: string): string | null {
  const compact = /^(\d{2})(\d{2})(\d{4})$/.exec(plain)?.slice(1);
  const numbers = compact ?? plain.split(/\s*[\s/.,-]\s*/);
  if (numbers.length !== 3 || !numbers.every((number) => /^\d{1,4}$/.test(number))) return null;
  const [first = '', second = '', third = ''] = numbers;
  if (first.length === 4) return dayOf(first, second, third);
  return dayOf(third, first, second) ?? dayOf(third, second, first);
}

function byMonthName(plain: string): string | null {
  const name = /\p{L}[\p{L}\p{M}]*( (?:الثاني|الأول|الاول))?/u;
  const words = plain.replace(/(\d)(st|nd|rd|th|º|o)\b/g, '$1').replace(/(^|\s)(de|del)(?=\s)/g, ' ');
  const month = MONTHS.findIndex((begin) => begin.test(name.exec(words)?.[0] ?? '')) + 1;
  const numbers = words.replace(name, ' ').match(/\d+/g) ?? [];
  const year = numbers.find((number) => number.length === 4);
  const date = numbers.find((number) => number.length <= 2);
  if (month === 0 || numbers.length !== 2 || year === undefined || date === undefined) return null;
  return dayOf(year, String(month), date);
}

function dayOf(year: string, month: string, date: string): string | null {
  if (year.length !== 4) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
