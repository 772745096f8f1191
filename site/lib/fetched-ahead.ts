/** Whether nobody has opened the page: a browser, or our own worker, fetches it for later. It uses nothing up and records nothing. */
export function isFetchedAhead(headers: Headers): boolean {
  return /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}
