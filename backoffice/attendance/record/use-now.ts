import { useEffect, useState } from 'react';

const STEP_MILLISECONDS = 20_000;

/** The time, in epoch milliseconds, of a page that stays open while its hour comes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
