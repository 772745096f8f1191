import { useCallback, useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Holds back whoever leaves a form with changes, until they say so. `release` lets the next step pass. */
export function useLeaveGuard(isChanged: boolean) {
  const mayLeave = useRef(!isChanged);
  useEffect(() => {
    mayLeave.current = !isChanged;
  }, [isChanged]);
  const blocker = useBlocker(useCallback(() => !mayLeave.current, []));
  useBeforeUnload(useCallback((event) => !mayLeave.current && event.preventDefault(), []));
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release: () => {
      mayLeave.current = true;
    },
  };
}
