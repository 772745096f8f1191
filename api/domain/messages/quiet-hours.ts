import { addDays, instantOf, newYorkDay, newYorkMinuteOfDay } from '../time/new-york-time.ts';
import type { MessageClass } from './mail-kind.ts';

const QUIET_FROM_MINUTE = 21 * 60;
const QUIET_UNTIL = '08:00';
const QUIET_UNTIL_MINUTE = 8 * 60;
/** Messages about a quest that starts within this time are sent during quiet hours, too. */
const SOON_MS = 12 * 3_600_000;

/** Whether people sleep: from 9 pm to 8 am in New York. `now` in epoch ms. */
export function isQuiet(now: number): boolean {
  const minute = newYorkMinuteOfDay(now);
  return minute >= QUIET_FROM_MINUTE || minute < QUIET_UNTIL_MINUTE;
}

/**
 * When something of a class may be sent that is ready `now`: news wait for the morning, what was wanted waits where its
 * quest starts more than 12 hours later. `startsAt`: of the quest, null where there is none. Epoch ms.
 */
export function sendAt(messageClass: MessageClass, startsAt: number | null, now: number): number {
  const canWait =
    messageClass === 'news' || (messageClass === 'wanted' && startsAt !== null && startsAt - now > SOON_MS);
  if (!canWait || !isQuiet(now)) return now;
  const day = newYorkDay(now);
  return instantOf(newYorkMinuteOfDay(now) < QUIET_UNTIL_MINUTE ? day : addDays(day, 1), QUIET_UNTIL);
}
