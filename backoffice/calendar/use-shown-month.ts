import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownMonth } from './calendar-month.ts';

/** The month of the address, so that a reload, a link and the way back from a quest all show the same. */
export function useShownMonth(): [string, (month: string) => void] {
  const [params, setParams] = useSearchParams();
  const month = shownMonth(params.get('month'), Date.now());
  const show = useCallback((chosen: string) => setParams({ month: chosen }, { replace: true }), [setParams]);
  return [month, show];
}
