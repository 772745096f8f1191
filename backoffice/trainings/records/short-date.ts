import { consoleTrainingRecordsTexts } from '#domain/texts/generated/console-training-records.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';

/** The New York day of an instant for a table: 'Nov 7, 2026'; nothing for none. */
export function shortDate(instant: string | null): string {
  if (instant === null) return '';
  const time = Date.parse(instant);
  const { month, day } = consoleFormats().shortDay(time);
  return textsOf(consoleTrainingRecordsTexts).dayOfYear({ month, day, year: newYorkDay(time).slice(0, 4) });
}
