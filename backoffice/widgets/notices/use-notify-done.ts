import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** Tells that something is done, and offers the way back as long as its token is good. */
export function useNotifyDone() {
  const notify = useNotify();
  return useCallback(
    (message: string, undoToken: string | null | undefined) =>
      notify(message, { type: 'success', undoToken: undoToken ?? null }),
    [notify],
  );
}
