import { newYorkMinuteOfDay } from '../time/new-york-time.ts';

export const FIND_TIMES = ['MORNING', 'AFTERNOON', 'EVENING'] as const;
/** Until noon, until 5 pm, and after, by New York's wall clock. */
export type FindTime = (typeof FIND_TIMES)[number];

/** Minutes since midnight: from the first on, and before the second. */
export const MINUTES_OF_TIME: Readonly<Record<FindTime, readonly [from: number, until: number]>> = {
  MORNING: [0, 12 * 60],
  AFTERNOON: [12 * 60, 17 * 60],
  EVENING: [17 * 60, 24 * 60],
};

/** Whether an instant (epoch ms) is at one of the times. In SQL: discovery/discovery/listing-where.ts. */
export function isAtTime(times: readonly FindTime[], instant: number): boolean {
  const minute = newYorkMinuteOfDay(instant);
  return times.some((time) => {
    const [begins, ends] = MINUTES_OF_TIME[time];
    return begins <= minute && minute < ends;
  });
}
