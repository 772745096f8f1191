import { Suspense } from 'react';
import { Loading } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useOwnProvider } from '../session/use-own-provider.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';

/** Fetches what the first page of a charity's own account is made of. */
export const loadOwnSchedule = () => import('./OwnSchedule.tsx');
const OwnSchedule = lazyPart(loadOwnSchedule, 'OwnSchedule');

/**
 * The first page: the schedule of a charity's own account; managers go on to their calendar. It comes with the first
 * script, so that no one waits for a page that only leads on.
 */
export function ConsoleHome() {
  const { isPending, ownProvider } = useOwnProvider();
  if (isPending) return <Loading />;
  if (!ownProvider) return <Navigate to="/calendar" replace />;
  return (
    <Suspense fallback={<Loading />}>
      <OwnSchedule charity={ownProvider} />
    </Suspense>
  );
}
