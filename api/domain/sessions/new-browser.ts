export type NewBrowserFacts = {
  /** The browser has logged in to the account before, by its cookie. */
  isKnown: boolean;
  /** Clients that are no browser keep no cookie. */
  isBrowser: boolean;
  /** The account has another session from the same network, of the same kind of client. */
  hasSessionLikeIt: boolean;
  /** True if no one has logged in to the account before. */
  isFirstLogIn: boolean;
};

/**
 * Whether the owner is told that someone has logged in. A program that logs in anew each time is told once, as long as
 * one of its sessions is open: it would be an email an hour, and no one would read the one that matters.
 */
export function isToldOfBrowser({
  isKnown,
  isBrowser,
  hasSessionLikeIt,
  isFirstLogIn,
}: NewBrowserFacts): boolean {
  if (isKnown || isFirstLogIn) return false;
  return isBrowser || !hasSessionLikeIt;
}
