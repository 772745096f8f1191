/** A charity that the viewer may work for, under the name of the group that manages it. */
export type Organization = { providerId: string; name: string };

/** What the switch is called, and what it says while nothing is picked. */
export const PICK_AN_ORGANIZATION = 'Pick an organization';

const COOKIE = 'organization';
const YEAR_SECONDS = 31_536_000;

const listeners = new Set<() => void>();

// The choice of this tab: another tab may work for another charity, and its choice must not change this one's page
// under somebody's hands. The cookie, which public pages read too, says where a tab begins.
let chosen: string | null = null;

/** The provider id chosen earlier. Not yet checked. */
export function readChosenProviderId(): string | null {
  chosen ??= chosenIn(document.cookie);
  return chosen;
}

/** Remembers the choice for a year, for this browser; null forgets it. */
export function chooseProvider(providerId: string | null): void {
  chosen = providerId;
  const isSecure = window.location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside secure contexts.
  document.cookie = cookieText(providerId, isSecure);
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export function onProviderChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The provider id in a cookie header. */
export function chosenIn(cookies: string): string | null {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  return found ? decodeURIComponent(found.slice(COOKIE.length + 1)) || null : null;
}

/** The cookie that keeps a choice, or ends it. */
export function cookieText(providerId: string | null, isSecure: boolean): string {
  const value = providerId === null ? '' : encodeURIComponent(providerId);
  const age = providerId === null ? 0 : YEAR_SECONDS;
  return `${COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/**
 * The provider the console works for: the choice if the viewer may make it, else the only one there is.
 * With several and no choice it is null, and the pages ask.
 */
export function selectedProviderId(
  { organizations, isStaff }: { organizations: readonly Organization[]; isStaff: boolean },
  chosen: string | null,
): string | null {
  const isAllowed = isStaff || organizations.some(({ providerId }) => providerId === chosen);
  if (chosen !== null && isAllowed) return chosen;
  return organizations.length === 1 && !isStaff ? (organizations[0]?.providerId ?? null) : null;
}
