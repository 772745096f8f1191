/** What tells where a call comes from. */
export type CallOrigin = {
  method: string;
  host: string | null | undefined;
  origin: string | null | undefined;
  fetchSite: string | null | undefined;
};

/**
 * Whether a call may change something: every browser names the page a non-GET call comes from, and only pages of
 * this site may make one. Clients that are no browsers send neither header and carry no cookies of others.
 */
export function isCallAllowed(call: CallOrigin, publicOrigin: string): boolean {
  if (call.method === 'GET' || call.method === 'HEAD') return true;
  if (call.fetchSite && call.fetchSite !== 'same-origin' && call.fetchSite !== 'none') return false;
  if (!call.origin) return true;
  return call.origin === publicOrigin || hostOf(call.origin) === call.host;
}

/** «null», which sandboxed pages send, has no host and so never matches. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
