import { useAnswer } from '../resources/use-method.ts';
import { recap } from './figures/recap-methods.ts';
import { rangeOf, yearOf } from './figures/recap-period-choice.ts';

export type RecapRecord = NonNullable<ReturnType<typeof useRecap>['data']>;

/** The figures of a charity in a period, from midnight to midnight, and the months of its year. */
export function useRecap({ providerId, period }: { providerId: string; period: string }) {
  return useAnswer(recap, { providerId, ...rangeOf(period), year: Number(yearOf(period)) });
}
