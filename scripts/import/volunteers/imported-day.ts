import { readTypedDay } from '#domain/identity/typed-day.ts';
import { addDays, isDay } from '#domain/time/new-york-time.ts';

/** Day 0 of spreadsheets, whose calendar has a February 29, 1900: right from March 1, 1900 on. */
const SPREADSHEET_EPOCH = '1899-12-30';
const FIRST_SERIAL = 61;

/**
 * A day as exports write it: 2010-03-14, also with a midnight behind it, 3/14/2010, or the serial number of a
 * spreadsheet (40251). Null for anything else, such as a year of two digits.
 */
export function readImportedDay(text: string): string | null {
  const plain = text.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '');
  if (/^\d{2,5}(\.0+)?$/.test(plain)) return dayOfSerial(Number(plain));
  const day = readTypedDay(plain);
  return isDay(day) ? day : null;
}

function dayOfSerial(serial: number): string | null {
  return serial >= FIRST_SERIAL ? addDays(SPREADSHEET_EPOCH, serial) : null;
}
