import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';

/** An instant of the API in New York: 'Sat, Mar 7, 2026, 9:05 am'. */
export function momentText(instant: string): string {
  const at = Date.parse(instant);
  const { shortDay, time } = consoleFormats();
  const day = textsOf(consoleRecordsTexts).dayOfYear({ ...shortDay(at), year: newYorkDay(at).slice(0, 4) });
  return textsOf(consoleDeskTexts).moment({ day, time: time(at) });
}
