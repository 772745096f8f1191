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
  return (
    call.origin === publicOrigin || (URL.canParse(call.origin) && new URL(call.origin).host === call.host)
  );
}
