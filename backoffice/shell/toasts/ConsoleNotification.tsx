import { Suspense } from 'react';
import { useNotificationContext } from 'react-admin';
import { lazyPart, neededOffline } from '../../widgets/loading/lazy-part.ts';

const Toasts = lazyPart(
  neededOffline(() => import('./Toasts.tsx')),
  'Toasts',
);

let hasNews = false;

/** Loads the toasts with the first of them. */
export function ConsoleNotification() {
  const { notifications } = useNotificationContext();
  hasNews ||= notifications.length > 0;
  return hasNews ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
