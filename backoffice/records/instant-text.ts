import { consoleDeliveriesTexts } from '#domain/texts/generated/console-deliveries.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';

/** Day and time of an instant in brief: '11/16, 10:00 am'. */
export function instantText(instant: string): string {
  const { monthDay, time } = consoleFormats();
  const at = Date.parse(instant);
  return textsOf(consoleDeliveriesTexts).dayAndTime({ day: monthDay(at), time: time(at) });
}
