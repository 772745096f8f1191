import { addDays, instantOf, newYorkDay } from '../time/new-york-time.ts';

/** When people are thanked: on the morning after, by New York's wall clock. */
export const THANKS_CLOCK = '09:00';
/** Days after a quest within which people who are marked present late still get a thank-you the next morning. */
const THANKED_DAYS = 7;

/** The quests whose people are thanked at a slot, by when they ended: the first instant counts, the last does not. Epoch ms. */
export function thankedAt(slot: number): { from: number; until: number } {
  const today = newYorkDay(slot);
  return { from: instantOf(addDays(today, -THANKED_DAYS), '00:00'), until: instantOf(today, '00:00') };
}
