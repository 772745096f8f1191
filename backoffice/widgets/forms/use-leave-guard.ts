import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Holds back whoever leaves a form with changes, until they say so in its LeaveDialog. `release` lets the next step
 * pass; `attempt` is for a step that leaves the form and not the page.
 */
export function useLeaveGuard(isChanged: boolean) {
  const isFree = useRef(!isChanged);
  const [step, setStep] = useState<(() => void) | null>(null);
  useEffect(() => {
    isFree.current = !isChanged;
  }, [isChanged]);
  return {
    isHolding: isChanged,
    mayLeave: useCallback(() => isFree.current, []),
    isAsking: step !== null,
    stay: () => setStep(null),
    leave: () => {
      // The step may lead to another page.
      isFree.current = true;
      setStep(null);
      step?.();
    },
    release: () => {
      isFree.current = true;
    },
    attempt: (wanted: () => void) => {
      if (isFree.current) wanted();
      else setStep(() => wanted);
    },
  };
}
