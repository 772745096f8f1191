/** What tells where a call comes from. */
export type CallOrigin = {
  method: string;
  host: string | null | undefined;
  origin: string | null | undefined;
  fetchSite: string | null | undefined;
  /** The address acts by itself (`holdsSecret`), for whoever has it and without a cookie. */
  isSecret?: boolean;
};

/**
 * Whether a call may change something: every browser names the page a non-GET call comes from, and only pages of
 * this site may make one. Clients that are no browsers send neither header and carry no cookies of others.
 */
export function isCallAllowed(call: CallOrigin, publicOrigin: string): boolean {
  if (call.method === 'GET' || call.method === 'HEAD') return true;
  if (call.fetchSite && call.fetchSite !== 'same-origin' && call.fetchSite !== 'none') return false;
  if (!call.origin) return true;
  // A page that tells no one its address hides its origin from us, too.
  if (call.origin === 'null') return isOwnWithoutOrigin(call);
  return (
    call.origin === publicOrigin || (URL.canParse(call.origin) && new URL(call.origin).host === call.host)
  );
}

/**
 * Browsers say themselves that the page is one of ours. Those from before 2023 say nothing: for them the address has to
 * be one that another site cannot know; cookies do not come along from there.
 */
function isOwnWithoutOrigin({ fetchSite, isSecret = false }: CallOrigin): boolean {
  return fetchSite === 'same-origin' || (!fetchSite && isSecret);
}
