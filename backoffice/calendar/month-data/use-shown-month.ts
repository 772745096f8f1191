import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownMonth } from './calendar-month.ts';

// Whoever comes back by the menu, or switches to another charity, goes on in the month at which they were.
let lastShown: string | null = null;

/** The month of the address, so that a reload, a link and the way back from a quest all show the same. */
export function useShownMonth(): [string, (month: string) => void] {
  const [params, setParams] = useSearchParams();
  const month = shownMonth(params.get('month') ?? lastShown, Date.now());
  useEffect(() => {
    lastShown = month;
  }, [month]);
  const show = useCallback((chosen: string) => setParams({ month: chosen }, { replace: true }), [setParams]);
  return [month, show];
}
