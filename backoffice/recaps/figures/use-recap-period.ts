import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownPeriod } from './recap-period-choice.ts';

/** The period of the address, so that a reload, a shared link and the way back all show the same. */
export function useRecapPeriod(): [string, (period: string) => void] {
  const [params, setParams] = useSearchParams();
  const period = shownPeriod(params.get('period'), Date.now());
  const choose = useCallback((chosen: string) => setParams({ period: chosen }), [setParams]);
  return [period, choose];
}
