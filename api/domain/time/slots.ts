import { addDays, instantOf, newYorkDay, weekdayOf } from './new-york-time.ts';

/** When something is due again and again: the newest instant that has come. Epoch ms. */
export type SlotAt = (now: number) => number;

const MINUTE_MS = 60_000;
/** Longest time between two due times. */
const LONGEST_MS = 40 * 24 * 60 * MINUTE_MS;

/** Every so many minutes, as they pass. */
export function everyMinutes(minutes: number): SlotAt {
  const length = minutes * MINUTE_MS;
  return (now) => Math.floor(now / length) * length;
}

/** Every day at a time of New York's wall clock, 'HH:MM'. */
export function dailyAt(clock: string): SlotAt {
  return (now) => {
    const today = newYorkDay(now);
    const slot = instantOf(today, clock);
    return slot <= now ? slot : instantOf(addDays(today, -1), clock);
  };
}

/** Every week on a day (Monday 1 to Sunday 7) at a time of New York's wall clock. */
export function weeklyAt(weekday: number, clock: string): SlotAt {
  return (now) => {
    const today = newYorkDay(now);
    const last = addDays(today, -((weekdayOf(today) - weekday + 7) % 7));
    const slot = instantOf(last, clock);
    return slot <= now ? slot : instantOf(addDays(last, -7), clock);
  };
}

/** When it is due next after now: found by halving, so that a schedule is one function. Epoch ms. */
export function nextSlot(slotAt: SlotAt, now: number): number {
  const last = slotAt(now);
  let before = now;
  let after = now + LONGEST_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (slotAt(middle) > last) after = middle;
    else before = middle;
  }
  return after;
}
