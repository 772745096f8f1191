import { newYorkDay } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../language/console-formats.ts';

/** The day of an instant: 'March 7, 2026'. */
export function dayText(instant: string): string {
  return consoleFormats().date(newYorkDay(Date.parse(instant)));
}
