import { readTypedDay } from '#domain/identity/typed-day.ts';
import { addDays, isDay } from '#domain/time/new-york-time.ts';

/** Day 0 of spreadsheets, whose calendar has a February 29, 1900: right from March 1, 1900 on. */
const SPREADSHEET_EPOCH = '1899-12-30';
const FIRST_SERIAL = 61;
/** The midnight that exports put behind a day: T00:00:00.000Z, 0:00, 12:00:00 AM. */
const MIDNIGHT = /(?:[T ]0?0:00(?::00(?:\.0+)?)?Z?| 12:00(?::00)? ?AM)$/i;
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * A day as exports write it: 2010-03-14, 3/14/2010 with the month first, both also with a midnight behind them, the
 * serial number of a spreadsheet (40251), or with the name of its month. Null for anything else, such as a year of two
 * digits or 14.3.2010.
 */
export function readImportedDay(text: string): string | null {
  const plain = text.replace(MIDNIGHT, '');
  if (/^\d{2,5}(\.0+)?$/.test(plain)) return dayOfSerial(Number(plain));
  const [, month = '', date = '', year = ''] = SLASHES.exec(plain) ?? [];
  const hasMonthName = /\p{L}/u.test(plain);
  const day = hasMonthName ? readTypedDay(plain) : year ? isoDay(year, month, date) : plain;
  return isDay(day) ? day : null;
}

/** Tells from many days written with slashes whether the file has the day first: the first line that shows it. */
export function dayOrder() {
  let dayFirstLine: number | null = null;
  let isMonthFirst = false;
  return {
    note(text: string, line: number): void {
      const [, first = '', second = ''] = SLASHES.exec(text.trim().replace(MIDNIGHT, '')) ?? [];
      if (Number(first) > 12) dayFirstLine ??= line;
      else if (Number(second) > 12) isMonthFirst = true;
    },
    /** Null where no day shows it, or others show the month first. */
    dayFirstLine: () => (isMonthFirst ? null : dayFirstLine),
  };
}

function isoDay(year: string, month: string, date: string): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

function dayOfSerial(serial: number): string | null {
  return serial >= FIRST_SERIAL ? addDays(SPREADSHEET_EPOCH, serial) : null;
}
