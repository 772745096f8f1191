import { useEffect } from 'react';
import { isNewerVersion } from '#domain/installation/version.ts';

const KEY = 'reloadedForVersion';

/** Reloads a console that is older than the server, once for each version: a stale cache must not make it loop. */
export function useForcedReload(serverVersion: string | undefined): void {
  useEffect(() => {
    if (!serverVersion || !isNewerVersion(serverVersion, __APP_VERSION__)) return;
    if (sessionStorage.getItem(KEY) === serverVersion) return;
    sessionStorage.setItem(KEY, serverVersion);
    window.location.reload();
  }, [serverVersion]);
}
