/** What an address has of the link of a friend by which someone came; empty for none. */
export function invitationIn(url: URL): string {
  return url.searchParams.get('with') ?? '';
}
