import { useEffect, useRef } from 'react';
import { useRefresh } from 'react-admin';
import { askAgain, loadSession } from '../../session/session.ts';
import { loadOfflineParts } from '../../widgets/loading/lazy-part.ts';

/** Has the site's worker keep this sheet, so that it opens without a connection. */
export function useKeptSheet(): void {
  const refresh = useRefresh();
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    // A browser without workers, or in a private window, shows the sheet all the same.
    keepSheet(() => latest.current()).catch(() => undefined);
  }, []);
}

async function keepSheet(ask: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  // What sends the marks comes with the page.
  await import('../marks/mark-methods.ts');
  await loadOfflineParts();
  active?.postMessage({ keep: [location.pathname], parts: filesHere() });
  // Asked by way of the worker, the answers are kept.
  askAgain();
  await loadSession();
  ask();
}

/** The files of the console that this page has loaded. */
function filesHere(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(files)].filter((path) => path.startsWith('/console/assets/'));
}
