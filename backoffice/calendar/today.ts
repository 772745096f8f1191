import { newYorkDay } from '#domain/new-york-time.ts';

/** The day in New York, wherever the browser is. */
export function todayInNewYork(): string {
  return newYorkDay(Date.now());
}
