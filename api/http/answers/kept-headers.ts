import { logInNameOf } from '#api/access/auth/session-rows.ts';
import type { Config } from '#api/process/config/config.ts';
import { isBelow } from '#domain/installation/switched-off.ts';
import { LOG_IN_HEADER, MAY_BE_KEPT_HEADER } from '#domain/sessions/kept-headers.ts';

export type KeepSettings = Pick<Config, 'switchedOffPaths'>;

/** Lets the browser of a login keep an answer for when there is no connection, unless that is switched off. */
export function setKeptHeaders(
  headers: Headers,
  { switchedOffPaths }: KeepSettings,
  viewer: { sessionId: string } | null,
): void {
  if (viewer === null || isBelow('/offline', switchedOffPaths)) return;
  headers.set(LOG_IN_HEADER, logInNameOf(viewer.sessionId));
  headers.set(MAY_BE_KEPT_HEADER, 'yes');
}
