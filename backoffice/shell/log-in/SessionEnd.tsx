import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { isSessionOver, onSessionEnd } from '../../api-client/session-end.ts';
import { loadSession } from '../../session/session.ts';

const SessionEndDialog = lazy(() =>
  import('./SessionEndDialog.tsx').then((file) => ({ default: file.SessionEndDialog })),
);

/** Loads the dialog that says so when the session ends; whoever comes back to the window is told at once. */
export function SessionEnd({ email }: { email: string }) {
  useEffect(() => {
    const ask = () => void loadSession().catch(() => undefined);
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, []);
  const isOver = useSyncExternalStore(onSessionEnd, isSessionOver);
  return isOver ? (
    <Suspense fallback={null}>
      <SessionEndDialog email={email} />
    </Suspense>
  ) : null;
}
