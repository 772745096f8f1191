import { type RaRecord, useGetOne } from 'react-admin';
import { isWorthRetrying } from '../api-client/error-code.ts';
import type { RecapMonth } from './charts/recap-chart.ts';
import type { RecapFigures } from './figures/recap-text.ts';

/** The figures of a period, by which it is known, and the months of its year. */
export type RecapRecord = RaRecord<string> & {
  providerName: string;
  figures: RecapFigures;
  months: RecapMonth[];
};

export function useRecap({ providerId, period }: { providerId: string; period: string }) {
  return useGetOne<RecapRecord>(
    'recaps',
    { id: period, meta: { providerId } },
    { retry: isWorthRetrying, onError: () => undefined },
  );
}
