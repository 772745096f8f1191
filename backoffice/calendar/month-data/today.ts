import { newYorkDay } from '#domain/time/new-york-time.ts';

/** The day in New York, wherever the browser is. */
export function todayInNewYork(): string {
  return newYorkDay(Date.now());
}
