import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/**
 * Holds back whoever leaves a form with changes, until they say so. `release` lets the next step pass; `attempt` is
 * for a step that leaves the form and not the page.
 */
export function useLeaveGuard(isChanged: boolean) {
  const mayLeave = useRef(!isChanged);
  const [step, setStep] = useState<(() => void) | null>(null);
  useEffect(() => {
    mayLeave.current = !isChanged;
  }, [isChanged]);
  const blocker = useBlocker(useCallback(() => !mayLeave.current, []));
  useBeforeUnload(useCallback((event) => !mayLeave.current && event.preventDefault(), []));
  return {
    isAsking: blocker.state === 'blocked' || step !== null,
    stay: () => {
      setStep(null);
      blocker.reset?.();
    },
    leave: () => {
      // The step may lead to another page.
      mayLeave.current = true;
      step?.();
      blocker.proceed?.();
    },
    release: () => {
      mayLeave.current = true;
    },
    attempt: (wanted: () => void) => {
      if (mayLeave.current) wanted();
      else setStep(() => wanted);
    },
  };
}
